// A bot's advice in words: a deed and its reason, told from the keys and facts of docs/bots.md.
import type { Reason } from "../net/types";
import { t } from "../text/fluent.svelte";
import { buildingName } from "../text/words";
import { cardsInside, thing } from "./voice";

type Word = string | number;

const WORDS: Record<string, (fact: unknown) => Word> = {
  cards: (fact) => cardsInside(fact as string[]),
  tile: (fact) => thing(fact as string),
  out: (fact) => thing(fact as string),
  wanted: (fact) => thing(fact as string),
  building: (fact) => buildingName(fact as string, 2),
};

export function hintText({ what, why, facts }: Reason): string {
  const words = Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, word(name, fact)]));
  const told = { what: t(`hint-what-${what}`, words), why: t(`hint-why-${why}`, words) };
  return "games" in facts
    ? t("hint-tried", { ...told, moves: words.moves!, games: words.games! })
    : t("hint", told);
}

const word = (name: string, fact: unknown): Word =>
  WORDS[name]?.(fact) ?? (typeof fact === "number" ? fact : String(fact));
