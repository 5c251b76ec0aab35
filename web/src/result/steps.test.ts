import { expect, test } from "vitest";
import type { UndoneEvent } from "../net/protocol";
import { DUEL_EVENTS } from "../net/recordings";
import { stepOfScoring, stepsOf } from "./steps";

test("every action of a game is a step, with the scores at that time", () => {
  const steps = stepsOf(DUEL_EVENTS);
  expect(steps).toHaveLength(DUEL_EVENTS.length);
  expect(steps.at(-1)!.view.players.map((player) => player.score)).toEqual([72, 116]);
  expect(stepOfScoring(steps, 1)!.view.players.map((player) => player.score)).toEqual([0, 13]);
});

test("undone actions are not steps", () => {
  const [start, first, second] = DUEL_EVENTS;
  const undone: UndoneEvent = { type: "event", entry: "undone", seq: 99, at: 0, seat: 1, actions: 1, agreed: false };
  const steps = stepsOf([start!, first!, second!, undone, { ...second!, seq: 100 }]);
  expect(steps.map(({ event }) => event.seq)).toEqual([start!.seq, first!.seq, 100]);
  expect(stepsOf([start!, first!, second!, { ...undone, actions: 2, agreed: true }])).toHaveLength(1);
});

test("a table that never began has no steps", () => {
  expect(stepsOf([{ type: "event", seq: 1, at: 0, entry: "opened" }])).toEqual([]);
});
