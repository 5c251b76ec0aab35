// The rosette of a money card: a card of value n has n petals around a heart of n points.
import { polar, formatPoints, star } from "./geometry";

export interface Rosette {
  petals: string[];
  discs: { x: number; y: number; r: number; isHeart: boolean }[];
  heart?: string;
}

export function rosette(n: number, x: number, y: number, r: number): Rosette {
  if (n === 1) return { petals: [], discs: [disc(x, y, 0.62 * r), disc(x, y, 0.26 * r, true)] };
  if (n === 2) {
    const discs = [y - 0.46 * r, y + 0.46 * r].flatMap((cy) => [disc(x, cy, 0.46 * r), disc(x, cy, 0.17 * r, true)]);
    return { petals: [], discs };
  }
  const petals = Array.from({ length: n }, (_, i) => petal(n, i, x, y, r));
  return { petals, discs: [], heart: formatPoints(star(x, y, n, 0.27 * r, 0.15 * r)) };
}

const disc = (x: number, y: number, r: number, isHeart = false) => ({ x, y, r, isHeart });

function petal(n: number, i: number, x: number, y: number, r: number): string {
  const angle = -Math.PI / 2 + (2 * Math.PI * i) / n;
  const half = (0.86 * Math.PI) / n;
  return formatPoints([
    polar(x, y, 0.3 * r, angle),
    polar(x, y, 0.62 * r, angle - half),
    polar(x, y, 0.97 * r, angle),
    polar(x, y, 0.62 * r, angle + half),
  ]);
}
