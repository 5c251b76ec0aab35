// The game again, step by step: what happened and how the table looked afterwards.
import type { ScoreSheet, Standings, TableEvent, View } from "../net/protocol";
import { standingsAfter, viewAfter } from "../net/table.svelte";

export interface GameStep {
  event: TableEvent;
  view: View;
  standings: Standings;
  turn: number; // how many turns have begun
}

/** From the start of the game on, without what was taken back, as a seat knew it. */
export function stepsOf(history: readonly TableEvent[], seat: number | null = null): GameStep[] {
  const steps: GameStep[] = [];
  for (const event of history) {
    const last = steps.at(-1);
    if (event.entry === "undone") steps.splice(-event.actions);
    else if (event.view && event.standings)
      steps.push({ event, view: viewAfter(event.view, event, seat), standings: event.standings, turn: turnsIn(event) });
    else if (event.entry === "acted" && last) steps.push(stepAfter(last, event, seat));
  }
  return steps;
}

function stepAfter({ view, standings, turn }: GameStep, event: TableEvent, seat: number | null): GameStep {
  return {
    event,
    view: viewAfter(view, event, seat),
    standings: standingsAfter(standings, event),
    turn: turn + turnsIn(event),
  };
}

const turnsIn = ({ events = [] }: TableEvent): number => events.filter((each) => each.event === "turn_began").length;

/** The sheets of the scorings that an event brought. */
export const sheetsIn = ({ events = [] }: TableEvent): ScoreSheet[] =>
  events.filter((each) => each.event === "scored").map(({ sheet }) => sheet);

/** The step in which a scoring was held. */
export const stepOfScoring = (steps: readonly GameStep[], scoring: number): GameStep | undefined =>
  steps.find(({ event }) => sheetsIn(event).some((sheet) => sheet.scoring === scoring));
