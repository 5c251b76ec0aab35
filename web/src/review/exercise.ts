// Exercises: tables whose first move is compared with the best one. This device remembers where each comes from.
import { loadJson, saveJson } from "../deviceStorage";
import type { DecisionReview } from "../net/protocol";

/** A decision of a finished game, which is tried again. */
export interface Exercise {
  table: string; // of the finished game
  decision: Pick<DecisionReview, "action" | "seat" | "played" | "label" | "loss" | "loss_error">;
}

const STORAGE_KEY = "nasrid-exercises";
const MAX_STORED = 20; // the newest

const loadAll = (): [string, Exercise][] => loadJson(STORAGE_KEY, []);

/** Return the exercise at a table, unless it is over. */
export const exerciseAt = (table: string): Exercise | undefined => loadAll().find(([stored]) => stored === table)?.[1];

/** Remember the exercise at a table, or forget it. */
export function saveExercise(table: string, exercise: Exercise | null): void {
  const others = loadAll().filter(([stored]) => stored !== table);
  saveJson(STORAGE_KEY, exercise ? [...others.slice(1 - MAX_STORED), [table, exercise]] : others);
}
