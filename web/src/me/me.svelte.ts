// Who I am to this server.
import { get, post, RequestError } from "../net/http";
import type { Me, NameForm } from "../net/protocol";

const KEY = "nasrid-name"; // says that this device has a session, and under which name

let current = $state.raw<Me | null>(null);

/** Me, once known; null for somebody who has not given a name. */
export const me = (): Me | null => current;

export function remember(next: Me | null): void {
  current = next;
  try {
    if (next) localStorage.setItem(KEY, next.name);
    else localStorage.removeItem(KEY);
  } catch {
    // a browser that remembers nothing still plays
  }
}

/** Asks only if this device has had a session: a first visit needs no refusal in its console. */
export async function recognise(): Promise<void> {
  if (!localStorage.getItem(KEY)) return;
  try {
    remember(await get<Me>("/api/me"));
  } catch (error) {
    if (error instanceof RequestError && error.code === "not_signed_in") remember(null);
  }
}

export async function callMe(name: string): Promise<void> {
  remember(await post<Me>("/api/me", { name } satisfies NameForm));
}
