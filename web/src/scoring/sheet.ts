// A score sheet as rows and columns: one row per building and border, one column per seat, Dirk last.
import { DIRK_SEAT, type Edge, familyOf } from "../game/notation";
import type { Border, Building, BuildingCount, Majority, Options, ScoreSheet } from "../net/protocol";

/** most: first place. some: other points. none: a count without points. absent: no count. */
export type Emphasis = "most" | "some" | "none" | "absent";

export interface HoldingCell extends Pick<BuildingCount, "seat" | "count" | "tiles" | "extras"> {
  points: number;
  emphasis: Emphasis;
  dearest: number | null; // the price that broke a tie with points at stake
  rank: number;
  sharers: number[]; // the seats that share this place, including its own
}

export interface BuildingRow {
  kind: "building";
  building: Building;
  ranks: number[]; // the points of the places
  total: number | null; // the visible tiles where they determine the points: Granada's T
  isShared: boolean;
  cells: HoldingCell[];
}

export interface BorderCell {
  seat: number;
  points: number;
  emphasis: Emphasis;
  edges: Edge[];
}

export interface BorderRow {
  kind: "border";
  border: Border["name"];
  cells: BorderCell[];
}

export type ScoreSheetRow = BuildingRow | BorderRow;
export type ScoreSheetCell = HoldingCell | BorderCell;

export const seatsOf = (players: number, dirk: boolean): number[] => [
  ...Array(players).keys(),
  ...(dirk ? [DIRK_SEAT] : []),
];

export function rowsOf(sheet: ScoreSheet, seats: number[], options: Options): ScoreSheetRow[] {
  const names = [...new Set(sheet.borders.map((border) => border.name))];
  return [
    ...sheet.majorities.map((majority) => buildingRow(majority, seats, options)),
    ...names.map((name) => borderRow(sheet, name, seats)),
  ];
}

export const pointsOf = (rows: ScoreSheetRow[], seat: number): number =>
  rows.reduce((sum, row) => sum + (row.cells.find((cell) => cell.seat === seat)?.points ?? 0), 0);

function buildingRow(majority: Majority, seats: number[], options: Options): BuildingRow {
  const { building, rank_points: ranks, ranks: standings, total } = majority;
  const priced = familyOf(building) === "granada" && options.granada_scoring !== "simple";
  return {
    kind: "building",
    building,
    ranks,
    total: priced ? total : null,
    isShared: standings.some((standing) => standing.tied > 1 && standing.pot > 0),
    cells: seats.map((seat) => holdingCell(majority, seat)),
  };
}

function holdingCell({ ranks: standings }: Majority, seat: number): HoldingCell {
  const mine = standings.find((standing) => standing.building_count.seat === seat);
  const nothing = { seat, points: 0, tiles: 0, extras: {}, count: 0, dearest: null, rank: 0, sharers: [] };
  if (!mine) return { ...nothing, emphasis: "absent" };
  const { rank, points, building_count: holding } = mine;
  const equal = standings.filter((other) => other.building_count.count === holding.count);
  const broken = equal.some((other) => other.rank !== rank) && equal.some((other) => other.points > 0);
  return {
    seat,
    points,
    rank,
    tiles: holding.tiles,
    extras: holding.extras,
    count: holding.count,
    emphasis: rank === 1 ? "most" : points > 0 ? "some" : "none",
    dearest: broken ? holding.highest_price : null,
    sharers: standings.filter((other) => other.rank === rank).map((other) => other.building_count.seat),
  };
}

/** Return the extras that modules add, by name. */
export const extrasOf = ({ extras }: Pick<BuildingCount, "extras">): [module: string, count: number][] =>
  Object.entries(extras).sort(([a], [b]) => (a < b ? -1 : 1));

function borderRow(sheet: ScoreSheet, name: Border["name"], seats: number[]): BorderRow {
  const borders = sheet.borders.filter((border) => border.name === name);
  const most = Math.max(...borders.map((border) => border.points));
  const cells = seats.map((seat): BorderCell => {
    const mine = borders.find((border) => border.seat === seat);
    if (!mine) return { seat, points: 0, emphasis: "absent", edges: [] };
    const emphasis = mine.points === 0 ? "none" : mine.points === most ? "most" : "some";
    return { seat, points: mine.points, emphasis, edges: mine.edges };
  });
  return { kind: "border", border: name, cells };
}
