// What I have picked up and what I can do with it. The server has listed what is legal; here it is only sorted by the
// things on the table that one points at.
import { backs } from "../game/components";
import { type ActionKind, type ActionOf, parseCell } from "../game/notation";
import { Refused } from "../net/http";
import type { SeatStanding } from "../net/protocol";
import type { TableClient } from "../net/table.svelte";
import { explain } from "../text/errors";
import { t } from "../text/fluent.svelte";
import { tileName } from "../text/words";
import type { Offer } from "./city/cells";
import { type Buy, places, priceOf, proposals, sameCards, sorted, total } from "./payments";

export type Picked =
  | { kind: "nothing" }
  | { kind: "money"; places: number[] } // of the display
  | { kind: "site"; tile: string; paid: number[] } // places in my hand
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
  allowed: true | Refused | undefined; // undefined: the server has not said yet
}

const NOTHING: Picked = { kind: "nothing" };

export class Acting {
  picked = $state.raw<Picked>(NOTHING);
  refused = $state.raw<{ cell: string | null; reason: string } | null>(null);
  hovered = $state<string | null>(null); // a cell under the pointer
  #answers = $state.raw(new Map<string, SeatStanding | Refused>()); // of the server, to what I might do
  #asked = new Set<string>();
  #refusal: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly client: TableClient) {}

  readonly legal = $derived.by(() => this.client.legal);
  readonly hand = $derived.by(() => sorted(this.client.me?.hand ?? []));
  readonly view = $derived.by(() => this.client.view!);
  readonly step = $derived.by(() => this.view.step);

  can(kind: ActionKind): boolean {
    return this.legal.some((action) => action.kind === kind);
  }

  of<K extends ActionKind>(kind: K): ActionOf<K>[] {
    return this.legal.filter((action): action is ActionOf<K> => action.kind === kind);
  }

  /** A new decision: what has just been bought is in my hands, everything else lies on the table. */
  begin(): void {
    this.refused = null;
    this.hovered = null;
    this.#answers = new Map();
    this.#asked = new Set(); // what is still on its way belongs to the last decision
    const held = this.step === "place" ? this.client.me?.holding[0] : undefined;
    const reveals = this.step === "reveal_round" ? this.of("reveal") : [];
    if (held && this.legal.length) this.pickPiece(held, "holding");
    else if (reveals.length === 1) this.picked = { kind: "bonus", tile: reveals[0]!.card };
    else this.picked = NOTHING;
  }

  clear(): void {
    this.picked = NOTHING;
    this.refused = null;
  }

  // --- picking things up

