import { describe, expect, it } from "vitest";
import { cellAt, nearestOffer, clamp, cornerOf, fit, contains, placeTip, reveal, snap, zoomAt } from "./viewport";

const board = { w: 832, h: 602 };
const box = { x: -3, y: -2, w: 5, h: 4 };

describe("fitting", () => {
  it("shows the whole box in the middle", () => {
    const view = fit(box, board);
    expect(contains(view, box, board)).toBe(true);
    const left = view.x + box.x * view.tile;
    const right = board.w - (view.x + (box.x + box.w) * view.tile);
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
  });

  it("never draws a tile larger than 144 pixels", () => {
    expect(fit({ x: 0, y: 0, w: 1, h: 1 }, board).tile).toBe(144);
  });

  it("shows a large city whole in a small board", () => {
    const large = { x: -6, y: -3, w: 13, h: 8 };
    for (const h of [300, 150]) expect(contains(fit(large, { w: 360, h }), large, { w: 360, h })).toBe(true);
  });
});

describe("zooming", () => {
  it("keeps the point under the pointer", () => {
    const view = { x: 100, y: 50, tile: 64 };
    const at = { x: 260, y: 178 };
    const nearer = zoomAt(view, 1.5, at);
    expect(nearer.tile).toBe(96);
    expect((at.x - nearer.x) / nearer.tile).toBeCloseTo((at.x - view.x) / view.tile);
    expect((at.y - nearer.y) / nearer.tile).toBeCloseTo((at.y - view.y) / view.tile);
  });

  it("has limits at which nothing slides", () => {
    const far = zoomAt({ x: 100, y: 50, tile: 12 }, 0.1, { x: 0, y: 0 });
    expect(far).toEqual({ x: 100, y: 50, tile: 12 });
    expect(zoomAt(far, 1000, { x: 0, y: 0 }).tile).toBeLessThanOrEqual(256);
  });
});

it("ends on whole pixels, near its last position", () => {
  const view = snap({ x: 100.4, y: 50.7, tile: 92.6 }, board);
  expect(view.tile).toBe(93);
  for (const at of [view.x, view.y]) expect(Number.isInteger(at)).toBe(true);
  expect(Math.abs(view.x - 100.4)).toBeLessThan(3);
});

describe("panning", () => {
  it("keeps the city in sight", () => {
    for (const tile of [40, 220]) {
      const far = clamp({ x: 9999, y: -9999, tile }, box, board);
      expect(far.x + box.x * tile).toBe(board.w / 2);
      expect(far.y + (box.y + box.h) * tile).toBe(board.h / 2);
    }
  });

  it("does not move a visible cell", () => {
    expect(clamp(fit(box, board), box, board)).toEqual(fit(box, board));
  });
});

describe("cells and points", () => {
  it("finds a cell by its corner", () => {
    const view = { x: 300, y: 200, tile: 64 };
    const { x, y } = cornerOf(view, { x: -2, y: 1 });
    expect(cellAt(view, { x: x + 1, y: y + 1 })).toBe("-2,1");
    expect(cellAt(view, { x: x - 1, y: y + 63 })).toBe("-3,1");
  });

  it("maps a tap next to a tiny offered cell to that cell", () => {
    const tiny = { x: 0, y: 0, tile: 25 };
    expect(nearestOffer(tiny, { x: 27, y: 12 }, ["0,0"])).toBe("0,0");
    expect(nearestOffer(tiny, { x: 27, y: 12 }, ["0,0", "1,0"])).toBe("1,0");
    expect(nearestOffer(tiny, { x: 60, y: 12 }, ["0,0"])).toBe("2,0");
    expect(nearestOffer({ ...tiny, tile: 64 }, { x: 66, y: 12 }, ["0,0"])).toBe("1,0");
  });

  it("moves no farther than a cell needs", () => {
    const view = { x: 300, y: 200, tile: 64 };
    expect(reveal(view, { x: 0, y: 0 }, board)).toEqual(view);
    const { x, y } = cornerOf(reveal(view, { x: -9, y: 0 }, board), { x: -9, y: 0 });
    expect(x).toBe(12);
    expect(y).toBe(200);
  });
});

describe("a tip", () => {
  const tip = { w: 120, h: 60 };
  const view = { x: 300, y: 200, tile: 100 };

  it("covers no other cell if possible", () => {
    expect(placeTip(view, { x: 0, y: 0 }, tip, board, []).x).toBeGreaterThanOrEqual(400);
    const left = placeTip(view, { x: 0, y: 0 }, tip, board, [{ x: 1, y: 0 }]);
    expect(left.x + tip.w).toBeLessThanOrEqual(300);
  });

  it("does not overlap the tools at the bottom right", () => {
    for (const x of [0, 1, 2, 3]) {
      const at = placeTip({ x: board.w - 410, y: board.h - 110, tile: 100 }, { x, y: 0 }, tip, board, [
        { x: x - 1, y: 0 },
      ]);
      expect(at.x + tip.w <= board.w - 140 || at.y + tip.h <= board.h - 52).toBe(true);
    }
  });

  it("stays within the board and next to its cell", () => {
    const small = { w: 320, h: 260 };
    const corner = { x: 300, y: 240, tile: 60 };
    for (const cell of [
      { x: -1, y: -1 },
      { x: -5, y: -4 },
      { x: -3, y: -2 },
    ]) {
      const at = placeTip(corner, cell, tip, small, []);
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x + tip.w).toBeLessThanOrEqual(small.w);
      expect(at.y + tip.h).toBeLessThanOrEqual(small.h);
      const { x, y } = cornerOf(corner, cell);
      expect(at.x >= x + 60 || at.x + tip.w <= x || at.y >= y + 60 || at.y + tip.h <= y).toBe(true);
    }
  });
});
