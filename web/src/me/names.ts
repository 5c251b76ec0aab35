// Guest names. Players can choose their own later.
import { loadMessages, t } from "../text/fluent.svelte";
import { loadMe, me, setName } from "./me.svelte";

export const MAX_NAME_LENGTH = 24;

const guestNames = (): string[] =>
  t("home-guest-names")
    .split(",")
    .map((each) => each.trim());

export function randomGuestName(): string {
  const names = guestNames();
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Return whether the player has not chosen a name. */
export function hasGuestName(): boolean {
  const name = me()?.name;
  return name === undefined || guestNames().includes(name);
}

/** Register a guest name unless the player has one. */
export async function ensureName(): Promise<void> {
  await loadMe(); // at the start, the server may have been out of reach
  if (me()) return;
  await loadMessages("home");
  await setName(randomGuestName());
}
