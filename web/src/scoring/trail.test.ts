import { expect, test } from "vitest";
import { trails } from "./trail";

test("a wall is traversed from one end to the other, whatever the order of its edges", () => {
  // the north and east edges of 0,0, and the east edge of the cell below
  expect(
    trails([
      [[0, 1], 1],
      [[0, 0], 0],
      [[0, 0], 1],
    ]),
  ).toEqual(["M1 2L1 1L1 0L0 0"]);
});

test("a ring is closed", () => {
  const [path, ...more] = trails([
    [[0, 0], 0],
    [[0, 0], 1],
    [[0, 0], 2],
    [[0, 0], 3],
  ]);
  expect(more).toEqual([]);
  const corners = path!.slice(1).split("L");
  expect(corners).toHaveLength(5);
  expect(corners[0]).toBe(corners[4]);
});

test("a branching wall draws every edge once", () => {
  const paths = trails([
    [[0, 0], 0],
    [[1, 0], 0],
    [[1, 0], 3],
    [[1, -1], 3],
  ]); // a cross
  expect(paths.map((path) => path.split("L").length - 1).reduce((sum, edges) => sum + edges)).toBe(4);
});

test("an empty list of edges has no path", () => expect(trails([])).toEqual([]));
