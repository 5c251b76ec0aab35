// The available bots: the levels, and the trained policies that the server offers.
import { hasServer } from "../urls";
import { get } from "../net/http";
import { type About, type BotName, LEVELS } from "../net/protocol";

let policies = $state.raw<readonly BotName[] | null>(null);

async function fetchPolicies(): Promise<void> {
  try {
    policies = (await get<About>("/api/about")).policies;
  } catch {
    policies = null; // the levels are always available; the next form retries
  }
}

/** Return all bots, including one that a seat already has. */
export function bots(included: BotName | null = null): readonly BotName[] {
  return [...new Set([...LEVELS, ...(policies ?? []), ...(included ? [included] : [])])];
}

/** Load the server's policies before a form lists them. */
export function loadBots(): void {
  if (policies === null && hasServer) void fetchPolicies();
}
