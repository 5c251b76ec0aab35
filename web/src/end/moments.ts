// The game again, step by step: what happened and how the table looked afterwards, to everybody.
import { merged } from "../net/table.svelte";
import type { GameEvent, ScoreSheet, TableEvent, View } from "../net/types";

export interface Moment {
  event: TableEvent;
  view: View;
  turn: number; // how many turns have begun
}

/** From the start of the game on, without what was taken back. */
export function moments(history: readonly TableEvent[]): Moment[] {
  const found: Moment[] = [];
  for (const event of history) {
    const last = found.at(-1);
    if (event.what === "undone") found.pop();
    else if (event.view) found.push({ event, view: event.view, turn: turnsIn(event) });
    else if (event.what === "acted" && last)
      found.push({ event, view: merged(last.view, event, null), turn: last.turn + turnsIn(event) });
  }
  return found;
}

const turnsIn = ({ events = [] }: TableEvent): number => events.filter((each) => each.event === "TurnBegan").length;

/** The sheets of the scorings that an event brought. */
export const sheetsIn = ({ events = [] }: TableEvent): ScoreSheet[] =>
  events.filter((each) => each.event === "Scored").map((each) => (each as GameEvent & { sheet: ScoreSheet }).sheet);

/** The moment in which a scoring was held. */
export const momentOf = (found: readonly Moment[], scoring: number): Moment | undefined =>
  found.find(({ event }) => sheetsIn(event).some((sheet) => sheet.scoring === scoring));
