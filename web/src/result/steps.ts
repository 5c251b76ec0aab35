// The steps of a game: each event and the table after it.
import type { ScoreSheet, Standings, TableEvent, View } from "../net/protocol";
import { standingsAfter, viewAfter } from "../net/table.svelte";

export interface GameStep {
  event: TableEvent;
  view: View;
  standings: Standings;
  turn: number; // turns started so far
}

/** Return the steps from the start of the game as a seat saw them, without undone actions. */
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

/** Return the score sheets of an event. */
export const sheetsIn = ({ events = [] }: TableEvent): ScoreSheet[] =>
  events.filter((each) => each.event === "scored").map(({ sheet }) => sheet);

/** Return the step of a scoring. */
export const stepOfScoring = (steps: readonly GameStep[], scoring: number): GameStep | undefined =>
  steps.find(({ event }) => sheetsIn(event).some((sheet) => sheet.scoring === scoring));
