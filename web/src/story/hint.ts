// A bot's hint as text: an action and its reason, from the keys and facts of docs/bots.md.
import type { Alternative, DeclinedMove, Explanation } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { buildingName } from "../text/names";
import type { MessageArguments } from "./fields";
import { pieceList } from "./phrases";

const START_TILES = ["start", "start-granada"];
const PLAIN_FACTS = ["side", "by", "border", "currency"]; // neither pieces nor numbers

export function hintText(reason: Explanation): string {
  return t("hint", { what: moveText(reason), why: t(`hint-why-${reason.why}`, reasonArguments(reason)) });
}

/** Return how other moves compare with the suggested one. */
export function hintDetails({ facts, instead, declined }: Explanation): string {
  const words = reasonArguments({ what: "", facts });
  const better = instead && t("hint-better", { ...words, instead: moveText(instead) });
  return [better && t("hint-tried", { ...words, better }), declined && refusalText(declined)].filter(Boolean).join(" ");
}

function refusalText(declined: DeclinedMove): string {
  const words = reasonArguments(declined);
  const worse = t("hint-worse", { ...words, what: moveText(declined) });
  if (!declined.why) return t("hint-declined", { worse });
  return t("hint-declined-because", { worse, objection: t(`hint-but-${declined.why}`, words) });
}

/** Return an action as a request. */
export const moveText = (reason: Alternative): string => t(`hint-what-${reason.what}`, reasonArguments(reason));

function reasonArguments({ facts }: Alternative): MessageArguments {
  const words: MessageArguments = { payment: paymentText(facts) };
  for (const [name, fact] of Object.entries(facts)) words[name] = argumentOf(name, fact);
  if (!words.beside) return words;
  const isStart = START_TILES.includes(String(words.beside));
  const where = isStart
    ? t(`hint-where-${words.beside}`, words)
    : t(`city-beside-${words.side}`, { tile: words.beside });
  return { ...words, where };
}

const paymentText = ({ coins, currency = "mixed" }: Alternative["facts"]): string =>
  t(currency === "mixed" ? "hint-coins" : `coins-${String(currency)}`, { count: Number(coins) });

function argumentOf(name: string, fact: Explanation["facts"][string]): string | number {
  if (typeof fact === "number") return fact;
  if (typeof fact !== "string") return pieceList(fact.map(String));
  if (PLAIN_FACTS.includes(name) || START_TILES.includes(fact)) return fact;
  return name === "building" ? buildingName(fact, 2) : pieceList([fact]);
}
