// How things are called inside a sentence of the story.
import { cardCurrency, cardValue, type Currency, CURRENCIES, DIRK, isExchange, parseFace } from "../game/notation";
import type { SeatInfo } from "../net/types";
import { find, t } from "../text/fluent.svelte";
import { cardName, list, tileName } from "../text/words";

export interface Context {
  names: readonly string[];
  me: number | null;
  seats?: readonly SeatInfo[];
}

/** Who does it, as the variables of a message. */
export interface Who {
  who: "you" | "other";
  name: string;
}

export function whoIs(seat: number, context: Context): Who {
  return seat === context.me ? { who: "you", name: "" } : { who: "other", name: nameOf(seat, context) };
}

/** The name of a player, of a bot's level, or at least of the seat. */
export function nameOf(seat: number, { names, seats }: Context): string {
  if (seat === DIRK) return t("story-dirk");
  const level = seats?.[seat]?.level;
  return names[seat] || (level && find(`level-${level}`)) || t("story-seat", { number: seat + 1 });
}

/** Garden 10, the Tower hut. */
export const thing = (tile: string): string =>
  t("story-tile", { kind: parseFace(tile).hut ? "hut" : "tile", tile: tileName(tile) });

export const things = (tiles: readonly string[]): string => list(tiles.map(thing));

const cardInside = (card: string): string =>
  isExchange(card) ? t("story-exchange-card", { card: cardName(card) }) : cardName(card);

/** 3 florins, 2 denars and the exchange card Denar/Florin. */
export const cardsInside = (cards: readonly string[]): string => list(cards.map(cardInside));

/** The currency of a space of the site: 1 to 4. */
export const moneyOfSpace = (space: number): string => t(`story-money-${CURRENCIES[space - 1]!}`);

/** 7 + 4 denars; 9 florins and 2 denars with the exchange card Denar/Florin. */
export function payment(cards: readonly string[]): string {
  const paid = CURRENCIES.map((currency) => ofCurrency(currency, cards)).filter(Boolean);
  const exchange = cards.find(isExchange);
  return exchange ? t("story-with-exchange", { money: list(paid), card: cardInside(exchange) }) : list(paid);
}

function ofCurrency(currency: Currency, cards: readonly string[]): string {
  const own = cards.filter((card) => !isExchange(card) && cardCurrency(card) === currency);
  if (own.length < 2) return own.map(cardName).join();
  return t("story-sum", { values: own.map(cardValue).join(" + "), money: t(`story-money-${currency}`) });
}
