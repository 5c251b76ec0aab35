// Names for people who only want to play: they may choose their own later.
import { t } from "../text/fluent.svelte";
import { setName, me } from "./me.svelte";

export const MAX_NAME_LENGTH = 24;

const guestNames = (): string[] =>
  t("home-guest-names")
    .split(",")
    .map((each) => each.trim());

export function randomGuestName(): string {
  const names = guestNames();
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Whether I have never chosen a name myself. */
export function hasGuestName(): boolean {
  const name = me()?.name;
  return name === undefined || guestNames().includes(name);
}

/** Makes sure that the server knows me by some name. */
export async function ensureName(): Promise<void> {
  if (!me()) await setName(randomGuestName());
}
