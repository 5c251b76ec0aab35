// The small map of a city, in units of 100 per tile.
import type { Cell } from "../game/notation";
import { type BorderEdge, edgePath } from "./borders";

export const BORDER_WIDTH = 15;

export interface MapFrame {
  viewBox: string;
  width: number;
  height: number;
}

/** Fit a city with its start tile into a box, with no tile larger than `maxTile` pixels. */
export function mapFrame(tiles: readonly Cell[], maxWidth: number, maxHeight: number, maxTile: number): MapFrame {
  const xs = [0, ...tiles.map((tile) => tile.x)];
  const ys = [0, ...tiles.map((tile) => tile.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [columns, rows] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  const tile = Math.min(maxWidth / columns, maxHeight / rows, maxTile);
  return {
    viewBox: `${100 * left} ${100 * top} ${100 * columns} ${100 * rows}`,
    width: columns * tile,
    height: rows * tile,
  };
}

/**
 * Return one path per family. Borders are drawn inside their tiles; where a stretch turns inwards, a horizontal edge
 * reaches round the corner.
 */
export function borderPaths(edges: readonly BorderEdge[]): { wall: string; moat: string } {
  const key = (x: number, y: number, side: string, family: string) => `${x},${y}${side}${family}`;
  const all = new Set(edges.map(({ x, y, side, family }) => key(x, y, side, family)));
  const paths = { alhambra: "", granada: "" };
  for (const { x, y, side, family } of edges) {
    paths[family] += edgePath(x, y, side, BORDER_WIDTH / 2);
    if (side === "E" || side === "W") continue;
    const beyond = y + (side === "S" ? 1 : -1);
    const level = 100 * y + (side === "S" ? 100 - BORDER_WIDTH / 2 : BORDER_WIDTH / 2);
    if (all.has(key(x - 1, beyond, "E", family)))
      paths[family] += `M${100 * x - BORDER_WIDTH} ${level}h${BORDER_WIDTH}`;
    if (all.has(key(x + 1, beyond, "W", family))) paths[family] += `M${100 * x + 100} ${level}h${BORDER_WIDTH}`;
  }
  return { wall: paths.alhambra, moat: paths.granada };
}
