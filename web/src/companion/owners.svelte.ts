// Who has which tile at each scoring, as far as tiles were tapped; the next scoring begins with those of the last.
import type { Scoring } from "./pad.svelte";
import type { Face } from "./tiles";

type Owned = Record<string, { column: number; face: string }>; // by tile

const all = $state<Partial<Record<Scoring, Owned>>>({});

export const ownersAt = (scoring: Scoring): Owned => all[scoring] ?? (scoring > 0 ? ownersAt((scoring - 1) as Scoring) : {});

/** Takes a tile into this column, or out of it. */
export function tap(scoring: Scoring, column: number, { tile, name }: Face): void {
  const { [tile]: before, ...others } = ownersAt(scoring);
  all[scoring] = before?.face === name ? others : { ...others, [tile]: { column, face: name } };
}

export function forgetOwners(): void {
  for (const scoring of [0, 1, 2] as const) delete all[scoring];
}
