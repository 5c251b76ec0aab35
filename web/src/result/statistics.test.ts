import { expect, test } from "vitest";
import { DUEL_EVENTS } from "../net/recordings";
import { statisticsOf } from "./statistics";
import { stepsOf } from "./steps";

const SCORES = [72, 116];
const happened = DUEL_EVENTS.flatMap(({ events = [] }) => events);
const found = statisticsOf(stepsOf(DUEL_EVENTS));
const total = (lists: number[][], seat: number) => lists.reduce((sum, list) => sum + list[seat]!, 0);

test("the points of all scorings, and of all sources, add up to the scores", () => {
  expect(found.scorings.map(({ scoring }) => scoring)).toEqual([1, 2, 3]);
  for (const [seat, score] of SCORES.entries()) {
    expect(
      total(
        found.scorings.map(({ points }) => points),
        seat,
      ),
    ).toBe(score);
    expect(
      total(
        found.sources.map(({ points }) => points),
        seat,
      ),
    ).toBe(score);
  }
});

test("sources are in the order of the point tables, walls last", () => {
  const names = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "wall"];
  expect(found.sources.map(({ name }) => name)).toEqual(names);
});

test("a player's statistics match the events", () => {
  const count = (name: string) => happened.filter((each) => each.event === name).length;
  const [zero, one] = found.figures;
  expect(zero!.takes + one!.takes).toBe(count("money_taken"));
  expect(zero!.purchases + one!.purchases).toBe(count("tile_bought"));
  expect(zero!.built + one!.built).toBe(count("tile_built"));
  for (const { actions, takes, purchases, redesigns } of found.figures)
    expect(actions).toBe(takes + purchases + redesigns);
});

test("no player spends more than they had, and an exact payment overpays nothing", () => {
  for (const [seat, { spent, taken, overpaid, purchases, exact }] of found.figures.entries()) {
    const dealt = happened.filter((each) => each.event === "hand_dealt").filter((each) => each.seat === seat);
    const first = dealt.flatMap(({ cards }) => cards).reduce((sum, card) => sum + Number(card.slice(1)), 0);
    expect(spent).toBeLessThanOrEqual(first + taken);
    expect(overpaid > 0).toBe(purchases > exact);
  }
});

test("the last round has the walls of the final scoring", () => {
  const turns = happened.filter((each) => each.event === "turn_began").length;
  const last = happened.findLast((each) => each.event === "scored")!.sheet;
  const rounds = Math.ceil(turns / 2);
  expect(found.turns).toBe(turns);
  expect(found.rounds).toBe(rounds);
  expect(found.rounded.at(-1)).toEqual({ round: rounds, borders: last.borders.map(({ points }) => points) });
  expect(found.scorings.at(-1)!.scores).toEqual(SCORES);
});
