import { expect, test } from "vitest";
import type { TableEvent } from "../net/protocol";
import { changedCellsSince, unreadSince } from "./changes";

const acted = (seat: number, ...cells: [number, number][]): TableEvent => ({
  type: "event",
  seq: 1,
  at: 0,
  entry: "acted",
  seat,
  action: "",
  by: "player",
  events: cells.map((cell) => ({ event: "tile_built", seat, tile: "tower9", cell, origin: "bought", fee: [] })),
});

test("changed cells are those that an opponent changed after my last action", () => {
  const history = [acted(1, [1, 0]), acted(0, [0, 1]), acted(1, [2, 0]), acted(2, [3, 3]), acted(1, [2, 1])];
  expect(changedCellsSince(history, 0, 1)).toEqual([
    [2, 0],
    [2, 1],
  ]);
  expect(changedCellsSince(history, null, 1)).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
  ]);
});

test("actions of a stand-in and automatic passes are not mine", () => {
  const standIn: TableEvent = { ...acted(0), entry: "acted", seat: 0, action: "", by: "stand_in" };
  const pass: TableEvent = { ...acted(0), entry: "acted", seat: 0, action: "pass", by: "preference" };
  const history = [acted(0), acted(1, [1, 0]), standIn, acted(1, [2, 0]), pass];
  expect(changedCellsSince(history, 0, 1)).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

test("chat stays unread, while events are unread only until I act", () => {
  const said: TableEvent = { type: "event", seq: 0, at: 0, entry: "chat_sent", seat: 1, text: "Hello!" };
  const history = [acted(1), said, acted(1), acted(0), acted(2)].map((event, index) => ({ ...event, seq: index + 1 }));
  const numbers = (read: number) => unreadSince(history, 0, read).map(({ seq }) => seq);
  expect(numbers(0)).toEqual([2, 5]);
  expect(numbers(2)).toEqual([5]);
  expect(numbers(5)).toEqual([]);
});
