// What I have picked up and what I can do with it. The server has listed what is legal; here it is only sorted by the
// things on the table that one points at.
import { backFaces } from "../../game/components";
import { revealedSince } from "../../game/changes";
import { type ActionKind, type ActionOf, type AnyAction, parseCell } from "../../game/notation";
import { RequestError } from "../../net/http";
import type { SeatStanding } from "../../net/protocol";
import type { TableModel } from "../../net/table.svelte";
import { errorText, ruleOf } from "../../text/errors";
import { t } from "../../text/fluent.svelte";
import { tileName } from "../../text/names";
import type { CellOffer } from "../city/cells";
import {
  type Buy,
  currencyOf,
  closestPayment,
  handIndices,
  priceOf,
  listedPayments,
  sameCards,
  sortHand,
  totalValue,
} from "./payments";

export type Picked =
  | { kind: "nothing" }
  | { kind: "money"; places: number[] } // of the display
  | { kind: "site"; tile: string; paid: number[]; face: string; cell: string | null } // places in my hand
  | { kind: "piece"; tile: string; from: "holding" | "reserve"; face: string; cell: string | null; fee: string }
  | { kind: "redesign"; cell: string | null }
  | { kind: "hut"; hut: string }
  | { kind: "bonus"; tile: string }
  | { kind: "vizier" };

/** The cards that are laid out for a tile, as an action. */
export interface Payment {
  cards: string[];
  total: number;
  action: string;
  allowed: true | RequestError | undefined; // undefined: the server has not said yet
}

const NOTHING_PICKED: Picked = { kind: "nothing" };

export class TurnState {
  picked = $state.raw<Picked>(NOTHING_PICKED);
  refused = $state.raw<{ cell: string | null; reason: () => string; rule: string | null } | null>(null);
  hovered = $state<string | null>(null); // a cell under the pointer
  guard: ((action: string) => boolean) | null = null; // a coach who lets nobody do something else
  #answers = $state.raw(new Map<string, SeatStanding | RequestError>()); // of the server, to what I might do
  #askedActions = new Set<string>();
  #possibleCells = $state.raw(new Map<string, string[]>()); // where faces could lie that may not be laid yet
  #plan: Extract<Picked, { kind: "site" }> | null = null; // what I want to buy when my turn comes
  #intendedCells = new Map<string, { face: string; cell: string; autoExecute: boolean }>(); // where I tried the tiles that I have bought
  autoExecutePlan = $state(false); // my plan is carried out without another tap
  #refusalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly client: TableModel) {}

  readonly legal = $derived.by(() => this.client.legal);
  readonly hand = $derived.by(() => sortHand(this.client.me?.hand ?? []));
  readonly view = $derived.by(() => this.client.view!);
  readonly step = $derived.by(() => this.view.step);
  /** What has been turned up since my last action. */
  readonly revealed = $derived.by(() => revealedSince(this.client.history, this.client.you.seat));

  can(kind: ActionKind): boolean {
    return this.legal.some((action) => action.kind === kind);
  }

  legalOf<K extends ActionKind>(kind: K): ActionOf<K>[] {
    return this.legal.filter((action): action is ActionOf<K> => action.kind === kind);
  }

  /** A new decision: what has just been bought is in my hands, everything else lies on the table. */
  beginTurn(): void {
    this.#savePlan();
    this.isPlanning = false;
    const plan = this.step === "act" ? this.#plan : null;
    const autoExecute = plan !== null && this.autoExecutePlan;
    if (plan) [this.#plan, this.autoExecutePlan] = [null, false];
    this.#drop();
    this.hovered = null;
    this.#answers = new Map();
    this.#askedActions = new Set(); // what is still on its way belongs to the last decision
    const reveals = this.step === "reveal_round" ? this.legalOf("reveal") : [];
    if (this.#bought) this.#pickUp(this.#bought);
    else if (reveals.length === 1) this.picked = { kind: "bonus", tile: reveals[0]!.card };
    else if (plan) this.#resumePlan(plan, autoExecute);
  }

  /** It is no longer for me to decide, or not yet: everything is put down but what I have planned. */
  waitForTurn(): void {
    this.#savePlan();
    this.#drop();
    this.isPlanning = !this.client.isDecider && this.client.you.seat !== null;
    const plan = this.isPlanning ? this.#plan : null;
    if (!plan) return;
    this.#plan = null;
    if (this.view.site.includes(plan.tile)) this.picked = plan;
    else this.#abandonPlan(() => t("table-plan-gone", { tile: tileName(plan.tile) }));
  }

  /** Everything is let go, plans, too. */
  clear(): void {
    this.#dropAll();
    this.#plan = null;
    this.autoExecutePlan = false;
  }

  #abandonPlan(why: () => string): void {
    this.autoExecutePlan = false;
    this.showRefusal(why);
  }

  #savePlan(): void {
    if (this.isPlanning && this.picked.kind === "site") this.#plan = this.picked;
  }

