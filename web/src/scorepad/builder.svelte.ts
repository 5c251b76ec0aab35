// The entry of a city on the score pad: the picked tile and its legal cells.
import { cellText, parseCity } from "../game/notation";
import type { CityForm } from "../net/protocol";
import { errorText, ruleOf } from "../text/errors";
import { namesIn } from "./cityTiles";
import { columnAt, type ScorePad, type ScoringIndex } from "./pad.svelte";

/** A tile from the list, or from a cell of the city. */
export interface HeldTile {
  face: string;
  from: string | null;
}

export class CityBuilder {
  hand = $state.raw<HeldTile | null>(null);
  cells = $state.raw<string[]>([]); // its legal cells
  isExchanging = $state(false);
  refused = $state.raw<{ cell: string | null; reason: string; rule: string } | null>(null);
  problem = $state.raw<unknown>(null);
  isWaiting = $state(false); // for the engine
  #requestCount = 0;

  constructor(
    readonly scorePad: ScorePad,
    readonly scoring: ScoringIndex,
    readonly column: number,
    readonly isDirk: boolean,
  ) {}

  readonly shown = $derived.by(() => columnAt(this.scorePad.pad!, this.scoring, this.column));
  readonly city = $derived(this.shown.city ?? "");

  /** Pick a tile of the list. Dirk's tiles need no cell. */
  async pick(face: string): Promise<void> {
    const { hand } = this;
    if (this.isDirk) await this.#lay({ city: [...namesIn(this.city), face].join(" ") });
    else if (this.isExchanging) await this.#lay({ remove: hand!.from, tile: face, cell: hand!.from });
    else if (hand?.face === face) this.cancel();
    else await this.#hold({ face, from: null });
  }

  /** Pick a tile of the city to move, replace or remove it. */
  async lift(cell: string): Promise<void> {
    const placed = parseCity(this.city).find((tile) => cellText(tile) === cell);
    if (!placed || this.hand?.from === cell) this.cancel();
    else await this.#hold({ face: placed.face.name, from: cell });
  }

  async #hold(hand: HeldTile): Promise<void> {
    this.cancel();
    this.hand = hand;
    await this.#request(null, async () => {
      const { cells } = await this.scorePad.surveyCity(this.scoring, this.column, {
        remove: hand.from,
        tile: hand.face,
      });
      if (this.hand === hand) this.cells = cells.filter((cell) => cell !== hand.from);
    });
  }

  async place(cell: string): Promise<void> {
    const { face, from } = this.hand!;
    await this.#lay({ remove: from, tile: face, cell }, cell);
  }

  /** Handle a tap on a cell that is not legal: pick the tile there, or show the reason. */
  async refuse(cell: string): Promise<void> {
    if (parseCity(this.city).some((tile) => cellText(tile) === cell)) await this.lift(cell);
    else if (this.hand) await this.place(cell);
  }

  async removeTile(): Promise<void> {
    await this.#lay({ remove: this.hand!.from });
  }

  /** Remove one of Dirk's tiles by its index. */
  async removeDirkTile(place: number): Promise<void> {
    await this.#lay({
      city: namesIn(this.city)
        .filter((_, each) => each !== place)
        .join(" "),
    });
  }

  /** Replace this tile with the next one from the list. */
  exchange(): void {
    [this.isExchanging, this.cells, this.refused] = [true, [], null];
  }

  cancel(): void {
    [this.hand, this.cells, this.isExchanging, this.refused, this.problem] = [null, [], false, null, null];
  }

  async #lay(change: Omit<CityForm, "options">, cell: string | null = null): Promise<void> {
    await this.#request(cell, async () => {
      await this.scorePad.layCity(this.scoring, this.column, { ...change, is_dirk: this.isDirk });
      this.cancel();
    });
  }

  async #request(cell: string | null, question: () => Promise<void>): Promise<void> {
    const number = ++this.#requestCount;
    [this.refused, this.problem, this.isWaiting] = [null, null, true];
    try {
      await question();
    } catch (error) {
      const rule = ruleOf(error);
      if (rule) this.refused = { cell, reason: errorText(error), rule };
      else this.problem = error;
    }
    if (number === this.#requestCount) this.isWaiting = false;
  }
}
