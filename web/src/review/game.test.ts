import { expect, test } from "vitest";
import type { DecisionLabel, DecisionReview, Review, SeatReview } from "../net/protocol";
import { chancesAt, curveOf, isCertain, isMistake, mistakesOf, turningPoints } from "./game";

const decision = (
  action: number,
  seat: number,
  chance: number,
  other: Partial<DecisionReview> = {},
): DecisionReview => ({
  action,
  seat,
  label: "good",
  played: "take b1",
  best: "take b2",
  loss: 0,
  loss_error: 0.01,
  points: 0,
  points_error: 1,
  games: 10,
  moves: [],
  chances: [chance, 1 - chance],
  leads: [0, 0],
  luck: [0, 0],
  luck_error: [0.01, 0.01],
  reason: null,
  ...other,
});
const review = (decisions: DecisionReview[], results: number[] = []): Review => ({
  nasrid_review: 1,
  version: "1",
  effort: "standard",
  game: "",
  net: null,
  complete: results.length > 0,
  scorings: [],
  decisions,
  seats: results.map((result) => ({ chance: { result } }) as SeatReview),
});

test("inaccuracies and worse are mistakes", () => {
  const labels: DecisionLabel[] = ["best", "good", "inaccuracy", "mistake", "blunder"];
  expect(labels.filter((label) => isMistake({ label }))).toEqual(["inaccuracy", "mistake", "blunder"]);
  const reviewed = review([decision(0, 0, 0.5, { label: "blunder" }), decision(1, 1, 0.5, { label: "mistake" })]);
  expect(mistakesOf(reviewed, 0).map(({ action }) => action)).toEqual([0]);
});

test("the curve ends with the result only when the review is complete", () => {
  const decisions = [decision(2, 0, 0.5), decision(5, 1, 0.6)];
  expect(curveOf(review(decisions), 9).map(({ action }) => action)).toEqual([2, 5]);
  expect(curveOf(review(decisions, [1, 0]), 9).at(-1)).toEqual({ action: 9, chances: [1, 0] });
});

test("between two decisions the chances are those of the earlier one", () => {
  const curve = curveOf(review([decision(2, 0, 0.5), decision(5, 1, 0.6)]), 9);
  expect([0, 2, 4, 5, 9].map((action) => chancesAt(curve, action)[0])).toEqual([0.5, 0.5, 0.5, 0.6, 0.6]);
  expect(chancesAt([], 3)).toEqual([]);
});

test("turning points are large changes, with their causes", () => {
  const decisions = [
    decision(0, 0, 0.5),
    decision(20, 0, 0.52, { label: "blunder", loss: 0.2 }),
    decision(40, 1, 0.3), // after the blunder
    decision(60, 0, 0.31),
    decision(80, 1, 0.5, { luck: [0.19, -0.19] }), // after a lucky draw
  ];
  const found = turningPoints(review(decisions, [1, 0]), 100);
  expect(found.map(({ decision: { action }, seat, cause }) => ({ action, seat, cause }))).toEqual([
    { action: 20, seat: 0, cause: "choice" },
    { action: 60, seat: 0, cause: "luck" },
    { action: 80, seat: 0, cause: "end" },
  ]);
  expect([found[0]!.before, found[0]!.after]).toEqual([0.52, 0.3]);
});

test("luck that is uncertain is no cause", () => {
  const decisions = [decision(0, 0, 0.5), decision(50, 1, 0.7, { luck: [0.19, -0.19], luck_error: [0.1, 0.1] })];
  expect(turningPoints(review(decisions), 100).map(({ cause }) => cause)).toEqual(["other"]);
});

test("turning points keep their distance, and the largest are kept", () => {
  const changes = [0.5, 0.6, 0.75, 0.5, 0.6, 0.5];
  const found = turningPoints(review(changes.map((chance, index) => decision(index, 0, chance))), 100);
  expect(found.map(({ decision: { action } }) => action)).toEqual([2]);
  const many = Array.from({ length: 12 }, (_, index) => decision(index * 8, 0, index % 2 ? 0.7 : 0.5));
  expect(turningPoints(review(many), 100)).toHaveLength(6);
});

test("an estimate is certain from two standard errors", () => {
  expect([isCertain(2, 1), isCertain(-2, 1), isCertain(1.9, 1)]).toEqual([true, true, false]);
});
