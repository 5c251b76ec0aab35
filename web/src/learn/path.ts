// The position in a chapter, derived from the actions taken, so that a lesson can be resumed anywhere.
import type { TableEvent } from "../net/protocol";
import type { LessonStep } from "./chapters";

export interface LessonPath {
  first: number; // the step after the last completed one
  last: number; // the next step with an action, or the last step
  hasStrayed: boolean; // an action was not part of the chapter
}

/** Return all actions that were not undone. */
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

/** Return whether a step expects this action; the order of its cards does not matter. */
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
    if (!expectedActions(step).length) break; // after the script any action is allowed
    if (!isExpected(step, action)) return { first, last: acting(), hasStrayed: true };
    first = acting() + 1;
  }
  return { first, last: acting(), hasStrayed: false };
}

/**
 * Return the index of the step to show. The opponents' last move of a round stays until the learner has passed it,
 * unless a score sheet opens.
 */
export function currentStep(steps: readonly LessonStep[], { first, last }: LessonPath, passedSteps: number): number {
  const next = steps[first];
  const isRoundOver = steps[first - 1]?.move !== undefined && next?.move === undefined && !next?.sheet;
  if (isRoundOver && passedSteps < first) return first - 1;
  return Math.max(first, Math.min(passedSteps, last));
}

/** Return the answer to an unexpected action: the one with the longest matching prefix. */
export function mistakeAnswer(step: LessonStep, action: string): string | null {
  const fitting = Object.keys(step.on_mistake ?? {}).filter((beginning) => action.startsWith(beginning));
  const best = fitting.sort((a, b) => b.length - a.length)[0];
  return best === undefined ? null : step.on_mistake![best]!;
}