  /** The tile that is to be placed now. */
  get #bought(): string | undefined {
    return this.step === "place" ? this.client.me?.unplaced[0] : undefined;
  }

  /** Nothing is in my hands any more but what I have bought and must place. */
  #dropAll(): void {
    this.#drop();
    if (this.#bought) this.pickPiece(this.#bought, "holding");
  }

  #togglePick(picked: boolean, wanted: Picked): void {
    if (picked) this.#dropAll();
    else this.picked = wanted;
  }

  #drop(): void {
    this.picked = NOTHING_PICKED;
    this.refused = null;
    this.#possibleCells = new Map();
  }

  /** My turn has come: what I planned waits for one tap, unless I said that it need not; or the words say why it is no longer possible. */
  #resumePlan({ tile, paid, face, cell }: Extract<Picked, { kind: "site" }>, autoExecute: boolean): void {
    const cards = paid.map((place) => this.hand[place]!);
    const same = this.paymentsFor(tile).find((buy) => sameCards(buy.cards, cards));
    if (!this.view.site.includes(tile)) this.showRefusal(() => t("table-plan-gone", { tile: tileName(tile) }));
    else if (!same && !this.paymentsFor(tile).length)
      this.showRefusal(() => t("table-plan-unpaid", { tile: tileName(tile) }));
    else {
      this.picked = {
        kind: "site",
        tile,
        paid: same ? paid : handIndices(this.hand, this.paymentsFor(tile)[0]!.cards),
        face,
        cell,
      };
      if (same && autoExecute) void this.perform(same.text, autoExecute);
      else void this.#lookAhead(face);
    }
  }

  /** A tile that was bought lies where it was tried, if it may still lie there. */
  #pickUp(tile: string): void {
    const meant = this.#intendedCells.get(tile);
    this.#intendedCells.delete(tile);
    this.pickPiece(tile, "holding");
    if (meant && meant.face !== tile && this.fees(meant.face).length) this.turnOver();
    if (!meant || !this.offered.has(meant.cell)) return;
    this.chooseCell(meant.cell);
    if (meant.autoExecute && meant.face === tile) void this.perform(this.actionAt(meant.cell));
  }

  // --- picking things up

  /** While others decide, a tile can be chosen with a payment and a place, for my own turn. */
  isPlanning = $state(false);

  /** Whoever points at something before it is their turn is told so. */
  #rejectEarly(): boolean {
    if (!this.client.canAct) this.showRefusal(() => t("table-not-your-turn"));
    return !this.client.canAct;
  }

  /** A card of the display joins those picked, if they may be taken together; otherwise it is picked alone. */
  pickMoney(place: number): void {
    if (this.#rejectEarly()) return;
    const before = this.picked.kind === "money" ? this.picked.places : [];
    const next = before.includes(place) ? before.filter((each) => each !== place) : [...before, place];
    this.refused = null;
    if (next.length === 0) this.#dropAll();
    else if (this.takeAction(next) || next.length === 1) this.picked = { kind: "money", places: next };
    else this.picked = { kind: "money", places: [place] };
  }

  takeAction(wanted: readonly number[]): string | null {
    const cards = wanted.map((place) => this.view.display[place]!);
    return this.legalOf("take").find((action) => sameCards(action.cards, cards))?.text ?? null;
  }

  pickSite(tile: string): void {
    if (!this.isPlanning && this.#rejectEarly()) return;
    this.refused = null;
    this.autoExecutePlan = false;
    if (this.picked.kind === "site" && this.picked.tile === tile) this.#dropAll();
    else this.#layOutPayment(tile, this.bestCards(tile));
  }

  /** The best payment that the server has listed; while I wait, what my cards come to. */
  bestCards(tile: string): string[] {
    if (this.client.canAct) return this.paymentsFor(tile)[0]?.cards ?? [];
    return closestPayment(this.hand, currencyOf(this.view.site, tile), priceOf(tile));
  }

  #layOutPayment(tile: string, cards: readonly string[]): void {
    const before = this.picked.kind === "site" && this.picked.tile === tile ? this.picked : { face: tile, cell: null };
    const { face, cell } = before;
    this.picked = { kind: "site", tile, paid: handIndices(this.hand, cards), face, cell };
    void this.#lookAhead(face);
  }

  paymentsFor(tile: string): Buy[] {
    return listedPayments(this.legal, tile);
  }

  choosePayment(buy: Buy): void {
    this.#layOutPayment(buy.tile, buy.cards);
  }

  /** A card of my hand is laid out for the picked tile, or taken back. */
  togglePaid(place: number): void {
    if (this.picked.kind !== "site") return;
    const { tile, paid } = this.picked;
    this.picked = {
      ...this.picked,
      paid: paid.includes(place) ? paid.filter((each) => each !== place) : [...paid, place],
    };
    const payment = this.payment!;
    if (this.client.canAct && payment.allowed !== true && payment.total >= priceOf(tile))
      void this.#ask(payment.action);
  }

  /** Whether the cards laid out may pay, the server says: they are among those it has listed, or it is asked. */
  readonly payment = $derived.by((): Payment | null => {
    if (this.picked.kind !== "site") return null;
    const { tile, paid } = this.picked;
    const cards = paid.map((place) => this.hand[place]!);
    const listed = this.paymentsFor(tile).find((buy) => sameCards(buy.cards, cards));
    const action = listed?.text ?? `buy ${tile} ${cards.join(" ")}`;
    const answer = this.#answers.get(action);
    const allowed = answer instanceof RequestError ? answer : listed || answer ? true : undefined;
    return { cards, total: totalValue(cards), action, allowed };
  });

  pickPiece(tile: string, from: "holding" | "reserve"): void {
    if (!this.isPlanning && this.#rejectEarly()) return;
    this.refused = null;
    if (this.picked.kind === "piece" && this.picked.tile === tile && from === "reserve") this.#dropAll();
    else {
      this.picked = { kind: "piece", tile, from, face: tile, cell: null, fee: this.#cheapestFee(tile) };
      void this.#lookAhead(tile);
    }
  }

  /** A Granada tile that was just bought may show its other face, for a fee (GRA-FLIP); one on sale can be looked at. */
  turnOver(): void {
    const { picked } = this;
    if (picked.kind !== "piece" && picked.kind !== "site") return;
    const face = picked.face === picked.tile ? this.backOf(picked.tile)! : picked.tile;
    this.picked =
      picked.kind === "site"
        ? { ...picked, face, cell: null }
        : { ...picked, face, cell: null, fee: this.#cheapestFee(face) };
    void this.#lookAhead(face);
  }

  backOf(tile: string): string | null {
    return backFaces(this.view.options).get(tile) ?? null;
  }

  chooseFee(fee: string): void {
    if (this.picked.kind === "piece") this.picked = { ...this.picked, fee };
  }

  /** The different fees for which this face may be laid or given. */
  fees(face: string): string[] {
    const asked = [...this.legalOf("build"), ...this.legalOf("give")].filter((action) => action.tile === face);
    const found = new Set(asked.map((action) => action.fee.join(" ")).filter(Boolean));
    return [...found].sort((a, b) => totalValue(a.split(" ")) - totalValue(b.split(" ")) || a.length - b.length);
  }

  #cheapestFee(face: string): string {
    return this.fees(face)[0] ?? "";
  }

  pickRedesign(): void {
    this.refused = null;
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

  /** Everything is picked up that an action needs: the golden button does it. */
  suggest(action: AnyAction): void {
    this.#drop();
    switch (action.kind) {
      case "take":
        this.picked = { kind: "money", places: handIndices(this.view.display, action.cards) };
        break;
      case "buy":
        this.choosePayment(action);
        break;
      case "build":
        this.#suggestPlace(action.tile, action.cell, action.fee.join(" "));
        break;
      case "swap":
        this.#suggestPlace(action.tile, action.cell, "");
        break;
      case "reserve":
      case "give":
        this.#suggestPlace(action.tile, null, action.kind === "give" ? action.fee.join(" ") : "");
        break;
      case "remove":
        this.picked = { kind: "redesign", cell: action.cell };
        break;
      case "hut":
        this.picked = { kind: "hut", hut: action.hut };
        break;
      case "reveal":
        this.picked = { kind: "bonus", tile: action.card };
        break;
      case "reactivate":
        this.picked = { kind: "vizier" };
    }
  }

  #suggestPlace(face: string, cell: string | null, fee: string): void {
    const { unplaced: holding = [], reserve = [] } = this.client.me ?? {};
    const tile = [...holding, ...reserve].find((each) => each === face || this.backOf(each) === face) ?? face;
    this.picked = { kind: "piece", tile, from: holding.includes(tile) ? "holding" : "reserve", face, cell, fee };
  }

  // --- cells of my city

  readonly offered = $derived.by((): Map<string, CellOffer> => {
    const offers = new Map<string, CellOffer>();
    if (this.picked.kind === "piece") {
      const { face } = this.picked;
      for (const action of this.legalOf("build").filter((each) => each.tile === face)) {
        offers.set(action.cell, { kind: "build", label: t("table-offer-build", { tile: tileName(face) }) });
      }
      for (const action of this.legalOf("swap").filter((each) => each.tile === face)) {
        offers.set(action.cell, { kind: "swap", label: t("table-offer-swap", { tile: tileName(face) }) });
      }
    } else if (this.picked.kind === "redesign") {
      for (const { cell } of [...this.legalOf("remove"), ...this.legalOf("swap")]) {
        offers.set(cell, { kind: "remove", label: t("table-offer-remove") });
      }
    }
    if (this.isLookingAhead && this.ghost) {
      for (const cell of this.#possibleCells.get(this.ghost) ?? []) {
        offers.set(cell, { kind: "build", label: t("table-offer-try", { tile: tileName(this.ghost) }) });
      }
    }
    return offers;
  });

  readonly cell = $derived("cell" in this.picked ? this.picked.cell : null);
  /** The face that I hold over my city. */
  readonly ghost = $derived("face" in this.picked ? this.picked.face : null);
  /** Whether I only look where a tile could lie: it is not mine yet, or something else comes first. */
  readonly isLookingAhead = $derived.by((): boolean => {
    const face = this.ghost;
    if (!face) return false;
    if (this.picked.kind === "site") return true;
    return (
      !this.legalOf("build").some(({ tile }) => tile === face) &&
      !this.legalOf("swap").some((each) => each.tile === face) &&
      !this.legalOf("reserve").some(({ tile }) => tile === face)
    );
  });

  async #lookAhead(face: string): Promise<void> {
    if (!this.isLookingAhead || this.#possibleCells.has(face)) return;
    const found = await this.client.try(face).catch(() => null);
    if (found) this.#possibleCells = new Map(this.#possibleCells).set(face, found.cells);
  }

  chooseCell(cell: string | null): void {
    if ("cell" in this.picked) this.picked = { ...this.picked, cell };
    this.refused = null;
  }

  /** What the picked piece would do in a cell. Any fee goes with any cell; not all pairs of them are listed. */
  actionAt(cell: string): string | null {
    if (this.picked.kind === "redesign") return this.legalOf("remove").find((each) => each.cell === cell)?.text ?? null;
    if (this.picked.kind !== "piece") return null;
    const { face, fee } = this.picked;
    const fits = (action: ActionOf<"build" | "swap">) => action.cell === cell && action.tile === face;
    if (this.legalOf("build").some(fits)) return `build ${face} ${cell}${fee && ` for ${fee}`}`;
    return this.legalOf("swap").find(fits)?.text ?? null;
  }

  // --- what changes in a cell, before it is done

  /** The cell looked at: what is done there, or only tried. */
  readonly tip = $derived.by(() => {
    const cell = this.hovered ?? this.cell;
    if (!cell || !this.offered.has(cell)) return null;
    const action = this.isLookingAhead ? `try ${this.ghost} ${cell}` : this.actionAt(cell);
    const answer = action ? this.#answers.get(action) : undefined;
    return action ? { action, cell, standing: answer instanceof RequestError ? null : (answer ?? null) } : null;
  });

  /** Asks the server what the tip needs. */
  askPreview(action: string): void {
    void this.#ask(action);
  }

  /** What was asked once for a decision is known, unless something else than the rules refused it. */
  async #ask(action: string): Promise<void> {
    const asked = this.#askedActions;
    if (asked.has(action)) return;
    asked.add(action);
    const answer = await this.#preview(action).catch(asRequestError);
    if (answer instanceof RequestError && answer.code !== "illegal") asked.delete(action);
    if (asked === this.#askedActions) this.#answers = new Map(this.#answers).set(action, answer);
  }

  async #preview(action: string): Promise<SeatStanding> {
    const [verb, tile, cell] = action.split(" ");
    if (verb !== "try") return (await this.client.preview(action)).standing;
    return (await this.client.try(tile!, cell)).standing!;
  }

  /** Something that is not offered was pointed at: the rule that forbids it, in words. */
  async refuse(cell: string): Promise<void> {
    if (!("cell" in this.picked)) return;
    const taken = this.client.me!.city.split(" ").some((word) => word.endsWith(`@${cell}`)) || isStart(cell);
    const piece = this.picked.kind === "piece" ? this.picked : null;
    const verb =
      this.picked.kind === "redesign"
        ? "remove"
        : this.isLookingAhead
          ? "try"
          : taken && piece?.from === "reserve"
            ? "swap"
            : "build";
    const fee = piece?.fee ? ` for ${piece.fee}` : "";
    const face = this.ghost;
    const action = {
      remove: `remove ${cell}`,
      swap: `swap ${cell} ${face}`,
      build: `build ${face} ${cell}${fee}`,
      try: `try ${face} ${cell}`,
    }[verb];
    try {
      await this.#preview(action);
    } catch (error) {
      this.showRefusal(() => errorText(error), cell, ruleOf(error));
    }
  }

  /** A reason is shown for a while. */
  showRefusal(reason: () => string, cell: string | null = null, rule: string | null = null): void {
    clearTimeout(this.#refusalTimer);
    this.refused = { cell, reason, rule };
    this.#refusalTimer = setTimeout(() => (this.refused = null), 6000);
  }

  tileAt(cell: string): string {
    const word = this.client.me!.city.split(" ").find((each) => each.endsWith(`@${cell}`))!;
    return word.split("@")[0]!.replace("*", "");
  }

  async perform(action: string | null | undefined, autoExecute = false): Promise<void> {
    if (!action || this.guard?.(action) === false) return;
    const { picked } = this;
    if (picked.kind === "site" && picked.cell)
      this.#intendedCells.set(picked.tile, { face: picked.face, cell: picked.cell, autoExecute });
    try {
      await this.client.act(action);
    } catch (error) {
      this.showRefusal(() => errorText(error), null, ruleOf(error));
    }
  }

  async undo(): Promise<void> {
    try {
      await this.client.undo();
    } catch (error) {
      this.showRefusal(() => errorText(error), null, ruleOf(error));
    }
  }
}

const asRequestError = (error: unknown): RequestError =>
  error instanceof RequestError ? error : new RequestError("server_error", String(error));

const isStart = (cell: string): boolean => {
  const { x, y } = parseCell(cell);
  return x === 0 && y === 0;
};
