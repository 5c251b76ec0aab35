// Who I am to this server.
import { get, post, RequestError } from "../net/http";
import type { Me, NameForm } from "../net/protocol";

const NAME_KEY = "nasrid-name"; // says that this device has a session, and under which name

let current = $state.raw<Me | null>(null);

/** Me, once known; null for somebody who has not given a name. */
export const me = (): Me | null => current;

export function setMe(next: Me | null): void {
  current = next;
  try {
    if (next) localStorage.setItem(NAME_KEY, next.name);
    else localStorage.removeItem(NAME_KEY);
  } catch {
    // a browser that remembers nothing still plays
  }
}

/** Asks only if this device has had a session: a first visit needs no refusal in its console. */
export async function loadMe(): Promise<void> {
  if (!localStorage.getItem(NAME_KEY)) return;
  try {
    setMe(await get<Me>("/api/me"));
  } catch (error) {
    if (error instanceof RequestError && error.code === "not_signed_in") setMe(null);
  }
}

export async function setName(name: string): Promise<void> {
  setMe(await post<Me>("/api/me", { name } satisfies NameForm));
}
