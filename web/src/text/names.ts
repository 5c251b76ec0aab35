// Names of pieces, bots and people in the page's language.
import { cardCurrency, cardValue, type Face, isExchange, isMoney, parseFace } from "../game/notation";
import { POLICY_PREFIX, type Presence, type SeatInfo } from "../net/protocol";
import { find, language, t } from "./fluent.svelte";

/** Return the name of a module; an unknown one keeps its id. */
export const moduleName = (module: string): string => find(`module-${module}`) ?? module;

export const buildingName = (building: string, count = 1): string => t(`building-${building}`, { count });

export const hutName = (building: string): string => t("tile-hut", { building: buildingName(building) });

/** Garden 10, Tower hut. */
export function tileName(tile: string | Face): string {
  const face = typeof tile === "string" ? parseFace(tile) : tile;
  if (!face.building) return face.name;
  const building = buildingName(face.building);
  return face.isHut ? hutName(face.building) : t("tile-name", { building, price: face.price! });
}

/** Return the name of a tile with its walls or moats, for screen readers. */
export function describeTile(tile: string | Face): string {
  const face = typeof tile === "string" ? parseFace(tile) : tile;
  if (!face.sides) return t("tile-described-open", { tile: tileName(face) });
  const sides = [...face.sides].map((side) => t(`side-${side}`));
  return t("tile-described", { tile: tileName(face), family: face.family, sides: formatList(sides) });
}

/** 7 denars, exchange card denar/florin. */
export function cardName(card: string): string {
  if (isMoney(card)) return t(`coins-${cardCurrency(card)}`, { count: cardValue(card) });
  if (!isExchange(card)) return card;
  return t("card-exchange", { first: t(`currency-${card[0]}`), second: t(`currency-${card[1]}`) });
}

export const cardNames = (cards: readonly string[]): string => formatList(cards.map(cardName));

const ITALIAN_AND_RE = / e (?=e)/gi; // "nord ed est"; no other language has a word "e"
const listFormats = new Map<string, Intl.ListFormat>(); // cached, because creating one is slow

/** A, B and C; A, B or C; A, B, C. */
export function formatList(words: readonly string[], type: Intl.ListFormatType = "conjunction"): string {
  const key = `${language()} ${type}`;
  let format = listFormats.get(key);
  if (!format) listFormats.set(key, (format = new Intl.ListFormat(language(), { type })));
  return format.format(words).replace(ITALIAN_AND_RE, " ed ");
}

/** Format with one decimal place. */
export const formatDecimal = (value: number): string =>
  new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** Format the date of a timestamp in seconds. */
export const formatDate = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(seconds * 1000);

/** Return the name of a level or of a trained policy. */
export const botName = (bot: string): string =>
  bot.startsWith(POLICY_PREFIX) ? bot.slice(POLICY_PREFIX.length) : t(`level-${bot}`);

/** Return a bot's name with its description, for a menu. */
export const botOption = (bot: string): string =>
  bot.startsWith(POLICY_PREFIX) ? t("bot-policy", { name: botName(bot) }) : t(`new-seat-choice-${bot}`);

/** Return a bot's name at its seat. */
export const botAtSeat = (bot: string): string =>
  bot.startsWith(POLICY_PREFIX) ? t("bot-policy", { name: botName(bot) }) : t(`room-level-${bot}`);

/** Return the name of a player at a table. */
export function seatName(info: Pick<SeatInfo, "name" | "kind">, seat: number): string {
  return info.name || (info.kind === "bot" ? t(`bot-name-${seat}`) : t("seat-free", { number: seat + 1 }));
}

/** Describe the spectators: some by name, the others by number. */
export function describeWatchers({ watching, names }: Pick<Presence, "watching" | "names">): string {
  const guests = watching - names.length;
  return t("table-watched", {
    names: formatList(guests > 0 ? [...names, t("table-watched-guests", { count: guests })] : names),
  });
}
