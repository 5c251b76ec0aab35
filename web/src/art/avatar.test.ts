import { expect, test } from "vitest";
import { avatarOf } from "./avatar";

const LEVELS = ["apprentice", "mason", "merchant", "architect", "scholar", "vizier"];

test("the same name always has the same avatar", () => {
  expect(avatarOf("Zaida")).toEqual(avatarOf("Zaida"));
  expect(avatarOf("Zoë")).toEqual(avatarOf("Zoe\u0308")); // two spellings of one name
});

test("names have many different avatars", () => {
  const names = Array.from({ length: 200 }, (_, index) => `Guest ${index}`);
  const drawings = new Set(names.map((name) => JSON.stringify(avatarOf(name))));
  expect(drawings.size).toBeGreaterThan(180);
});

test("each level of bots has its own tile, and a person never has one", () => {
  const shapes = new Set([...LEVELS, "policy:mine"].map((level) => avatarOf("Idris", level).shape));
  expect(shapes.size).toBe(LEVELS.length + 1);
  expect(avatarOf("Idris", "mason").isBot).toBe(true);
  expect(avatarOf("Idris").isBot).toBe(false);
});

test("paths contain only numbers and commands", () => {
  for (let index = 0; index < 100; index++) {
    const { shape, heart } = avatarOf(`N${index}`);
    expect(shape + heart).toMatch(/^[MLVAZa0-9 .,-]+$/);
  }
});
