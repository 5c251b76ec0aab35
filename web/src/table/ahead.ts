// When the next scoring may come, as far as everybody can know.
import type { View } from "../net/types";

export interface Ahead {
  scoring: 1 | 2 | 3;
  least: number | null; // cards to draw until its card can come; null: not known, or it comes at the end
  most: number | null;
}

/** The piles in which the scoring cards lie: the first and the second one. */
const pilesOf = (view: View): [number, number] => (view.options.game === "combined" ? [3, 2] : [2, 4]);

export function ahead(view: View): Ahead | null {
  const scoring = ([1, 2, 3] as const).find((each) => !view.scorings_held.includes(each));
  if (!scoring) return null;
  const waits = scoring === 2 && view.second_card_aside; // it joins the deck at the first reshuffle (COMBO-REFILL-02)
  if (scoring === 3 || waits || view.piles.length === 0) return { scoring, least: null, most: null };
  const pile = pilesOf(view)[scoring - 1]! - 1;
  const above = view.piles.slice(0, pile).reduce((sum, size) => sum + size, 0);
  return { scoring, least: above + 1, most: above + (view.piles[pile] ?? 0) };
}
