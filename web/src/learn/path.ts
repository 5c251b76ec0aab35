// Where in a chapter a game is. That follows from what was done, so a lesson goes on wherever it was left.
import type { TableEvent } from "../net/protocol";
import type { LessonStep } from "./chapters";

export interface LessonPath {
  first: number; // the step after the last one that was done
  last: number; // the next one at which somebody acts, or the last of all
  hasStrayed: boolean; // somebody did what the chapter does not know
}

/** Everything that was done and not taken back. */
export function actionsOf(history: readonly TableEvent[]): string[] {
  const actions: string[] = [];
  for (const event of history) {
    if (event.entry === "acted") actions.push(event.action);
    if (event.entry === "undone") actions.pop();
  }
  return actions;
}

export const expectedActions = (step: LessonStep): string[] =>
  step.move === undefined ? (step.expect ?? []) : [step.move];

const sortedWords = (action: string): string => action.split(" ").sort().join(" ");

/** Whether a step asks for this action; its cards may come in any order. */
export const isExpected = (step: LessonStep, action: string): boolean =>
  expectedActions(step).some((each) => sortedWords(each) === sortedWords(action));

export function lessonPath(steps: readonly LessonStep[], actions: readonly string[]): LessonPath {
  let first = 0;
  const acting = () => {
    const next = steps.findIndex((step, index) => index >= first && expectedActions(step).length > 0);
    return next < 0 ? steps.length - 1 : next;
  };
  for (const action of actions) {
    const step = steps[acting()]!;
    if (!expectedActions(step).length) break; // after the script everybody plays as they like
    if (!isExpected(step, action)) return { first, last: acting(), hasStrayed: true };
    first = acting() + 1;
  }
  return { first, last: acting(), hasStrayed: false };
}

/** What is answered to something else than what is wanted: the longest beginning that fits. */
export function mistakeAnswer(step: LessonStep, action: string): string | null {
  const fitting = Object.keys(step.on_mistake ?? {}).filter((beginning) => action.startsWith(beginning));
  const best = fitting.sort((a, b) => b.length - a.length)[0];
  return best === undefined ? null : step.on_mistake![best]!;
}
