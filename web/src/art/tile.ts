// The composition of a tile: the details for each size, and the position of the figure.
import type { Face } from "../game/notation";
import type { Building } from "../net/protocol";

export type Detail = "map" | "s" | "m" | "l";

/** Return the level of detail for a tile of this size in pixels. */
export const detailFor = (size: number): Detail => (size < 28 ? "map" : size < 56 ? "s" : size < 120 ? "m" : "l");

/** Figures that would touch the price are moved or shrunk a little. */
const FIGURE_ADJUSTMENTS: Partial<Record<Building, readonly [dx: number, scale: number]>> = {
  tower: [6, 1],
  garden: [2.5, 1],
  seraglio: [2.5, 1],
  chambers: [3, 0.95],
  hospital: [4.5, 0.95],
  hostel: [1, 0.93],
  market: [2.5, 0.9],
};

/**
 * Return the transform that puts a figure of 64 units on its tile. Everything stays within 16 to 84, where no border
 * covers it.
 */
export function figureTransform(face: Face, level: Detail, hasLetter: boolean): string {
  const alhambra = face.family === "alhambra";
  const [dx, scale] = (!face.isHut && face.building && FIGURE_ADJUSTMENTS[face.building]) || [0, 1];
  if (level === "map") return standingTransform(50, 86, 1.12);
  if (level === "s")
    return alhambra ? standingTransform(54 + dx, 85, 1.06 * scale) : standingTransform(54 + dx, 84.5, scale);
  if (alhambra) return standingTransform(52.5 + dx, 85, scale);
  return hasLetter ? standingTransform(58.5, 84, 0.8 * scale) : standingTransform(53 + dx, 84, 0.96 * scale);
}

const standingTransform = (x: number, foot: number, scale: number): string =>
  `translate(${x} ${foot}) scale(${scale.toFixed(3)}) translate(-32 -63)`;
