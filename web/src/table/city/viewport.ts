// The visible part of a city in a board of a given size.
import { type Cell, cellText, parseCell } from "../../game/notation";
import type { CellBox } from "./layout";

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  w: number;
  h: number;
}

/** The corner of the start tile and the tile edge, in pixels. */
export interface Viewport extends Point {
  tile: number;
}

const MAX_FITTED_TILE_PX = 144;
const MAX_TILE_PX = 224;
const MIN_TILE_PX = 12; // shows a large city whole on a small screen
const MIN_MARGIN_PX = 12;

const MIN_TOUCH_PX = 44;
const ZOOM_TOOLS_PX = { w: 134, h: 46 }; // at the bottom right

const limit = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

/** Centre the whole box, as large as possible. */
export function fit(box: CellBox, size: Size): Viewport {
  const margin = Math.max(MIN_MARGIN_PX, 0.045 * Math.min(size.w, size.h));
  const room = Math.min((size.w - 2 * margin) / box.w, (size.h - 2 * margin) / box.h);
  const tile = limit(MIN_TILE_PX, Math.floor(room), MAX_FITTED_TILE_PX);
  return {
    tile,
    x: Math.round((size.w - box.w * tile) / 2 - box.x * tile),
    y: Math.round((size.h - box.h * tile) / 2 - box.y * tile),
  };
}

/** Zoom while the point of the city under `at` stays in place. */
export function zoomAt(view: Viewport, factor: number, at: Point): Viewport {
  const tile = limit(MIN_TILE_PX, view.tile * factor, MAX_TILE_PX);
  const k = tile / view.tile;
  return { tile, x: at.x - (at.x - view.x) * k, y: at.y - (at.y - view.y) * k };
}

/** Align to whole pixels, so that no seams show between tiles; the middle of the board stays in place. */
export function snap(view: Viewport, size: Size): Viewport {
  const { x, y, tile } = zoomAt(view, Math.round(view.tile) / view.tile, { x: size.w / 2, y: size.h / 2 });
  return { x: Math.round(x), y: Math.round(y), tile: Math.round(tile) };
}

/** Keep the middle of the board over the box, so that the city stays in sight. */
export function clamp(view: Viewport, box: CellBox, size: Size): Viewport {
  const kept = (at: number, start: number, length: number, room: number): number =>
    limit(room / 2 - (start + length) * view.tile, at, room / 2 - start * view.tile);
  return { ...view, x: kept(view.x, box.x, box.w, size.w), y: kept(view.y, box.y, box.h, size.h) };
}

export const contains = (view: Viewport, box: CellBox, size: Size): boolean =>
  box.x * view.tile + view.x >= 0 &&
  box.y * view.tile + view.y >= 0 &&
  (box.x + box.w) * view.tile + view.x <= size.w &&
  (box.y + box.h) * view.tile + view.y <= size.h;

export function cellAt(view: Viewport, at: Point): string {
  return cellText({ x: Math.floor((at.x - view.x) / view.tile), y: Math.floor((at.y - view.y) / view.tile) });
}

/** Return the cell meant by a tap: where cells are smaller than a fingertip, an offered one nearby. */
export function nearestOffer(view: Viewport, at: Point, offered: Iterable<string>): string {
  const hit = cellAt(view, at);
  let [found, nearest] = [hit, MIN_TOUCH_PX / 2];
  if (view.tile >= MIN_TOUCH_PX) return hit;
  for (const cell of offered) {
    if (cell === hit) return hit;
    const { x, y } = cornerOf(view, parseCell(cell));
    const distance = Math.hypot(x + view.tile / 2 - at.x, y + view.tile / 2 - at.y);
    if (distance < nearest) [found, nearest] = [cell, distance];
  }
  return found;
}

export function cornerOf(view: Viewport, cell: Cell): Point {
  return { x: view.x + cell.x * view.tile, y: view.y + cell.y * view.tile };
}

/** Move just far enough to show a whole cell. */
export function reveal(view: Viewport, cell: Cell, size: Size): Viewport {
  const { x, y } = cornerOf(view, cell);
  const into = (at: number, room: number): number =>
    limit(MIN_MARGIN_PX, at, Math.max(MIN_MARGIN_PX, room - MIN_MARGIN_PX - view.tile));
  return { ...view, x: view.x + into(x, size.w) - x, y: view.y + into(y, size.h) - y };
}

/** Place a tip near a cell and within the board, where it covers the fewest other cells and none of the tools. */
export function placeTip(view: Viewport, cell: Cell, tip: Size, size: Size, others: Iterable<Cell>): Point {
  const gap = 10;
  const edge = 6;
  const far = 8; // a pixel of distance outweighs this many covered square pixels
  const { tile } = view;
  const here = cornerOf(view, cell);
  const [right, bottom] = [Math.max(edge, size.w - tip.w - edge), Math.max(edge, size.h - tip.h - edge)];
  const [centre, middle] = [here.x + (tile - tip.w) / 2, here.y + (tile - tip.h) / 2];
  const corners = [...others].map((other) => cornerOf(view, other));

  const overlap = (a: number, b: number, length: number): number => Math.min(a + length, b + tile) - Math.max(a, b);
  const hidden = (at: Point, from: Point): number =>
    Math.max(0, overlap(at.x, from.x, tip.w)) * Math.max(0, overlap(at.y, from.y, tip.h));
  const apart = (at: Point): number =>
    Math.hypot(Math.min(0, overlap(at.x, here.x, tip.w)), Math.min(0, overlap(at.y, here.y, tip.h)));
  const under = (at: Point): number =>
    Math.max(0, at.x - right + ZOOM_TOOLS_PX.w) * Math.max(0, at.y - bottom + ZOOM_TOOLS_PX.h);
  const cost = (at: Point): number =>
    20 * (hidden(at, here) + under(at)) + far * apart(at) + corners.reduce((sum, each) => sum + hidden(at, each), 0);

  const beside = [
    { x: here.x + tile + gap, y: middle },
    { x: here.x - gap - tip.w, y: middle },
    { x: centre, y: here.y + tile + gap },
    { x: centre, y: here.y - gap - tip.h },
  ].map(({ x, y }) => ({ x: limit(edge, x, right), y: limit(edge, y, bottom) }));
  const inCorners = [edge, right].flatMap((x) => [edge, bottom].map((y) => ({ x, y })));
  const places = [...beside, ...inCorners].flatMap(({ x, y }) => [
    { x, y },
    { x, y: Math.max(edge, Math.min(y, bottom - ZOOM_TOOLS_PX.h)) },
  ]);
  return places.reduce((best, at) => (cost(at) < cost(best) ? at : best));
}
