// Dragging as an alternative to pointing: a piece follows the pointer and does on a target what a click would have done.
import type { Acting } from "./acting.svelte";
import { mainChoice, otherChoices } from "./choices";

export type Piece =
  | { kind: "money"; place: number }
  | { kind: "site"; tile: string }
  | { kind: "piece"; tile: string; from: "holding" | "reserve" };

interface Draggable {
  piece: Piece;
  acting: Acting;
}

const SLOP = 8; // pixels that a click may move

/** Asks my city which cell lies under the pointer; the city sets it while it is shown. */
export const board: { cellAt: ((x: number, y: number) => string | null) | null } = { cellAt: null };

export function draggable(node: HTMLElement, initial: Draggable) {
  let { piece, acting } = initial;
  let start: PointerEvent | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.button !== 0 || !acting.client.canAct) return; // plans are made by pointing
    start = event;
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", stop);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(dx, dy) > SLOP) lift();
    if (ghost) {
      ghost.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`;
      if (piece.kind === "piece") hover(board.cellAt?.(event.clientX, event.clientY) ?? null);
    }
  }

  function hover(cell: string | null): void {
    acting.chooseCell(cell && acting.offered.has(cell) ? cell : null);
  }

  function lift(): void {
    pick();
    const { left, top, width, height } = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("data-place");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
      margin: "0", zIndex: "50", pointerEvents: "none", opacity: "0.95", transition: "none",
    });
    document.body.append(ghost);
  }

  function pick(): void {
    if (piece.kind === "money") {
      const picked = acting.picked.kind === "money" ? acting.picked.places : [];
      if (!picked.includes(piece.place)) acting.pickMoney(piece.place);
    } else if (piece.kind === "site") {
      if (acting.picked.kind !== "site" || acting.picked.tile !== piece.tile) acting.pickSite(piece.tile);
    } else if (acting.picked.kind !== "piece" || acting.picked.tile !== piece.tile) {
      acting.pickPiece(piece.tile, piece.from);
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
      const cell = board.cellAt?.(x, y);
      if (target === "city" && cell) dropInCity(cell);
      else if (target === "reserve" || target === "dirk") {
        const verb = target === "reserve" ? "reserve" : "give";
        const choices = [...otherChoices(acting), mainChoice(acting)];
        void acting.do(choices.find((choice) => choice?.action?.startsWith(verb))?.action);
      }
    } else if (target === "tray" || target === "reserve" || (target === "city" && piece.kind === "site")) {
      const choice = mainChoice(acting);
      if (piece.kind === "money" || choice?.exact) void acting.do(choice?.action);
    }
  }

  function dropInCity(cell: string): void {
    if (acting.offered.has(cell)) {
      acting.chooseCell(cell);
      void acting.do(mainChoice(acting)?.action);
    } else void acting.refuse(cell);
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
      ({ piece, acting } = next);
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
