// The layout of a city, in cells: x to the right, y down.
import { type Cell, cellText, parseCell, type Side } from "../../game/notation";

export interface CellBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

const SIDE_OFFSETS: Readonly<Record<Side, Cell>> = {
  N: { x: 0, y: -1 },
  E: { x: 1, y: 0 },
  S: { x: 0, y: 1 },
  W: { x: -1, y: 0 },
};

/** Return the bounding box of cells. */
export function boxOf(cells: Iterable<string>): CellBox {
  const list = [...cells].map(parseCell);
  const [xs, ys] = [list.map((cell) => cell.x), list.map((cell) => cell.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x + 1, h: Math.max(...ys) - y + 1 };
}

export function neighbours(cell: string): string[] {
  const { x, y } = parseCell(cell);
  return Object.values(SIDE_OFFSETS).map((step) => cellText({ x: x + step.x, y: y + step.y }));
}

/** Return the free cells next to cells. */
export function rimOf(cells: ReadonlySet<string>): string[] {
  return [...new Set([...cells].flatMap(neighbours))].filter((cell) => !cells.has(cell));
}

/** Return the grid crossings at the corners of cells. A crossing is named after the cell to its lower right. */
export function crossingsOf(cells: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const { x, y } of [...cells].map(parseCell)) {
    for (const dx of [0, 1]) for (const dy of [0, 1]) found.add(cellText({ x: x + dx, y: y + dy }));
  }
  return [...found];
}

/** Return rows from top to bottom, each from left to right. */
export function rowsOf(cells: Iterable<string>): string[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of [...cells].map(parseCell).sort((a, b) => a.y - b.y || a.x - b.x)) {
    rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
  }
  return [...rows.values()].map((row) => row.map(cellText));
}

/** Return the next cell in a direction: straight ahead if possible, otherwise the nearest, otherwise the same cell. */
export function walk(cells: Iterable<string>, from: string, side: Side): string {
  const [here, step] = [parseCell(from), SIDE_OFFSETS[side]];
  let [found, shortest] = [from, Infinity];
  for (const name of cells) {
    const { x, y } = parseCell(name);
    const ahead = (x - here.x) * step.x + (y - here.y) * step.y;
    const aside = Math.abs((x - here.x) * step.y) + Math.abs((y - here.y) * step.x);
    if (ahead > 0 && ahead + 3 * aside < shortest) [found, shortest] = [name, ahead + 3 * aside];
  }
  return found;
}

/** Return the next offered cell in reading order, cyclically. */
export function nextOf(cells: readonly string[], from: string): string {
  const order = rowsOf(new Set([...cells, from])).flat();
  const turned = [...order.slice(order.indexOf(from) + 1), ...order.slice(0, order.indexOf(from) + 1)];
  return turned.find((cell) => cells.includes(cell)) ?? from;
}
