import { expect, test } from "vitest";
import type { TableEvent } from "../net/protocol";
import { touchedSince } from "./touched";

const acted = (seat: number, ...cells: [number, number][]): TableEvent => ({
  type: "event",
  seq: 1,
  at: 0,
  what: "acted",
  seat,
  action: "",
  by: "player",
  events: cells.map((cell) => ({ event: "tile_built", seat, tile: "tower9", cell, origin: "bought", fee: [] })),
});

test("what a rival has built since my last action", () => {
  const history = [acted(1, [1, 0]), acted(0, [0, 1]), acted(1, [2, 0]), acted(2, [3, 3]), acted(1, [2, 1])];
  expect(touchedSince(history, 0, 1)).toEqual([[2, 0], [2, 1]]);
  expect(touchedSince(history, null, 1)).toEqual([[1, 0], [2, 0], [2, 1]]);
});
