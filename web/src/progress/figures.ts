// Figures that follow from a player's progress.
import type { Building, GameTotals, Progress, ProgressGame } from "../net/protocol";

const GAME_STEPS = [1, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000];
const STREAK_STEPS = [3, 5, 10, 20];

export type Milestone = { kind: "games" | "wins" | "streak" | "everything"; count: number };

export const sumOf = (totals: readonly GameTotals[], name: "played" | "won" | "purchases" | "exact"): number =>
  totals.reduce((sum, each) => sum + each[name], 0);

export const bestOf = (totals: readonly GameTotals[], name: "best_score" | "best_lead" | "best_border"): number =>
  Math.max(...totals.map((each) => each[name]));

/** Return the largest step that the count has reached, or none. */
const reached = (kind: Milestone["kind"], steps: readonly number[], count: number): Milestone[] => {
  const step = steps.findLast((each) => each <= count);
  return step === undefined ? [] : [{ kind, count: step }];
};

/** Return the milestones that the player has reached, only the largest of each kind. */
export function milestones({ totals, longest_streak: streak }: Progress): Milestone[] {
  const won = new Set(totals.filter((each) => each.won).map(({ game }) => game));
  return [
    ...reached("games", GAME_STEPS, sumOf(totals, "played")),
    ...reached("wins", GAME_STEPS, sumOf(totals, "won")),
    ...reached("streak", STREAK_STEPS, streak),
    ...(won.size === 3 ? [{ kind: "everything", count: won.size } as const] : []),
  ];
}

export type ReviewedGame = ProgressGame & { accuracy: number; luck: number };

/** Return the games that have a review, oldest first. */
export const reviewedGames = (games: readonly ProgressGame[]): ReviewedGame[] =>
  games
    .filter((game): game is ReviewedGame => typeof game.accuracy === "number" && typeof game.luck === "number")
    .slice()
    .reverse();

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export interface BuildingShare {
  building: Building;
  tiles: number;
  share: number;
}

/** Return the buildings by their share of all tiles, the most frequent first. */
export function buildingShares(buildings: Readonly<Record<string, number>>): BuildingShare[] {
  const total = Object.values(buildings).reduce((sum, tiles) => sum + tiles, 0);
  return (Object.entries(buildings) as [Building, number][])
    .sort(([, a], [, b]) => b - a)
    .map(([building, tiles]) => ({ building, tiles, share: tiles / total }));
}