  /** Whoever points at something before it is their turn is told so. */
  #early(): boolean {
    if (!this.client.mine) this.say(t("table-not-your-turn"));
    return !this.client.mine;
  }

  /** A card of the display joins those picked, if they may be taken together; otherwise it is picked alone. */
  pickMoney(place: number): void {
    if (this.#early()) return;
    const before = this.picked.kind === "money" ? this.picked.places : [];
    const next = before.includes(place) ? before.filter((each) => each !== place) : [...before, place];
    this.refused = null;
    if (next.length === 0) this.picked = NOTHING;
    else if (this.takeOf(next) || next.length === 1) this.picked = { kind: "money", places: next };
    else this.picked = { kind: "money", places: [place] };
  }

  takeOf(wanted: readonly number[]): string | null {
    const cards = wanted.map((place) => this.view.display[place]!);
    return this.of("take").find((action) => sameCards(action.cards, cards))?.text ?? null;
  }

  pickSite(tile: string): void {
    if (this.#early()) return;
    const best = this.proposals(tile)[0];
    this.refused = null;
    if (this.picked.kind === "site" && this.picked.tile === tile) this.picked = NOTHING;
    else this.picked = { kind: "site", tile, paid: best ? places(this.hand, best.cards) : [] };
  }

  proposals(tile: string): Buy[] {
    return proposals(this.legal, tile);
  }

  propose(buy: Buy): void {
    this.picked = { kind: "site", tile: buy.tile, paid: places(this.hand, buy.cards) };
  }

  /** A card of my hand is laid out for the picked tile, or taken back. */
  togglePaid(place: number): void {
    if (this.picked.kind !== "site") return;
    const { tile, paid } = this.picked;
    this.picked = {
      kind: "site",
      tile,
      paid: paid.includes(place) ? paid.filter((each) => each !== place) : [...paid, place],
    };
    const payment = this.payment!;
    if (payment.allowed !== true && payment.total >= priceOf(tile)) void this.#ask(payment.action);
  }

  /** Whether the cards laid out may pay, the server says: they are among those it has listed, or it is asked. */
  readonly payment = $derived.by((): Payment | null => {
    if (this.picked.kind !== "site") return null;
    const { tile, paid } = this.picked;
    const cards = paid.map((place) => this.hand[place]!);
    const listed = this.proposals(tile).find((buy) => sameCards(buy.cards, cards));
    const action = listed?.text ?? `buy ${tile} ${cards.join(" ")}`;
    const answer = this.#answers.get(action);
    const allowed = answer instanceof Refused ? answer : listed || answer ? true : undefined;
    return { cards, total: total(cards), action, allowed };
  });

  pickPiece(tile: string, from: "holding" | "reserve"): void {
    if (this.#early()) return;
    this.refused = null;
    if (this.picked.kind === "piece" && this.picked.tile === tile && from === "reserve") this.picked = NOTHING;
    else this.picked = { kind: "piece", tile, from, face: tile, cell: null, fee: this.#cheapestFee(tile) };
  }

  /** A Granada tile that was just bought may show its other face, for a fee (GRA-FLIP). */
  turnOver(): void {
    if (this.picked.kind !== "piece") return;
    const face = this.picked.face === this.picked.tile ? this.backOf(this.picked.tile)! : this.picked.tile;
    this.picked = { ...this.picked, face, cell: null, fee: this.#cheapestFee(face) };
  }

  backOf(tile: string): string | null {
    return backs(this.view.options).get(tile) ?? null;
  }

  chooseFee(fee: string): void {
    if (this.picked.kind === "piece") this.picked = { ...this.picked, fee };
  }

  /** The different fees for which this face may be laid or given. */
  fees(face: string): string[] {
    const asked = [...this.of("build"), ...this.of("give")].filter((action) => action.tile === face);
    const found = new Set(asked.map((action) => action.fee.join(" ")).filter(Boolean));
    return [...found].sort((a, b) => total(a.split(" ")) - total(b.split(" ")) || a.length - b.length);
  }

  #cheapestFee(face: string): string {
    return this.fees(face)[0] ?? "";
  }

  pickRedesign(): void {
    this.refused = null;
    this.picked = this.picked.kind === "redesign" ? NOTHING : { kind: "redesign", cell: null };
  }

  pickHut(hut: string): void {
    if (this.#early()) return;
    this.picked = this.picked.kind === "hut" && this.picked.hut === hut ? NOTHING : { kind: "hut", hut };
  }

  pickBonus(tile: string): void {
    this.picked = this.picked.kind === "bonus" && this.picked.tile === tile ? NOTHING : { kind: "bonus", tile };
  }

  pickVizier(): void {
    this.picked = this.picked.kind === "vizier" ? NOTHING : { kind: "vizier" };
  }

  // --- cells of my city

  readonly offered = $derived.by((): Map<string, Offer> => {
    const offers = new Map<string, Offer>();
    if (this.picked.kind === "piece") {
      const { face } = this.picked;
      for (const action of this.of("build").filter((each) => each.tile === face)) {
        offers.set(action.cell, { kind: "build", label: t("table-offer-build", { tile: tileName(face) }) });
      }
      for (const action of this.of("swap").filter((each) => each.tile === face)) {
        offers.set(action.cell, { kind: "swap", label: t("table-offer-swap", { tile: tileName(face) }) });
      }
    } else if (this.picked.kind === "redesign") {
      for (const { cell } of [...this.of("remove"), ...this.of("swap")]) {
        offers.set(cell, { kind: "remove", label: t("table-offer-remove") });
      }
    }
    return offers;
  });

  readonly cell = $derived(this.picked.kind === "piece" || this.picked.kind === "redesign" ? this.picked.cell : null);
  readonly ghost = $derived(this.picked.kind === "piece" ? this.picked.face : null);

  chooseCell(cell: string | null): void {
    if (this.picked.kind === "piece" || this.picked.kind === "redesign") this.picked = { ...this.picked, cell };
    this.refused = null;
  }

  /** What the picked piece would do in a cell. Any fee goes with any cell; not all pairs of them are listed. */
  actionAt(cell: string): string | null {
    if (this.picked.kind === "redesign") return this.of("remove").find((each) => each.cell === cell)?.text ?? null;
    if (this.picked.kind !== "piece") return null;
    const { face, fee } = this.picked;
    const fits = (action: ActionOf<"build" | "swap">) => action.cell === cell && action.tile === face;
    if (this.of("build").some(fits)) return `build ${face} ${cell}${fee && ` for ${fee}`}`;
    return this.of("swap").find(fits)?.text ?? null;
  }

  // --- what changes in a cell, before it is done

  readonly tip = $derived.by(() => {
    const cell = this.hovered ?? this.cell;
    const action = cell && this.offered.has(cell) ? this.actionAt(cell) : null;
    const answer = action ? this.#answers.get(action) : undefined;
    return action ? { action, standing: answer instanceof Refused ? null : (answer ?? null) } : null;
  });

  /** Asks the server what the tip needs. */
  askPreview(action: string): void {
    void this.#ask(action);
  }

  /** What was asked once for a decision is known, unless something else than the rules refused it. */
  async #ask(action: string): Promise<void> {
    const asked = this.#asked;
    if (asked.has(action)) return;
    asked.add(action);
    const answer = await this.client.preview(action).then(({ standing }) => standing, refusalOf);
    if (answer instanceof Refused && answer.code !== "illegal") asked.delete(action);
    if (asked === this.#asked) this.#answers = new Map(this.#answers).set(action, answer);
  }

  /** Something that is not offered was pointed at: the rule that forbids it, in words. */
  async refuse(cell: string): Promise<void> {
    if (this.picked.kind !== "piece" && this.picked.kind !== "redesign") return;
    const taken = this.client.me!.city.split(" ").some((word) => word.endsWith(`@${cell}`)) || isStart(cell);
    const verb = this.picked.kind === "redesign" ? "remove" : taken && this.picked.from === "reserve" ? "swap" : "build";
    const piece = this.picked.kind === "piece" ? this.picked : null;
    const fee = piece?.fee ? ` for ${piece.fee}` : "";
    const action = { remove: `remove ${cell}`, swap: `swap ${cell} ${piece?.face}`, build: `build ${piece?.face} ${cell}${fee}` }[verb];
    await this.#askWhyNot(action, cell);
  }

  async #askWhyNot(action: string, cell: string | null): Promise<void> {
    try {
      await this.client.preview(action);
    } catch (error) {
      this.say(explain(error), cell);
    }
  }

  /** A reason is shown for a while. */
  say(reason: string, cell: string | null = null): void {
    clearTimeout(this.#refusal);
    this.refused = { cell, reason };
    this.#refusal = setTimeout(() => (this.refused = null), 6000);
  }

  tileAt(cell: string): string {
    const word = this.client.me!.city.split(" ").find((each) => each.endsWith(`@${cell}`))!;
    return word.split("@")[0]!.replace("*", "");
  }

  async do(action: string | null | undefined): Promise<void> {
    if (!action) return;
    try {
      await this.client.act(action);
    } catch (error) {
      this.say(explain(error));
    }
  }

  async takeBack(): Promise<void> {
    try {
      await this.client.takeBack();
    } catch (error) {
      this.say(explain(error));
    }
  }
}

const refusalOf = (error: unknown): Refused =>
  error instanceof Refused ? error : new Refused("server_error", String(error));

const isStart = (cell: string): boolean => {
  const { x, y } = parseCell(cell);
  return x === 0 && y === 0;
};
