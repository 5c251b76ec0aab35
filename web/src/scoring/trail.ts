// The edges of a wall in walking order.
import type { Edge } from "../game/notation";

type Point = readonly [number, number];

const SIDE_ENDS: readonly (readonly [Point, Point])[] = [
  [
    [0, 0],
    [1, 0],
  ], // N
  [
    [1, 0],
    [1, 1],
  ], // E
  [
    [1, 1],
    [0, 1],
  ], // S
  [
    [0, 1],
    [0, 0],
  ], // W
];

function edgeEnds([[x, y], side]: Edge): [string, string] {
  const [from, to] = SIDE_ENDS[side]!;
  return [`${x + from[0]} ${y + from[1]}`, `${x + to[0]} ${y + to[1]}`];
}

/** Return SVG paths through all edges, in units of a tile: one path, unless a wall branches. */
export function trails(edges: readonly Edge[]): string[] {
  const left = new Map<string, string[]>(); // for each corner, the other ends of its unused edges
  const link = (from: string, to: string) => left.set(from, [...(left.get(from) ?? []), to]);
  for (const edge of edges) {
    const [from, to] = edgeEnds(edge);
    link(from, to);
    link(to, from);
  }
  const paths: string[] = [];
  for (let start = nextStart(left); start !== undefined; start = nextStart(left)) paths.push(walk(left, start));
  return paths;
}

/** Return an open end, or any corner of a ring. */
function nextStart(left: Map<string, string[]>): string | undefined {
  const open = [...left].filter(([, others]) => others.length > 0);
  return (open.find(([, others]) => others.length % 2 === 1) ?? open[0])?.[0];
}

function walk(left: Map<string, string[]>, start: string): string {
  const path = [start];
  for (let here = start, next = left.get(here)!.pop(); next !== undefined; next = left.get(here)!.pop()) {
    left.get(next)!.splice(left.get(next)!.indexOf(here), 1);
    path.push(next);
    here = next;
  }
  return `M${path.join("L")}`;
}
