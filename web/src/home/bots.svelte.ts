// The bots that play here: the levels, and the trained networks that the server offers besides.
import { hasServer } from "../urls";
import { get } from "../net/http";
import { type About, type BotName, LEVELS } from "../net/protocol";

let policies = $state.raw<readonly BotName[] | null>(null);

async function fetchPolicies(): Promise<void> {
  try {
    policies = (await get<About>("/api/about")).policies;
  } catch {
    policies = null; // the levels are there in any case; the next form asks again
  }
}

/** All of them, and one that a seat has already. */
export function bots(included: BotName | null = null): readonly BotName[] {
  return [...new Set([...LEVELS, ...(policies ?? []), ...(included ? [included] : [])])];
}

/** Before a form that lists them. */
export function loadBots(): void {
  if (policies === null && hasServer) void fetchPolicies();
}
