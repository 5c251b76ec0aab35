// The current player's account on this server.
import { loadText, saveText } from "../deviceStorage";
import { get, post, RequestError } from "../net/http";
import type { GuestForm, Me } from "../net/protocol";

const NAME_KEY = "nasrid-name"; // its presence means that this device has a session; its value is the name

let current = $state.raw<Me | null>(null);

/** The player, or null without a name. */
export const me = (): Me | null => current;

export function setMe(next: Me | null): void {
  current = next;
  saveText(NAME_KEY, next?.name ?? null);
}

/**
 * Load the player unless known, but only if this device has had a session: a first visit should log no error. It fails
 * if the server does not say who the player is.
 */
export async function loadMe(): Promise<void> {
  if (current || !loadText(NAME_KEY)) return;
  try {
    setMe(await get<Me>("/api/me"));
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== "not_signed_in") throw error;
    setMe(null);
  }
}

/** Set the user's name. The link of a tournament admits further guests. */
export async function setName(name: string, link: Omit<GuestForm, "name"> = {}): Promise<void> {
  setMe(await post<Me>("/api/me", { name, ...link } satisfies GuestForm));
}
