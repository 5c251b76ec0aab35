import { expect, test } from "vitest";
import type { TableEvent } from "../net/types";
import duel from "./fixtures/duel.json";
import { momentOf, moments } from "./moments";

const history = duel as unknown as TableEvent[];

test("every action of a game is a moment, with the scores of its time", () => {
  const found = moments(history);
  expect(found).toHaveLength(history.length);
  expect(found.at(-1)!.view.players.map((player) => player.score)).toEqual([131, 114]);
  expect(momentOf(found, 1)!.view.players.map((player) => player.score)).toEqual([6, 10]);
});

test("what was taken back has not happened", () => {
  const [start, first, second] = history as [TableEvent, TableEvent, TableEvent];
  const undone = { ...second, what: "undone", seq: 99, events: [], changes: {} };
  const found = moments([start, first, second, undone, { ...second, seq: 100 }]);
  expect(found.map(({ event }) => event.seq)).toEqual([start.seq, first.seq, 100]);
});

test("a table that never began has no moments", () => {
  expect(moments([{ type: "event", seq: 1, at: 0, what: "opened" }])).toEqual([]);
});
