import { expect, test } from "vitest";
import type { TableEvent } from "../net/types";
import duel from "./fixtures/duel.json";
import { moments } from "./moments";
import { statisticsOf } from "./statistics";

const found = statisticsOf(moments(duel as unknown as TableEvent[]));
const total = (lists: number[][], seat: number) => lists.reduce((sum, list) => sum + list[seat]!, 0);

test("the points of all scorings, and of all sources, are the scores", () => {
  expect(found.scorings.map(({ scoring }) => scoring)).toEqual([1, 2, 3]);
  for (const [seat, score] of [131, 114].entries()) {
    expect(total(found.scorings.map(({ points }) => points), seat)).toBe(score);
    expect(total(found.sources.map(({ points }) => points), seat)).toBe(score);
  }
});

test("sources stand in the order of the point tables, walls last", () => {
  const names = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "wall"];
  expect(found.sources.map(({ name }) => name)).toEqual(names);
});

test("deeds are those of the events", () => {
  const [zero, one] = found.deeds;
  expect(zero!.takes + one!.takes).toBe(49);
  expect(zero!.purchases + one!.purchases).toBe(35);
  expect(zero!.built + one!.built).toBe(32);
  for (const { actions, takes, purchases, redesigns } of found.deeds) expect(actions).toBe(takes + purchases + redesigns);
});

test("nobody spends more than he had, and who pays exactly overpays nothing", () => {
  const dealt = [0, 1].map((seat) => start("HandDealt").filter((each) => each.seat === seat).flatMap(({ cards }) => cards));
  for (const [seat, { spent, taken, overpaid, purchases, exact }] of found.deeds.entries()) {
    const first = dealt[seat]!.reduce((sum, card) => sum + Number(card.slice(1)), 0);
    expect(spent).toBeLessThanOrEqual(first + taken);
    expect(overpaid > 0).toBe(purchases > exact);
  }
});

test("the last round has the walls that scored at the end", () => {
  const last = found.scorings.at(-1)!;
  expect(found.turns).toBe(60);
  expect(found.rounds).toBe(30);
  expect(found.rounded.at(-1)).toEqual({ round: 30, borders: [20, wallOf(1)] });
  expect(last.scores).toEqual([131, 114]);
});

function start(name: string): { seat: number; cards: string[] }[] {
  return duel[0]!.events.filter((each) => each.event === name) as unknown as { seat: number; cards: string[] }[];
}

function wallOf(seat: number): number {
  const scored = duel.at(-1)!.events.find((each) => each.event === "Scored") as unknown as {
    sheet: { borders: { seat: number; points: number }[] };
  };
  return scored.sheet.borders.find((border) => border.seat === seat)!.points;
}
