// A bot's advice in words: an action and its reason, told from the keys and facts of docs/bots.md.
import type { Reason } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { buildingName } from "../text/words";
import type { Words } from "./fields";
import { pieces } from "./phrases";

export function hintText({ what, why, facts }: Reason): string {
  const words: Words = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(name, fact)]));
  const told = { what: t(`hint-what-${what}`, words), why: t(`hint-why-${why}`, words) };
  const id = "games" in facts ? "hint-tried" : "hint";
  return t(id, { ...words, ...told });
}

function word(name: string, fact: Reason["facts"][string]): string | number {
  if (typeof fact === "number") return fact;
  if (typeof fact !== "string") return pieces(fact.map(String));
  return name === "building" ? buildingName(fact, 2) : pieces([fact]);
}
