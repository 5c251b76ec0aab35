// The state of the player's turn: the picked piece and its use. The server lists the legal actions; the client sorts
// them by the pieces on the table.
import type { AnyAction } from "../../game/notation";
import type { TableModel } from "../../net/table.svelte";
import { t } from "../../text/fluent.svelte";
import { tileName } from "../../text/names";
import { PaymentChoice } from "./payment.svelte";
import { type Buy, handIndices, sameCards } from "./payments";
import { NOTHING_PICKED, type Picked, type PickedOf, type PieceOrigin } from "./picked";
import { Placement } from "./placement.svelte";
import { Plan } from "./plan.svelte";
import { Previews } from "./previews.svelte";
import { RefusalNotice } from "./refusal.svelte";
import { pickedFor } from "./suggestion";
import { TurnView } from "./turnView.svelte";

export class TurnState extends TurnView {
  picked = $state.raw<Picked>(NOTHING_PICKED);
  /** The coach's check, which stops every action that the lesson does not expect. */
  guard: ((action: string) => boolean) | null = null;
  readonly refusal = new RefusalNotice();
  readonly plan = new Plan();
  readonly previews: Previews;
  readonly placement: Placement;
  readonly payment: PaymentChoice;

  constructor(client: TableModel) {
    super(client);
    this.previews = new Previews(client);
    this.placement = new Placement(this, this.previews, this.refusal);
    this.payment = new PaymentChoice(this, this.previews);
  }

  /** Start a decision of the player: pick up the bought tile, or resume the plan. */
  beginTurn(): void {
    this.plan.save(this.picked);
    this.plan.isPlanning = false;
    const purchase = this.step === "act" ? this.plan.takePurchase() : null;
    const autoExecute = purchase !== null && this.plan.autoExecute;
    if (purchase) this.plan.autoExecute = false;
    this.#drop();
    this.placement.hovered = null;
    this.previews.forgetAnswers();
    const reveals = this.step === "reveal_round" ? this.legalOf("reveal") : [];
    if (this.boughtTile) this.#pickUpBought(this.boughtTile);
    else if (reveals.length === 1) this.picked = { kind: "bonus", tile: reveals[0]!.card };
    else if (purchase) this.#resume(purchase, autoExecute);
  }

  /** Put everything down except the plan, because another player decides. */
  waitForTurn(): void {
    this.plan.save(this.picked);
    this.#drop();
    this.plan.isPlanning = !this.client.isDecider && this.client.you.seat !== null;
    const purchase = this.plan.isPlanning ? this.plan.takePurchase() : null;
    if (!purchase) return;
    if (this.view.site.includes(purchase.tile)) this.picked = purchase;
    else {
      this.plan.discard();
      this.refusal.show(() => t("table-plan-gone", { tile: tileName(purchase.tile) }));
    }
  }

  /** Put everything down and discard the plan. */
  clear(): void {
    this.#dropAll();
    this.plan.discard();
  }

