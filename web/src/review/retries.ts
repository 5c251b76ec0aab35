// Tables at which a decision of a finished game is tried again. This device remembers where each comes from.
import { loadJson, saveJson } from "../deviceStorage";
import type { DecisionReview } from "../net/protocol";

/** A decision of a finished game, which is tried again. */
export interface Retry {
  table: string; // of the finished game
  decision: Pick<DecisionReview, "action" | "seat" | "played" | "label" | "loss" | "loss_error">;
}

const STORAGE_KEY = "nasrid-exercises";
const MAX_STORED = 20; // the newest

const loadAll = (): [string, Retry][] => loadJson(STORAGE_KEY, []);

/** Return the decision that is tried again at a table, unless that is over. */
export const retryAt = (table: string): Retry | undefined => loadAll().find(([stored]) => stored === table)?.[1];

/** Remember the decision that is tried again at a table, or forget it. */
export function saveRetry(table: string, retry: Retry | null): void {
  const others = loadAll().filter(([stored]) => stored !== table);
  saveJson(STORAGE_KEY, retry ? [...others.slice(1 - MAX_STORED), [table, retry]] : others);
}
