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

export type ReviewedGame = ProgressGame & { accuracy: number; luck: number; luck_error: number };

const AXIS_STEP_PERCENT = 5;
const MAX_AXIS_LINES = 4; // besides the one at 100

/** Return the games that have a review, oldest first. */
export const reviewedGames = (games: readonly ProgressGame[]): ReviewedGame[] =>
  games
    .filter((game): game is ReviewedGame => game.accuracy !== null && game.luck !== null && game.luck_error !== null)
    .slice()
    .reverse();

/** Return the values of an axis for accuracies, in percent: from a step below the smallest one to 100. */
export function accuracyAxis(accuracies: readonly number[]): number[] {
  const steps = Math.floor((100 - 100 * Math.min(...accuracies)) / AXIS_STEP_PERCENT) + 1;
  const every = Math.ceil(Math.min(steps, 100 / AXIS_STEP_PERCENT) / MAX_AXIS_LINES) * AXIS_STEP_PERCENT;
  const lines = Math.min(Math.ceil((steps * AXIS_STEP_PERCENT) / every), Math.floor(100 / every));
  return Array.from({ length: lines + 1 }, (_, line) => 100 - (lines - line) * every);
}

/** Return the luck in all games, in points, with its standard error. */
export const totalLuck = (games: readonly ReviewedGame[]): { points: number; error: number } => ({
  points: games.reduce((sum, { luck }) => sum + luck, 0),
  error: Math.hypot(...games.map(({ luck_error: error }) => error)),
});

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
