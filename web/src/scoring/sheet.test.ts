import { expect, test } from "vitest";
import type { Border, BuildingCount, Majority, ScoreSheet, MajorityRank } from "../net/protocol";
import { explain } from "./explain";
import { DIRK_SEAT } from "../game/notation";
import { type BuildingRow, pointsOf, rowsOf, seatsOf } from "./sheet";

const standing = (
  seat: number,
  tiles: number,
  rank: number,
  points: number,
  more: Partial<BuildingCount> = {},
): MajorityRank => ({
  building_count: { building: "tower", seat, tiles, extras: {}, count: tiles, highest_price: 0, ...more },
  rank,
  pot: 0,
  tied: 1,
  points,
});

function sheet(majority: Partial<Majority>): ScoreSheet {
  const whole: Majority = { building: "tower", rank_points: [13, 6], total: 5, ranks: [], ...majority };
  const borders: Border[] = [
    { seat: 0, name: "wall", edges: Array(9).fill([[0, 0], 0]), points: 9 },
    { seat: 1, name: "wall", edges: [], points: 0 },
  ];
  return { scoring: 2, majorities: [whole], borders, scores: [0, 0], dirk_score: 0 };
}

const ALHAMBRA = { game: "alhambra", players: 2 } as const;
const GRANADA = { game: "granada", players: 2 } as const;
const shared = sheet({
  ranks: [
    { ...standing(1, 2, 1, 9), pot: 19, tied: 2 },
    { ...standing(0, 1, 1, 9, { extras: { bonus: 1 }, count: 2 }), pot: 19, tied: 2 },
  ],
});
const naming = { names: ["Zaida", "Teresa"], me: 0 };

test("Dirk is the last column, and every point of a seat is in its column", () => {
  const seats = seatsOf(2, true);
  expect(seats).toEqual([0, 1, DIRK_SEAT]);
  const rows = rowsOf(shared, seats, ALHAMBRA);
  expect(seats.map((seat) => pointsOf(rows, seat))).toEqual([18, 9, 0]);
  expect(rows[0]!.cells.map((cell) => cell.emphasis)).toEqual(["most", "most", "absent"]);
  expect(rows[1]!.cells.map((cell) => cell.emphasis)).toEqual(["most", "none", "absent"]);
});

test("a shared place is explained with its sum, and extras are listed", () => {
  const [row] = rowsOf(shared, [0, 1], ALHAMBRA);
  expect((row as BuildingRow).isShared).toBe(true);
  expect(explain(row!, 0, naming)).toEqual([
    "You and Teresa share first and second place: (13 + 6) / 2 = 9 each, rounded down.",
    "1 tile and 1 bonus card count as 2.",
  ]);
});

test("in Granada the most expensive tile is shown only where it broke a tie", () => {
  const majority: Partial<Majority> = {
    building: "park",
    rank_points: [10, 5],
    total: 5,
    ranks: [
      standing(1, 2, 1, 10, { highest_price: 12 }),
      standing(0, 2, 2, 5, { highest_price: 9 }),
      standing(2, 1, 3, 0, { highest_price: 7 }),
    ],
  };
  const row = rowsOf(sheet(majority), [0, 1, 2], GRANADA)[0] as BuildingRow;
  expect(row.cells.map((cell) => cell.dearest)).toEqual([9, 12, null]);
  expect(row.total).toBe(5);
  expect(explain(row, 0, naming)).toEqual([
    "You have the second most Parks, 2: second place pays 5.",
    "You have as many as Teresa, so the dearest tile decides: yours costs 9, theirs 12.",
    "There are 5 Parks in total: second place pays 5.",
  ]);
});

test("simple scoring does not depend on the number of buildings", () => {
  const simple = { ...GRANADA, granada_scoring: "simple" } as const;
  const row = rowsOf(sheet({ building: "park", rank_points: [10, 3] }), [0, 1], simple)[0] as BuildingRow;
  expect(row.total).toBeNull();
});

test("extras of any module are listed, known or not", () => {
  const extras = { huts: 2, bonus: 1, lanterns: 1 };
  const [row] = rowsOf(sheet({ ranks: [standing(0, 1, 1, 13, { extras, count: 5 })] }), [0], ALHAMBRA);
  expect(explain(row!, 0, naming)[1]).toBe(
    "1 tile, 1 bonus card, 2 neighbours of huts, and 1 for lanterns count as 5.",
  );
});

test("walls are explained, also for players without one", () => {
  const row = rowsOf(shared, [0, 1, DIRK_SEAT], ALHAMBRA)[1]!;
  expect(explain(row, 0, naming)).toEqual(["Your longest outer wall has 9 edges, one point each."]);
  expect(explain(row, 1, naming)).toEqual(["Teresa has no outer wall."]);
  expect(explain(row, DIRK_SEAT, naming)).toEqual(["Dirk has no city, so he has no wall."]);
});
