// The cards laid out for the picked tile of the site.
import { RequestError } from "../../net/http";
import { handIndices, priceOf, sameCards, totalValue } from "./payments";
import type { Picked } from "./picked";
import type { Previews } from "./previews.svelte";
import type { TurnView } from "./turnView.svelte";

export interface Payment {
  cards: string[];
  total: number;
  action: string;
  allowed: true | RequestError | undefined; // undefined until the server has answered
}

export class PaymentChoice {
  constructor(
    private readonly turn: TurnView & { picked: Picked },
    private readonly previews: Previews,
  ) {}

  /** The payment; the server decides whether a payment that is not listed is legal. */
  readonly current = $derived.by((): Payment | null => {
    const { picked, hand } = this.turn;
    if (picked.kind !== "site") return null;
    const cards = picked.paid.map((place) => hand[place]!);
    const listed = this.turn.paymentsFor(picked.tile).find((buy) => sameCards(buy.cards, cards));
    const action = listed?.text ?? `buy ${picked.tile} ${cards.join(" ")}`;
    const answer = this.previews.answerTo(action);
    const allowed = answer instanceof RequestError ? answer : listed || answer ? true : undefined;
    return { cards, total: totalValue(cards), action, allowed };
  });

  /** Pick a tile with these cards. If it is picked already, its face and cell stay. */
  layOut(tile: string, cards: readonly string[]): void {
    const { picked, hand } = this.turn;
    const { face, cell } = picked.kind === "site" && picked.tile === tile ? picked : { face: tile, cell: null };
    this.turn.picked = { kind: "site", tile, paid: handIndices(hand, cards), face, cell };
  }

  /** Add a card of the hand to the payment, or remove it. */
  toggle(place: number): void {
    const { picked, client } = this.turn;
    if (picked.kind !== "site") return;
    const { tile, paid } = picked;
    this.turn.picked = {
      ...picked,
      paid: paid.includes(place) ? paid.filter((each) => each !== place) : [...paid, place],
    };
    const payment = this.current!;
    if (client.canAct && payment.allowed !== true && payment.total >= priceOf(tile))
      void this.previews.request(payment.action);
  }
}
