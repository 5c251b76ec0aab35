// The focus of a table. A pressed button often disappears, and browsers then focus the page itself.
import { tick } from "svelte";
import type { TurnState } from "./turnState.svelte";

let focused: Element | null = null;

export function noteFocus({ target }: FocusEvent): void {
  focused = target as Element;
}

/**
 * If the focused control has disappeared after the next update, focus what comes next: the city, the primary button, or
 * the prompt. Return a function that cancels this.
 */
export function recoverFocus(turnState: TurnState): () => void {
  let isCancelled = false;
  void tick().then(() => isCancelled || focusNext(turnState));
  return () => (isCancelled = true);
}

function focusNext({ client, placement, picked }: TurnState): void {
  const isWaiting = client.isDecider && !client.legal.length; // for the legal actions
  if (isWaiting || focused?.isConnected !== false || document.activeElement !== document.body) return;
  const needsCell = picked.kind !== "site" && placement.offered.size > 0 && !placement.cell;
  const next = document.querySelector<HTMLElement>(needsCell ? ".board[role=grid]" : "[data-testid=main-choice]");
  (next ?? document.querySelector<HTMLElement>("h1.turn"))?.focus({ preventScroll: true });
}
