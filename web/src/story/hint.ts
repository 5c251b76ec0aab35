// A bot's advice in words: an action and its reason, told from the keys and facts of docs/bots.md.
import type { Instead, Reason } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { buildingName } from "../text/names";
import type { Words } from "./fields";
import { pieces } from "./phrases";

export function hintText(reason: Reason): string {
  const words = wordsOf(reason);
  const told = { ...words, what: whatText(reason), why: t(`hint-why-${reason.why}`, words) };
  return reason.instead ? t("hint-tried", { ...told, instead: whatText(reason.instead) }) : t("hint", told);
}

const whatText = (reason: Instead): string => t(`hint-what-${reason.what}`, wordsOf(reason));

const wordsOf = ({ facts }: Instead): Words =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(name, fact)]));

function word(name: string, fact: Reason["facts"][string]): string | number {
  if (typeof fact === "number") return fact;
  if (typeof fact !== "string") return pieces(fact.map(String));
  return name === "building" ? buildingName(fact, 2) : pieces([fact]);
}
