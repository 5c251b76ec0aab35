// Drag and drop as an alternative to clicks: dropping a piece on a target does what a click would do.
import type { PieceOrigin } from "./picked";
import type { TurnState } from "./turnState.svelte";
import { primaryButton, secondaryButtons } from "./buttons";

export type Piece =
  | { kind: "money"; place: number }
  | { kind: "site"; tile: string }
  | { kind: "piece"; tile: string; origin: PieceOrigin };

interface Draggable {
  piece: Piece;
  turnState: TurnState;
}

const DRAG_SLOP_PX = 8; // a click may move this far

/** Returns the cell under the pointer; set by the player's city while it is shown. */
export const dropTarget: { cellAt: ((x: number, y: number) => string | null) | null } = { cellAt: null };

export function draggable(node: HTMLElement, initial: Draggable) {
  let { piece, turnState } = initial;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !turnState.client.canAct) return; // plans are made with clicks
    start = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(dx, dy) > DRAG_SLOP_PX) lift();
    if (ghost) {
      ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`;
      if (piece.kind === "piece") hover(dropTarget.cellAt?.(event.clientX, event.clientY) ?? null);
    }
  }

  function hover(cell: string | null): void {
    turnState.placement.chooseCell(cell && turnState.placement.offered.has(cell) ? cell : null);
  }

  function lift(): void {
    pick();
    const { left, top, width, height } = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-place");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
      margin: "0",
      zIndex: "50",
      pointerEvents: "none",
      opacity: "0.95",
      transition: "none",
    });
    document.body.append(ghost);
  }

  function pick(): void {
    if (piece.kind === "money") {
      const picked = turnState.picked.kind === "money" ? turnState.picked.places : [];
      if (!picked.includes(piece.place)) turnState.pickMoney(piece.place);
    } else if (piece.kind === "site") {
      if (turnState.picked.kind !== "site" || turnState.picked.tile !== piece.tile) turnState.pickSite(piece.tile);
    } else if (turnState.picked.kind !== "piece" || turnState.picked.tile !== piece.tile) {
      turnState.pickPiece(piece.tile, piece.origin);
    }
  }

  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    const { clientX, clientY } = event;
    stop();
    if (!dragged) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }));
    drop(clientX, clientY);
  }

  function drop(x: number, y: number): void {
    const target = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
    if (piece.kind === "piece") {
      const cell = dropTarget.cellAt?.(x, y);
      if (target === "city" && cell) dropInCity(cell);
      else if (target === "reserve" || target === "dirk") {
        const verb = target === "reserve" ? "reserve" : "give";
        const choices = [...secondaryButtons(turnState), primaryButton(turnState)];
        void turnState.perform(choices.find((choice) => choice?.action?.startsWith(verb))?.action);
      }
    } else if (target === "tray" || target === "reserve" || (target === "city" && piece.kind === "site")) {
      const choice = primaryButton(turnState);
      if (piece.kind === "money" || choice?.isExact) void turnState.perform(choice?.action);
    }
  }

  function dropInCity(cell: string): void {
    if (turnState.placement.offered.has(cell)) {
      turnState.placement.chooseCell(cell);
      void turnState.perform(primaryButton(turnState)?.action);
    } else void turnState.placement.refuse(cell);
  }

  function stop(): void {
    ghost?.remove();
    ghost = start = null;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", stop);
  }

  node.addEventListener("pointerdown", down);
  return {
    update(next: Draggable) {
      ({ piece, turnState } = next);
    },
    destroy() {
      stop();
      node.removeEventListener("pointerdown", down);
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
