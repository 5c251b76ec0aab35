// The read-only side of a turn: the view, the player's hand, the legal actions, and queries over them.
import { revealedSince } from "../../game/changes";
import { backFaces } from "../../game/components";
import type { ActionKind, ActionOf } from "../../game/notation";
import type { TableModel } from "../../net/table.svelte";
import {
  type Buy,
  closestPayment,
  currencyOf,
  listedPayments,
  priceOf,
  sameCards,
  sortHand,
  totalValue,
} from "./payments";

export class TurnView {
  constructor(readonly client: TableModel) {}

  readonly legal = $derived.by(() => this.client.legal);
  readonly hand = $derived.by(() => sortHand(this.client.me?.hand ?? []));
  readonly view = $derived.by(() => this.client.view!);
  readonly step = $derived.by(() => this.view.step);
  /** The tiles and cards revealed since the player's last action. */
  readonly revealed = $derived.by(() => revealedSince(this.client.history, this.client.you.seat));
  /** The bought tile that has to be placed now. */
  readonly boughtTile = $derived.by(() => (this.step === "place" ? this.client.me?.unplaced[0] : undefined));

  can(kind: ActionKind): boolean {
    return this.legal.some((action) => action.kind === kind);
  }

  legalOf<K extends ActionKind>(kind: K): ActionOf<K>[] {
    return this.legal.filter((action): action is ActionOf<K> => action.kind === kind);
  }

  takeAction(places: readonly number[]): string | null {
    const cards = places.map((place) => this.view.display[place]!);
    return this.legalOf("take").find((action) => sameCards(action.cards, cards))?.text ?? null;
  }

  paymentsFor(tile: string): Buy[] {
    return listedPayments(this.legal, tile);
  }

  /** Return the best legal payment or, on other players' turns, the closest one that the hand allows. */
  bestCards(tile: string): string[] {
    if (this.client.canAct) return this.paymentsFor(tile)[0]?.cards ?? [];
    return closestPayment(this.hand, currencyOf(this.view.site, tile), priceOf(tile));
  }

  backOf(tile: string): string | null {
    return backFaces(this.view.options).get(tile) ?? null;
  }

  /** Return the fees for which this face may be built or given away, cheapest first. */
  fees(face: string): string[] {
    const actions = [...this.legalOf("build"), ...this.legalOf("give")].filter((action) => action.tile === face);
    const fees = new Set(actions.map((action) => action.fee.join(" ")).filter(Boolean));
    return [...fees].sort((a, b) => totalValue(a.split(" ")) - totalValue(b.split(" ")) || a.length - b.length);
  }

  cheapestFee(face: string): string {
    return this.fees(face)[0] ?? "";
  }

  tileAt(cell: string): string {
    const word = this.client.me!.city.split(" ").find((each) => each.endsWith(`@${cell}`))!;
    return word.split("@")[0]!.replace("*", "");
  }
}
