// The bots that play here: the levels, and the trained networks that the server offers besides.
import { hasServer } from "../urls";
import { get } from "../net/http";
import { type About, type BotName, LEVELS } from "../net/protocol";

let offered = $state.raw<readonly BotName[] | null>(null);

async function ask(): Promise<void> {
  try {
    offered = (await get<About>("/api/about")).policies;
  } catch {
    offered = null; // the levels are there in any case; the next form asks again
  }
}

/** All of them, and one that a seat has already. */
export function bots(seated: BotName | null = null): readonly BotName[] {
  return [...new Set([...LEVELS, ...(offered ?? []), ...(seated ? [seated] : [])])];
}

/** Before a form that lists them. */
export function askForBots(): void {
  if (offered === null && hasServer) void ask();
}
