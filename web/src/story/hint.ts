// A bot's hint as text: an action and its reason, from the keys and facts of docs/bots.md.
import type { Alternative, Explanation } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { buildingName } from "../text/names";
import type { MessageArguments } from "./fields";
import { pieceList } from "./phrases";

export function hintText(reason: Explanation): string {
  const words = reasonArguments(reason);
  const told = { ...words, what: moveText(reason), why: t(`hint-why-${reason.why}`, words) };
  return reason.instead ? t("hint-tried", { ...told, instead: moveText(reason.instead) }) : t("hint", told);
}

const moveText = (reason: Alternative): string => t(`hint-what-${reason.what}`, reasonArguments(reason));

const reasonArguments = ({ facts }: Alternative): MessageArguments =>
  Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, argumentOf(name, fact)]));

function argumentOf(name: string, fact: Explanation["facts"][string]): string | number {
  if (typeof fact === "number") return fact;
  if (typeof fact !== "string") return pieceList(fact.map(String));
  return name === "building" ? buildingName(fact, 2) : pieceList([fact]);
}
