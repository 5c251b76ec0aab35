// Names for people who only want to play: they may choose their own later.
import { t } from "../text/fluent.svelte";
import { callMe, me } from "./me.svelte";

export const LONGEST_NAME = 24;

const given = (): string[] => t("home-guest-names").split(",").map((each) => each.trim());

export function anyName(): string {
  const names = given();
  return names[Math.floor(Math.random() * names.length)]!;
}

/** Whether I have never chosen a name myself. */
export function isNameless(): boolean {
  const name = me()?.name;
  return name === undefined || given().includes(name);
}

/** Makes sure that the server knows me by some name. */
export async function ensureName(): Promise<void> {
  if (!me()) await callMe(anyName());
}
