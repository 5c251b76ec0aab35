// The picked piece over the player's city: the offered cells, the chosen one, and the effect of placing it there.
import { type ActionOf, parseCell } from "../../game/notation";
import { RequestError } from "../../net/http";
import { t } from "../../text/fluent.svelte";
import { tileName } from "../../text/names";
import type { CellOffer } from "../city/cells";
import type { Picked } from "./picked";
import type { Previews } from "./previews.svelte";
import type { RefusalNotice } from "./refusal.svelte";
import type { TurnView } from "./turnView.svelte";

export class Placement {
  hovered = $state<string | null>(null); // the cell under the pointer

  constructor(
    private readonly turn: TurnView & { picked: Picked },
    private readonly previews: Previews,
    private readonly refusal: RefusalNotice,
  ) {}

  readonly cell = $derived.by(() => ("cell" in this.turn.picked ? this.turn.picked.cell : null));
  /** The face that is shown above the city. */
  readonly ghost = $derived.by(() => ("face" in this.turn.picked ? this.turn.picked.face : null));
  /** Whether the tile is only tried, because the player does not own it yet or has to do something else first. */
  readonly isLookingAhead = $derived.by((): boolean => {
    if (!this.ghost) return false;
    if (this.turn.picked.kind === "site") return true;
    return !(["build", "swap", "reserve"] as const).some((kind) =>
      this.turn.legalOf(kind).some(({ tile }) => tile === this.ghost),
    );
  });

  readonly offered = $derived.by((): Map<string, CellOffer> => {
    const { turn, ghost } = this;
    const offers = new Map<string, CellOffer>();
    if (turn.picked.kind === "redesign") {
      for (const { cell } of [...turn.legalOf("remove"), ...turn.legalOf("swap")])
        offers.set(cell, { kind: "remove", label: t("table-offer-remove") });
    }
    if (!ghost) return offers;
    const tile = tileName(ghost);
    if (turn.picked.kind === "piece") {
      for (const kind of ["build", "swap"] as const) {
        for (const { cell } of turn.legalOf(kind).filter((each) => each.tile === ghost))
          offers.set(cell, { kind, label: t(`table-offer-${kind}`, { tile }) });
      }
    }
    if (this.isLookingAhead) {
      for (const cell of this.previews.possibleCells(ghost))
        offers.set(cell, { kind: "build", label: t("table-offer-try", { tile }) });
    }
    return offers;
  });

  /** The cell looked at, and the player's standing after the action there. */
  readonly tip = $derived.by(() => {
    const cell = this.hovered ?? this.cell;
    if (!cell || !this.offered.has(cell)) return null;
    const action = this.isLookingAhead ? `try ${this.ghost} ${cell}` : this.actionAt(cell);
    if (!action) return null;
    const answer = this.previews.answerTo(action);
    return { action, cell, standing: answer instanceof RequestError ? null : (answer ?? null) };
  });

  /** Return the action of the picked piece in a cell. Any fee is legal in any cell, but not all pairs are listed. */
  actionAt(cell: string): string | null {
    const { turn } = this;
    if (turn.picked.kind === "redesign") return turn.legalOf("remove").find((each) => each.cell === cell)?.text ?? null;
    if (turn.picked.kind !== "piece") return null;
    const { face, fee } = turn.picked;
    const fits = (action: ActionOf<"build" | "swap">) => action.cell === cell && action.tile === face;
    if (turn.legalOf("build").some(fits)) return `build ${face} ${cell}${fee && ` for ${fee}`}`;
    return turn.legalOf("swap").find(fits)?.text ?? null;
  }

  chooseCell(cell: string | null): void {
    if ("cell" in this.turn.picked) this.turn.picked = { ...this.turn.picked, cell };
    this.refusal.clear();
  }

  async lookAhead(face: string): Promise<void> {
    if (this.isLookingAhead) await this.previews.loadCells(face);
  }

  /** Show the rule that forbids a cell which is not offered. */
  async refuse(cell: string): Promise<void> {
    if (!("cell" in this.turn.picked)) return;
    try {
      await this.previews.fetch(this.#forbiddenAction(cell));
    } catch (error) {
      this.refusal.showError(error, cell);
    }
  }

  #forbiddenAction(cell: string): string {
    const { picked, client } = this.turn;
    if (picked.kind === "redesign") return `remove ${cell}`;
    if (this.isLookingAhead) return `try ${this.ghost} ${cell}`;
    const isTaken = isStart(cell) || client.me!.city.split(" ").some((word) => word.endsWith(`@${cell}`));
    const piece = picked.kind === "piece" ? picked : null;
    if (isTaken && piece?.origin === "reserve") return `swap ${cell} ${this.ghost}`;
    return `build ${this.ghost} ${cell}${piece?.fee ? ` for ${piece.fee}` : ""}`;
  }
}

const isStart = (cell: string): boolean => {
  const { x, y } = parseCell(cell);
  return x === 0 && y === 0;
};
