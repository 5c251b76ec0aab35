import { beforeEach, expect, test } from "vitest";
import type { BotName, TableInfo } from "../net/protocol";
import { againstBots, botLevel, firstChoice, remembered } from "./choice";
import { proposalOf, rememberProposal } from "./level";

const table = (...levels: (BotName | null)[]): TableInfo =>
  ({ seats: levels.map((level) => ({ kind: level ? "bot" : "invited", level, name: "", taken: true, away: false })) }) as unknown as TableInfo;

beforeEach(() => localStorage.clear());

test("a first game is against apprentices", () => {
  expect(againstBots(firstChoice()).seats.slice(0, 3)).toEqual(["you", "apprentice", "apprentice"]);
});

test.each([
  [[120, 90, 80], "harder", "merchant"],
  [[120, 110, 80], "same", "mason"],
  [[100, 110, 80], "same", "mason"],
  [[90, 120, 80], "easier", "apprentice"],
] as const)("after %j one meets %s opponents", (scores, verdict, level) => {
  expect(proposalOf(table(null, "mason", "mason"), 0, scores)).toEqual({ verdict, level });
});

test("nobody is weaker than an apprentice or stronger than a vizier", () => {
  expect(proposalOf(table(null, "apprentice"), 0, [50, 100])).toEqual({ verdict: "weakest", level: "apprentice" });
  expect(proposalOf(table(null, "vizier"), 0, [200, 100])).toEqual({ verdict: "strongest", level: "vizier" });
});

test("the strongest of them counts", () => {
  expect(proposalOf(table("mason", null, "scholar"), 1, [10, 100, 50])?.level).toBe("vizier");
  expect(proposalOf(table("policy:mine", null, "scholar"), 1, [10, 100, 50])).toBeNull();
});

test("games with people, lessons and games of others propose nothing", () => {
  expect(proposalOf(table(null, null, "mason"), 0, [100, 50, 50])).toBeNull();
  expect(proposalOf({ ...table(null, "mason"), lesson: "basics" }, 0, [100, 50])).toBeNull();
  expect(proposalOf(table(null, "mason"), null, [100, 50])).toBeNull();
});

test("the next table has the proposed opponents, and each game counts once", () => {
  rememberProposal("one", { verdict: "harder", level: "mason" });
  expect(botLevel(remembered())).toBe("mason");
  rememberProposal("two", { verdict: "harder", level: "merchant" });
  rememberProposal("one", { verdict: "harder", level: "mason" });
  expect(botLevel(remembered())).toBe("merchant");
});
