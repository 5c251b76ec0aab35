import { expect, it } from "vitest";
import type { Edge } from "../../game/notation";
import { borderPath } from "./border";

const [N, E, S, W] = [0, 1, 2, 3];
const edge = (x: number, y: number, side: number): Edge => [[x, y], side];

it("joins edges in any order into one line within the tiles", () => {
  const edges = [edge(1, 0, N), edge(1, 0, E), edge(0, 0, N)];
  expect(borderPath(edges, 10)).toBe("M0 10L100 10L190 10L190 100");
});

it("turns at an inner corner", () => {
  expect(borderPath([edge(0, 0, E), edge(1, 1, N)], 10)).toBe("M90 0L90 110L200 110");
});

it("closes a ring", () => {
  const ring = [N, E, S, W].map((side) => edge(0, 0, side));
  expect(borderPath(ring, 10)).toBe("M10 10L90 10L90 90L10 90Z");
});

it("draws separate stretches separately", () => {
  expect(borderPath([edge(0, 0, N), edge(5, 0, S)], 10)).toBe("M0 10L100 10M600 90L500 90");
});
