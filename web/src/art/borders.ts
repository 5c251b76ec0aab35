// Borders of tiles and cities, in units of 100 per tile.
import type { Family, Placed, Side } from "../game/notation";

const SIDES: readonly Side[] = ["N", "E", "S", "W"];
export const SIDE_DEGREES: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };
const SIDE_OFFSETS: Readonly<Record<Side, readonly [number, number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export interface BorderEdge {
  x: number;
  y: number;
  side: Side;
  family: Family;
}

/** Return the corners where two borders of a tile meet, as rotations of a north-west corner. */
export function cornerTurns(sides: string): number[] {
  const corners = [
    ["N", "W"],
    ["N", "E"],
    ["E", "S"],
    ["S", "W"],
  ] as const;
  return corners.flatMap(([a, b], i) => (sides.includes(a) && sides.includes(b) ? [90 * i] : []));
}

/** Return one side of a cell as a path; `inset` moves it into the cell. */
export function edgePath(x: number, y: number, side: Side, inset = 0): string {
  const [left, top] = [100 * x, 100 * y];
  switch (side) {
    case "N":
      return `M${left} ${top + inset}h100`;
    case "S":
      return `M${left} ${top + 100 - inset}h100`;
    case "W":
      return `M${left + inset} ${top}v100`;
    case "E":
      return `M${left + 100 - inset} ${top}v100`;
  }
}

/**
 * Return the outer borders of one family's part of the city. A wall next to a moat is outer, a wall next to a wall is
 * not.
 */
export function outerEdges(city: readonly Placed[], start: Family): BorderEdge[] {
  const families = new Map<string, Family>([["0,0", start]]);
  for (const { x, y, face } of city) families.set(`${x},${y}`, face.family);
  return city.flatMap(({ x, y, face }) =>
    SIDES.filter((side) => {
      const [dx, dy] = SIDE_OFFSETS[side];
      return face.sides.includes(side) && families.get(`${x + dx},${y + dy}`) !== face.family;
    }).map((side) => ({ x, y, side, family: face.family })),
  );
}
