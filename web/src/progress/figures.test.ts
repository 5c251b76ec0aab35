import { describe, expect, it } from "vitest";
import type { GameTotals, Progress, ProgressGame } from "../net/protocol";
import { accuracyAxis, buildingShares, mean, milestones, reviewedGames, totalLuck } from "./figures";

const totals = (changes: Partial<GameTotals>): GameTotals => ({
  ...{ game: "alhambra", players: 3, played: 0, won: 0, rivals: null, purchases: 0, exact: 0 },
  ...{ best_score: 0, best_lead: 0, best_border: 0 },
  ...changes,
});
const progress = (kinds: GameTotals[], streak = 0): Progress => ({
  ...{ totals: kinds, games: [], buildings: {}, streak: 0, longest_streak: streak },
  puzzles: { rating: 1150, deviation: 350, attempted: 0, solved: 0 },
});
const game = (changes: Partial<ProgressGame>): ProgressGame => ({
  ...{ won: false, table: "t", ended: 0, game: "alhambra", players: 3, score: 90, lead: -5 },
  ...{ purchases: 10, exact: 4, border: 8, rivals: null, accuracy: null, luck: null },
  ...{ luck_error: null, effort: null },
  ...changes,
});

describe("milestones", () => {
  it("are only those that have been reached", () => {
    expect(milestones(progress([]))).toEqual([]);
    expect(milestones(progress([totals({ played: 9 })]))).toEqual([{ kind: "games", count: 1 }]);
    const kinds = [totals({ played: 20, won: 8 }), totals({ players: 2, played: 31, won: 2 })];
    expect(milestones(progress(kinds, 5))).toEqual([
      { kind: "games", count: 50 },
      { kind: "wins", count: 10 },
      { kind: "streak", count: 5 },
    ]);
  });

  it("include a win in each game", () => {
    const kinds = ["alhambra", "granada", "combined"].map((name) => totals({ game: name, played: 1, won: 1 }));
    expect(milestones(progress(kinds)).at(-1)).toEqual({ kind: "everything", count: 3 });
    expect(milestones(progress(kinds.slice(1))).map(({ kind }) => kind)).not.toContain("everything");
  });
});

it("shows reviewed games from the oldest to the latest", () => {
  const games = [
    game({ table: "c", accuracy: 0.9, luck: 2, luck_error: 3 }),
    game({ table: "b" }),
    game({ table: "a", accuracy: 0, luck: -1, luck_error: 4 }),
  ];
  expect(reviewedGames(games).map(({ table }) => table)).toEqual(["a", "c"]);
  expect(totalLuck(reviewedGames(games))).toEqual({ points: 1, error: 5 });
  expect(mean([1, 2, 6])).toBe(3);
});

it("zooms the axis to the accuracies", () => {
  expect(accuracyAxis([0.92, 0.97])).toEqual([90, 95, 100]);
  expect(accuracyAxis([0.85, 0.97])).toEqual([80, 85, 90, 95, 100]);
  expect(accuracyAxis([1])).toEqual([95, 100]);
  expect(accuracyAxis([0.3])[0]).toBeLessThan(30);
  expect(accuracyAxis([0])).toEqual([0, 25, 50, 75, 100]);
});

it("sorts buildings by their share", () => {
  expect(buildingShares({ tower: 1, garden: 3 })).toEqual([
    { building: "garden", tiles: 3, share: 0.75 },
    { building: "tower", tiles: 1, share: 0.25 },
  ]);
});
