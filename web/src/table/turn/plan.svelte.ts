// A purchase prepared on another player's turn, and the cells where bought tiles are to be built.
import type { Picked, PickedOf } from "./picked";

type Purchase = PickedOf<"site">;

interface IntendedCell {
  face: string;
  cell: string;
  autoExecute: boolean;
}

export class Plan {
  /** Whether another player decides, so that a picked tile becomes a plan. */
  isPlanning = $state(false);
  /** Whether the plan is carried out without another tap. */
  autoExecute = $state(false);
  #purchase: Purchase | null = null;
  #intendedCells = new Map<string, IntendedCell>();

  save(picked: Picked): void {
    if (this.isPlanning && picked.kind === "site") this.#purchase = picked;
  }

  /** Take the purchase out of the plan. */
  takePurchase(): Purchase | null {
    const purchase = this.#purchase;
    this.#purchase = null;
    return purchase;
  }

  discard(): void {
    this.#purchase = null;
    this.autoExecute = false;
  }

  rememberCell({ tile, face, cell }: Purchase, autoExecute: boolean): void {
    if (cell) this.#intendedCells.set(tile, { face, cell, autoExecute });
  }

  takeCell(tile: string): IntendedCell | undefined {
    const intended = this.#intendedCells.get(tile);
    this.#intendedCells.delete(tile);
    return intended;
  }
}
