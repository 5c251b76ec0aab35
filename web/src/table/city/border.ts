// A wall or a moat as one line, in units of 100 per tile.
import type { Edge } from "../../game/notation";

type Point = readonly [number, number];
interface Stroke {
  from: Point;
  to: Point;
  inward: Point;
}

const INWARD_STEPS: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]; // by side N, E, S, W
const SIDE_CORNERS: readonly Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]; // where a clockwise walk enters each side

function stroke([[x, y], side]: Edge): Stroke {
  const [[ax, ay], [bx, by]] = [SIDE_CORNERS[side]!, SIDE_CORNERS[(side + 1) % 4]!];
  return { from: [x + ax, y + ay], to: [x + bx, y + by], inward: INWARD_STEPS[side]! };
}

const isSamePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Order edges as on a walk along them with the tiles on the right. */
function chainStrokes(edges: readonly Edge[]): Stroke[][] {
  const left = edges.map(stroke);
  const found: Stroke[][] = [];
  while (left.length) {
    const first = left.find(({ from }) => !left.some(({ to }) => isSamePoint(from, to))) ?? left[0]!;
    const chain: Stroke[] = [];
    for (
      let next: Stroke | undefined = first;
      next;
      next = left.find(({ from }) => isSamePoint(from, chain.at(-1)!.to))
    ) {
      chain.push(next);
      left.splice(left.indexOf(next), 1);
    }
    found.push(chain);
  }
  return found;
}

/** Return a line `inset` units inside the tiles, in the middle of their borders. */
export function borderPath(edges: readonly Edge[], inset = 7): string {
  const at = ([x, y]: Point, ...inward: Point[]): string => {
    const [dx, dy] = inward.reduce(([a, b], [c, d]) => [a + c, b + d]);
    return `${100 * x + inset * dx} ${100 * y + inset * dy}`;
  };
  const line = (chain: Stroke[]): string => {
    const [first, last] = [chain[0]!, chain.at(-1)!];
    const closed = isSamePoint(first.from, last.to);
    const points = chain.map((each, i) => {
      const before = i ? chain[i - 1]! : closed ? last : each;
      return isSamePoint(before.inward, each.inward)
        ? at(each.from, each.inward)
        : at(each.from, before.inward, each.inward);
    });
    return `M${points.join("L")}${closed ? "Z" : `L${at(last.to, last.inward)}`}`;
  };
  return chainStrokes(edges).map(line).join("");
}
