// Who has which tile at each scoring, as far as tiles were tapped; the next scoring begins with those of the last.
import { SvelteMap } from "svelte/reactivity";
import type { Scoring } from "./pad.svelte";

type Owned = SvelteMap<string, { column: number; face: string }>; // by tile

const all: (Owned | undefined)[] = [];

export function owners(scoring: Scoring): Owned {
  return (all[scoring] ??= new SvelteMap(scoring > 0 ? owners((scoring - 1) as Scoring) : []));
}

export function forgetOwners(): void {
  all.length = 0;
}
