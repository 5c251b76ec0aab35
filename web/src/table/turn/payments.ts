// Payments with cards of the hand. The server decides what is legal; the client only adds up and sorts.
import {
  type ActionOf,
  type AnyAction,
  cardCurrency,
  cardValue,
  type Currency,
  CURRENCIES,
  isMoney,
  parseFace,
} from "../../game/notation";

export type Buy = ActionOf<"buy">;

const sortRank = (card: string): number =>
  isMoney(card) ? CURRENCIES.indexOf(cardCurrency(card)) * 10 - cardValue(card) / 10 : 100;

/** Sort a hand by currency, highest first, other cards last. */
export const sortHand = (hand: readonly string[]): string[] =>
  [...hand].sort((a, b) => sortRank(a) - sortRank(b) || (a < b ? -1 : 1));

export const totalValue = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

/** Return the coins of one currency in a hand. */
export const coinsHeld = (hand: readonly string[], currency: Currency): number =>
  totalValue(hand.filter((card) => isMoney(card) && cardCurrency(card) === currency));

export const priceOf = (tile: string): number => parseFace(tile).price ?? 0;

/** Return the legal payments for a tile, best first: least overpaid, without exchange cards, fewest cards. */
export function listedPayments(legal: readonly AnyAction[], tile: string): Buy[] {
  const weight = ({ cards }: Buy) => [totalValue(cards), Number(!cards.every(isMoney)), cards.length] as const;
  return legal
    .filter((action): action is Buy => action.kind === "buy" && action.tile === tile)
    .sort((a, b) => {
      const [first, second] = [weight(a), weight(b)];
      return first[0] - second[0] || first[1] - second[1] || first[2] - second[2];
    });
}

/** Return the cards of a currency with the smallest sufficient total, as few as possible, or an empty list. */
export function closestPayment(hand: readonly string[], currency: Currency, price: number): string[] {
  let found: string[] = [];
  const cards = hand.filter((card) => isMoney(card) && cardCurrency(card) === currency);
  const better = (some: readonly string[]) =>
    !found.length ||
    totalValue(some) < totalValue(found) ||
    (totalValue(some) === totalValue(found) && some.length < found.length);
  const choose = (from: number, chosen: string[]): void => {
    if (totalValue(chosen) >= price) {
      if (better(chosen)) found = chosen;
    } else for (let next = from; next < cards.length; next++) choose(next + 1, [...chosen, cards[next]!]);
  };
  choose(0, []);
  return found;
}

/** Return the indices of these cards in the hand. */
export function handIndices(hand: readonly string[], cards: readonly string[]): number[] {
  const found: number[] = [];
  for (const card of cards) {
    const place = hand.findIndex((each, index) => each === card && !found.includes(index));
    if (place >= 0) found.push(place);
  }
  return found;
}

/** Return whether two lists have the same cards in any order. */
export const sameCards = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

/** Return the currency of a tile's space. */
export function currencyOf(site: readonly (string | null)[], tile: string): Currency {
  return CURRENCIES[Math.floor(site.indexOf(tile) / (site.length / CURRENCIES.length))]!;
}