  #drop(): void {
    this.picked = NOTHING_PICKED;
    this.refusal.clear();
    this.previews.forgetCells();
  }

  /** Put everything down except a bought tile, which has to be placed. */
  #dropAll(): void {
    this.#drop();
    if (this.boughtTile) this.pickPiece(this.boughtTile, "unplaced");
  }

  #togglePick(isPicked: boolean, wanted: Picked): void {
    if (isPicked) this.#dropAll();
    else this.picked = wanted;
  }

  /** Pick up the planned tile, or explain why the plan is no longer possible. */
  #resume({ tile, paid, face, cell }: PickedOf<"site">, autoExecute: boolean): void {
    const cards = paid.map((place) => this.hand[place]!);
    const payments = this.paymentsFor(tile);
    const same = payments.find((buy) => sameCards(buy.cards, cards));
    if (!this.view.site.includes(tile)) this.refusal.show(() => t("table-plan-gone", { tile: tileName(tile) }));
    else if (!payments.length) this.refusal.show(() => t("table-plan-unpaid", { tile: tileName(tile) }));
    else {
      this.picked = { kind: "site", tile, paid: same ? paid : handIndices(this.hand, payments[0]!.cards), face, cell };
      if (same && autoExecute) void this.perform(same.text, autoExecute);
      else void this.placement.lookAhead(face);
    }
  }

  /** Pick up a bought tile and choose the cell where it was tried, if that is still legal. */
  #pickUpBought(tile: string): void {
    const intended = this.plan.takeCell(tile);
    this.pickPiece(tile, "unplaced");
    if (intended && intended.face !== tile && this.fees(intended.face).length) this.turnOver();
    if (!intended || !this.placement.offered.has(intended.cell)) return;
    this.placement.chooseCell(intended.cell);
    if (intended.autoExecute && intended.face === tile) void this.perform(this.placement.actionAt(intended.cell));
  }

  #rejectEarly(): boolean {
    if (!this.client.canAct) this.refusal.show(() => t("table-not-your-turn"));
    return !this.client.canAct;
  }

  /** Add a card of the display to the picked ones, or pick it alone if they cannot be taken together. */
  pickMoney(place: number): void {
    if (this.#rejectEarly()) return;
    const before = this.picked.kind === "money" ? this.picked.places : [];
    const next = before.includes(place) ? before.filter((each) => each !== place) : [...before, place];
    this.refusal.clear();
    if (next.length === 0) this.#dropAll();
    else if (this.takeAction(next) || next.length === 1) this.picked = { kind: "money", places: next };
    else this.picked = { kind: "money", places: [place] };
  }

  pickSite(tile: string): void {
    if (!this.plan.isPlanning && this.#rejectEarly()) return;
    this.refusal.clear();
    this.plan.autoExecute = false;
    if (this.picked.kind === "site" && this.picked.tile === tile) this.#dropAll();
    else this.#layOutPayment(tile, this.bestCards(tile));
  }

  choosePayment({ tile, cards }: Buy): void {
    this.#layOutPayment(tile, cards);
  }

  #layOutPayment(tile: string, cards: readonly string[]): void {
    this.payment.layOut(tile, cards);
    void this.placement.lookAhead(this.placement.ghost!);
  }

  pickPiece(tile: string, origin: PieceOrigin): void {
    if (!this.plan.isPlanning && this.#rejectEarly()) return;
    this.refusal.clear();
    if (this.picked.kind === "piece" && this.picked.tile === tile && origin === "reserve") this.#dropAll();
    else {
      this.picked = { kind: "piece", tile, origin, face: tile, cell: null, fee: this.cheapestFee(tile) };
      void this.placement.lookAhead(tile);
    }
  }

  /** Turn over a bought Granada tile, for a fee (GRA-FLIP), or look at the back of a tile on sale. */
  turnOver(): void {
    const { picked } = this;
    if (picked.kind !== "piece" && picked.kind !== "site") return;
    const face = picked.face === picked.tile ? this.backOf(picked.tile)! : picked.tile;
    this.picked =
      picked.kind === "site"
        ? { ...picked, face, cell: null }
        : { ...picked, face, cell: null, fee: this.cheapestFee(face) };
    void this.placement.lookAhead(face);
  }

  chooseFee(fee: string): void {
    if (this.picked.kind === "piece") this.picked = { ...this.picked, fee };
  }

  pickRedesign(): void {
    this.refusal.clear();
    this.#togglePick(this.picked.kind === "redesign", { kind: "redesign", cell: null });
  }

  pickHut(hut: string): void {
    if (this.#rejectEarly()) return;
    this.#togglePick(this.picked.kind === "hut" && this.picked.hut === hut, { kind: "hut", hut });
  }

  pickBonus(tile: string): void {
    this.#togglePick(this.picked.kind === "bonus" && this.picked.tile === tile, { kind: "bonus", tile });
  }

  pickVizier(): void {
    this.#togglePick(this.picked.kind === "vizier", { kind: "vizier" });
  }

  /** Pick up everything that an action needs, so that the primary button carries it out. */
  suggest(action: AnyAction): void {
    this.#drop();
    this.picked = pickedFor(action, this);
    if (this.picked.kind === "site") void this.placement.lookAhead(this.picked.face);
  }

  async perform(action: string | null | undefined, autoExecute = false): Promise<void> {
    if (!action || this.guard?.(action) === false) return;
    if (this.picked.kind === "site") this.plan.rememberCell(this.picked, autoExecute);
    try {
      await this.client.act(action);
    } catch (error) {
      this.refusal.showError(error);
    }
  }

  async undo(): Promise<void> {
    try {
      await this.client.undo();
    } catch (error) {
      this.refusal.showError(error);
    }
  }
}
