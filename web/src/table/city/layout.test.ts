import { describe, expect, it } from "vitest";
import { boxOf, crossingsOf, nextOf, rimOf, rowsOf, walk } from "./layout";

const L = ["0,0", "1,0", "0,1", "-2,1"]; // with a gap at -1,1

describe("a city's layout", () => {
  it("has a box around all cells", () => {
    expect(boxOf(L)).toEqual({ x: -2, y: 0, w: 4, h: 2 });
    expect(boxOf(["3,-4"])).toEqual({ x: 3, y: -4, w: 1, h: 1 });
  });

  it("has a rim of free cells, each once", () => {
    expect(rimOf(new Set(["0,0"])).sort()).toEqual(["-1,0", "0,-1", "0,1", "1,0"]);
    expect(rimOf(new Set(L)).filter((cell) => cell === "-1,1")).toHaveLength(1);
    expect(rimOf(new Set(L))).not.toContain("1,0");
  });

  it("shares the crossings of neighbours", () => {
    expect(crossingsOf(["0,0"])).toHaveLength(4);
    expect(crossingsOf(["0,0", "1,0"])).toHaveLength(6);
  });

  it("is ordered row by row", () => {
    expect(rowsOf(L)).toEqual([
      ["0,0", "1,0"],
      ["-2,1", "0,1"],
    ]);
  });
});

describe("keyboard navigation", () => {
  it("goes straight ahead, even across gaps", () => {
    expect(walk(L, "0,0", "E")).toBe("1,0");
    expect(walk(L, "0,1", "W")).toBe("-2,1");
  });

  it("goes to the nearest cell in that direction if none is straight ahead", () => {
    expect(walk(L, "1,0", "S")).toBe("0,1");
    expect(walk(L, "-2,1", "N")).toBe("0,0");
  });

  it("stays at the edge", () => {
    expect(walk(L, "1,0", "E")).toBe("1,0");
  });

  it("reaches every cell of a city", () => {
    const seen = new Set(["0,0"]);
    for (const cell of seen) for (const side of ["N", "E", "S", "W"] as const) seen.add(walk(L, cell, side));
    expect([...seen].sort()).toEqual([...L].sort());
  });

  it("cycles through the offers", () => {
    expect(nextOf(["1,0", "-2,1"], "0,0")).toBe("1,0");
    expect(nextOf(["1,0", "-2,1"], "1,0")).toBe("-2,1");
    expect(nextOf(["1,0", "-2,1"], "-2,1")).toBe("1,0");
    expect(nextOf(["1,0"], "1,0")).toBe("1,0");
    expect(nextOf([], "1,0")).toBe("1,0");
  });
});
