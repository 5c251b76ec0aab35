import { expect, test } from "vitest";
import type { RoundInfo, TournamentPlayer, TournamentTable } from "../net/protocol";
import { bestGame, isLastRound, isSealed, isUncompared, nameOf } from "./texts";

const playerOf = (name: string, index: number): TournamentPlayer => ({
  number: index + 1,
  name,
  present: true,
  absence: null,
  organiser: false,
});

test("players of the same name are told apart by their numbers", () => {
  const page = { players: ["Omar", "Zaida", "Omar"].map(playerOf) };
  expect([1, 2, 3].map((number) => nameOf(page, number))).toEqual(["Omar (1)", "Zaida", "Omar (3)"]);
});

const tableOf = (table: string, scores: number[], more: Partial<TournamentTable> = {}): TournamentTable => ({
  table,
  players: [1, 2],
  scores,
  over: true,
  corrected: false,
  absent: [],
  ...more,
});
const roundOf = (ended: number | null, ...tables: TournamentTable[]): RoundInfo => ({
  tables,
  rests: [],
  final: false,
  commitment: "",
  started: 1,
  deadline: null,
  time_over: false,
  ended,
  seed: "",
});

test("only a running round with the same deal at several tables is sealed", () => {
  const [first, second] = [tableOf("a", []), tableOf("b", [])];
  const isSealedIn = (duplicate: boolean, round: RoundInfo) => isSealed({ settings: { duplicate } }, round);
  expect(isSealedIn(true, roundOf(null, first, second))).toBe(true);
  expect(isSealedIn(true, roundOf(null, first))).toBe(false); // such as a final
  expect(isSealedIn(true, roundOf(2, first, second))).toBe(false);
  expect(isSealedIn(false, roundOf(null, first, second))).toBe(false);
});

test("duplicate compares two tables that count or are still played", () => {
  const isUncomparedIn = (duplicate: boolean, round: RoundInfo) => isUncompared({ settings: { duplicate } }, round);
  const voided = tableOf("b", [], { scores: null });
  const running = tableOf("c", [], { scores: null, over: false });
  expect(isUncomparedIn(true, roundOf(2, tableOf("a", [1, 2])))).toBe(true);
  expect(isUncomparedIn(true, roundOf(2, tableOf("a", [1, 2]), voided))).toBe(true);
  expect(isUncomparedIn(true, roundOf(null, tableOf("a", [1, 2]), running))).toBe(false);
  expect(isUncomparedIn(true, { ...roundOf(2, tableOf("a", [1, 2])), final: true })).toBe(false);
  expect(isUncomparedIn(false, roundOf(2, tableOf("a", [1, 2])))).toBe(false);
});

test("nobody who does not play the last round is promised another one", () => {
  const round = { ...roundOf(null, tableOf("a", [])), tables: [tableOf("a", [], { players: [2, 3] })] };
  const pageOf = (planned_rounds: number, final: boolean) =>
    ({ rounds: [round], planned_rounds, settings: { final } }) as unknown as Parameters<typeof isLastRound>[0];
  expect(isLastRound(pageOf(2, false))).toBe(false);
  expect(isLastRound(pageOf(1, false))).toBe(true);
  expect(isLastRound(pageOf(2, true))).toBe(true);
});

test("the best game has the highest score that a player has reached", () => {
  const first = roundOf(2, tableOf("a", [70, 90]), tableOf("b", [90, 60]));
  const second = roundOf(3, tableOf("c", [99, 98], { absent: [1] }), tableOf("d", [120, 60], { corrected: true }));
  const running = roundOf(null, tableOf("e", [150, 60]));
  expect(bestGame({ rounds: [first, second, running] })).toMatchObject({ id: "c", round: 2, table: 1, player: 2 });
  expect(bestGame({ rounds: [first] })).toMatchObject({ id: "a", player: 2, score: 90 });
  expect(bestGame({ rounds: [running] })).toBeNull();
});
