// Somebody's city on the score pad while it is laid: which tile is in hand, and where it may go.
import { cellText, parseCity } from "../game/notation";
import type { CityForm } from "../net/protocol";
import { errorText, ruleOf } from "../text/errors";
import { namesIn } from "./laid";
import { columnAt, type ScorePad, type Scoring } from "./pad.svelte";

/** From the list of all tiles, or from a cell of the city. */
export interface InHand {
  face: string;
  from: string | null;
}

export class Builder {
  hand = $state.raw<InHand | null>(null);
  cells = $state.raw<string[]>([]); // where it may lie
  exchanging = $state(false);
  refused = $state.raw<{ cell: string | null; reason: string; rule: string } | null>(null);
  problem = $state.raw<unknown>(null);
  waiting = $state(false); // for the engine
  #asked = 0;

  constructor(
    readonly scorePad: ScorePad,
    readonly scoring: Scoring,
    readonly column: number,
    readonly dirk: boolean,
  ) {}

  readonly shown = $derived.by(() => columnAt(this.scorePad.pad!, this.scoring, this.column));
  readonly city = $derived(this.shown.city ?? "");

  /** A tile of the list. Dirk's lie anywhere. */
  async pick(face: string): Promise<void> {
    const { hand } = this;
    if (this.dirk) await this.#lay({ city: [...namesIn(this.city), face].join(" ") });
    else if (this.exchanging) await this.#lay({ without: hand!.from, tile: face, cell: hand!.from });
    else if (hand?.face === face) this.putBack();
    else await this.#take({ face, from: null });
  }

  /** A tile of the city, to be moved, exchanged or taken away. */
  async lift(cell: string): Promise<void> {
    const placed = parseCity(this.city).find((tile) => cellText(tile) === cell);
    if (!placed || this.hand?.from === cell) this.putBack();
    else await this.#take({ face: placed.face.name, from: cell });
  }

  async #take(hand: InHand): Promise<void> {
    this.putBack();
    this.hand = hand;
    await this.#ask(null, async () => {
      const { cells } = await this.scorePad.survey(this.scoring, this.column, { without: hand.from, tile: hand.face });
      if (this.hand === hand) this.cells = cells.filter((cell) => cell !== hand.from);
    });
  }

  async put(cell: string): Promise<void> {
    const { face, from } = this.hand!;
    await this.#lay({ without: from, tile: face, cell }, cell);
  }

  /** A tap where the tile in hand may not lie: another tile is meant, or why not. */
  async refuse(cell: string): Promise<void> {
    if (parseCity(this.city).some((tile) => cellText(tile) === cell)) await this.lift(cell);
    else if (this.hand) await this.put(cell);
  }

  async takeAway(): Promise<void> {
    await this.#lay({ without: this.hand!.from });
  }

  /** One of Dirk's tiles, by its place. */
  async takeFromDirk(place: number): Promise<void> {
    await this.#lay({ city: namesIn(this.city).filter((_, each) => each !== place).join(" ") });
  }

  /** The next tile of the list comes where this one lies. */
  exchange(): void {
    [this.exchanging, this.cells, this.refused] = [true, [], null];
  }

  putBack(): void {
    [this.hand, this.cells, this.exchanging, this.refused, this.problem] = [null, [], false, null, null];
  }

  async #lay(change: Omit<CityForm, "options">, cell: string | null = null): Promise<void> {
    await this.#ask(cell, async () => {
      await this.scorePad.lay(this.scoring, this.column, { ...change, dirk: this.dirk });
      this.putBack();
    });
  }

  async #ask(cell: string | null, question: () => Promise<void>): Promise<void> {
    const number = ++this.#asked;
    [this.refused, this.problem, this.waiting] = [null, null, true];
    try {
      await question();
    } catch (error) {
      const rule = ruleOf(error);
      if (rule) this.refused = { cell, reason: errorText(error), rule };
      else this.problem = error;
    }
    if (number === this.#asked) this.waiting = false;
  }
}
