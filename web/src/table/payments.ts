// Cards of the hand laid out for a price. What is legal the server says; this only adds up and puts in order.
import { type Action, cardCurrency, cardValue, type Currency, CURRENCIES, isExchange, parseFace } from "../game/notation";

export type Buy = Extract<Action, { kind: "buy" }>;

const rank = (card: string): number => (isExchange(card) ? 100 : CURRENCIES.indexOf(cardCurrency(card)) * 10 - cardValue(card) / 10);

/** As it is held in the hand: by currency, the highest first, exchange cards last. */
export const sorted = (hand: readonly string[]): string[] => [...hand].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));

export const total = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

/** What I hold of a currency. */
export const held = (hand: readonly string[], currency: Currency): number =>
  total(hand.filter((card) => !isExchange(card) && cardCurrency(card) === currency));

/** The ways to pay for a tile, the best first: exact, then little too much, without an exchange card, with few cards. */
export function proposals(legal: readonly Action[], tile: string): Buy[] {
  const weight = ({ cards }: Buy) => [total(cards), Number(cards.some(isExchange)), cards.length] as const;
  return legal
    .filter((action): action is Buy => action.kind === "buy" && action.tile === tile)
    .sort((a, b) => {
      const [first, second] = [weight(a), weight(b)];
      return first[0] - second[0] || first[1] - second[1] || first[2] - second[2];
    });
}

/** The places in the hand of these cards. */
export function places(hand: readonly string[], cards: readonly string[]): number[] {
  const found: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((each, index) => each === card && !found.includes(index));
    if (place >= 0) found.push(place);
  }
  return found;
}

export interface Verdict {
  total: number;
  enough: boolean;
  exact: boolean;
  foreign: boolean; // a card that cannot pay here
}

/** Whether these cards pay for a tile that costs this currency. An exchange card lets a second currency help. */
export function verdict(cards: readonly string[], tile: string, currency: Currency): Verdict {
  const usable = new Set<string>([currency]);
  for (const card of cards.filter(isExchange)) if (card.includes(currency)) for (const each of card) usable.add(each);
  const foreign = cards.some((card) => (isExchange(card) ? !card.includes(currency) : !usable.has(cardCurrency(card))));
  const price = parseFace(tile).price ?? 0;
  const sum = total(cards);
  return { total: sum, foreign, enough: !foreign && sum >= price, exact: !foreign && sum === price };
}

/** The currency of the space on which a tile lies. */
export function currencyOf(site: readonly (string | null)[], tile: string): Currency {
  return CURRENCIES[Math.floor(site.indexOf(tile) / (site.length / CURRENCIES.length))]!;
}
