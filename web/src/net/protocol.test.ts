// What goes over the wire is declared once, in Python; protocol.ts is made from it. Whoever writes such a type by hand,
// or the name of an event or a step as it was called before, has a second truth that nobody checks against the first.
import { expect, test } from "vitest";
import source from "./protocol.ts?raw";
import { EVENTS, STEPS } from "./protocol";

const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!./protocol.ts", "!./protocol.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const DECLARED = /^\s*(?:export\s+)?(?:interface|type)\s+(\w+)(?:<[^=]*>)?\s*(?:=|\{|extends\b)/gm;
const declaredIn = (text: string): string[] => [...text.matchAll(DECLARED)].map((found) => found[1]!);

const generated = new Set(declaredIn(source));
const pascal = (name: string): string => name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
const OLD_STEPS = ["Act", "Place", "AwaitConfirmation", "Window", "RevealRound"];
const OLD_NAME = new RegExp(`(["'\`])(?:${[...EVENTS.map(pascal), ...OLD_STEPS].join("|")})\\1`);

test("nobody writes a type of the wire by hand", () => {
  const written = Object.entries(sources).flatMap(([file, text]) =>
    declaredIn(text).filter((name) => generated.has(name)).map((name) => `${file}: ${name}`),
  );
  expect(written).toEqual([]);
});

test("nobody calls events and steps as they were called before", () => {
  expect(Object.keys(sources).filter((file) => OLD_NAME.test(sources[file]!))).toEqual([]);
});

test("these tests would find them", () => {
  expect(declaredIn("interface View {\n  export type Action = 1;\n  type Of<K extends A> = K;\n  import { type B, c };")).toEqual([
    "View", "Action", "Of",
  ]);
  for (const name of ["View", "TileBought", "Action", "Standings", "Command"]) expect(generated).toContain(name);
  expect('if (each.event === "TileBought")').toMatch(OLD_NAME);
  expect("step === 'Window'").toMatch(OLD_NAME);
  expect(STEPS).toContain("vizier_window");
});
