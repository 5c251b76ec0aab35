import { beforeEach, expect, test } from "vitest";
import type { BotName, TableInfo } from "../net/protocol";
import { againstBots, botLevel, defaultForm, loadForm } from "./tableForm";
import { suggestLevel, saveSuggestion } from "./level";

const table = (...levels: (BotName | null)[]): TableInfo =>
  ({
    seats: levels.map((level) => ({ kind: level ? "bot" : "invited", level, name: "", taken: true, away: false })),
  }) as unknown as TableInfo;

beforeEach(() => localStorage.clear());

test("a first game is against apprentices", () => {
  expect(againstBots(defaultForm()).seats.slice(0, 3)).toEqual(["you", "apprentice", "apprentice"]);
});

test.each([
  [[120, 90, 80], "harder", "merchant"],
  [[120, 110, 80], "same", "mason"],
  [[100, 110, 80], "same", "mason"],
  [[90, 120, 80], "easier", "apprentice"],
] as const)("after %j the next opponents are %s", (scores, kind, level) => {
  expect(suggestLevel(table(null, "mason", "mason"), 0, scores)).toEqual({ kind, level });
});

test("suggestions stay between apprentice and vizier", () => {
  expect(suggestLevel(table(null, "apprentice"), 0, [50, 100])).toEqual({ kind: "weakest", level: "apprentice" });
  expect(suggestLevel(table(null, "vizier"), 0, [200, 100])).toEqual({ kind: "strongest", level: "vizier" });
});

test("the strongest opponent decides the suggestion", () => {
  expect(suggestLevel(table("mason", null, "scholar"), 1, [10, 100, 50])?.level).toBe("vizier");
  expect(suggestLevel(table("policy:mine", null, "scholar"), 1, [10, 100, 50])).toBeNull();
});

test("games with people, lessons and other players' games suggest nothing", () => {
  expect(suggestLevel(table(null, null, "mason"), 0, [100, 50, 50])).toBeNull();
  expect(suggestLevel({ ...table(null, "mason"), lesson: "basics" }, 0, [100, 50])).toBeNull();
  expect(suggestLevel(table(null, "mason"), null, [100, 50])).toBeNull();
});

test("the next table has the suggested opponents, and each game counts once", () => {
  saveSuggestion("one", { kind: "harder", level: "mason" });
  expect(botLevel(loadForm())).toBe("mason");
  saveSuggestion("two", { kind: "harder", level: "merchant" });
  saveSuggestion("one", { kind: "harder", level: "mason" });
  expect(botLevel(loadForm())).toBe("merchant");
});
