// Names of people and pieces inside a sentence.
import {
  cardCurrency,
  cardValue,
  type Currency,
  CURRENCIES,
  DIRK_SEAT,
  isExchange,
  isMoney,
  isTile,
  parseFace,
} from "../game/notation";
import type { SeatInfo } from "../net/protocol";
import { t } from "../text/fluent.svelte";
import { botName, cardName, formatList, tileName } from "../text/names";

export interface StoryContext {
  names: readonly string[];
  me: number | null;
  seats?: readonly SeatInfo[];
}

/** The acting player, as message variables. */
export interface Speaker {
  who: "you" | "other";
  name: string;
}

export function speakerOf(seat: number, context: StoryContext): Speaker {
  return seat === context.me ? { who: "you", name: "" } : { who: "other", name: nameOf(seat, context) };
}

/** Return the name of a player, a bot's level, or the seat number. */
export function nameOf(seat: number, { names, seats }: StoryContext): string {
  if (seat === DIRK_SEAT) return t("story-dirk");
  const level = seats?.[seat]?.level;
  return names[seat] || (level && botName(level)) || t("story-seat", { number: seat + 1 });
}

/** Garden 10, the Tower hut. */
export const tileInSentence = (tile: string): string =>
  t("story-tile", { kind: parseFace(tile).isHut ? "hut" : "tile", tile: tileName(tile) });

const cardInside = (card: string): string =>
  isExchange(card) ? t("story-exchange-card", { card: cardName(card) }) : cardName(card);

/** Return the name of a tile or card, or the text itself. */
const pieceInside = (text: string): string => (isTile(text) ? tileInSentence(text) : cardInside(text));

/** 3 florins, Garden 10 and the exchange card Denar/Florin. */
export const pieceList = (texts: readonly string[]): string => formatList(texts.map(pieceInside));

/** The currency of a space of the site: 1 to 4. */
export const spaceMoneyName = (space: number): string => t(`story-money-${CURRENCIES[space - 1]!}`);

/** 7 + 4 denars; 9 florins and 2 denars with the exchange card Denar/Florin. */
export function paymentText(cards: readonly string[]): string {
  const paid = CURRENCIES.map((currency) => currencyText(currency, cards)).filter(Boolean);
  const others = cards.filter((card) => !isMoney(card));
  return others.length ? t("story-with-card", { money: formatList(paid), card: pieceList(others) }) : formatList(paid);
}

function currencyText(currency: Currency, cards: readonly string[]): string {
  const own = cards.filter((card) => isMoney(card) && cardCurrency(card) === currency);
  if (own.length < 2) return own.map(cardName).join();
  return t("story-sum", { values: own.map(cardValue).join(" + "), money: t(`story-money-${currency}`) });
}
