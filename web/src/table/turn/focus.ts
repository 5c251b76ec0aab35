// The focus of a table. A pressed button often disappears or is disabled, and browsers then focus the page itself.
import { tick } from "svelte";
import type { TurnState } from "./turnState.svelte";

let focused: Element | null = null;
let isLost = false; // the focused control has disappeared or was disabled, even if it is enabled again

export function noteFocus({ target }: FocusEvent): void {
  focused = target as Element;
  isLost = false;
}

/**
 * If the focused control has disappeared or was disabled, focus what comes next after the next update: the city, the
 * primary button, or the prompt. Return a function that cancels this.
 */
export function recoverFocus(turnState: TurnState): () => void {
  let isCancelled = false;
  void tick().then(() => isCancelled || focusNext(turnState));
  return () => (isCancelled = true);
}

function focusNext({ client, placement, picked }: TurnState): void {
  const isWaiting = client.isDecider && !client.legal.length; // for the legal actions
  isLost ||= focused !== null && (!focused.isConnected || focused.matches(":disabled"));
  const isFree = document.activeElement?.matches("body, :disabled"); // browsers may leave a disabled control later
  if (isWaiting || !isLost || !isFree) return;
  const needsCell = picked.kind !== "site" && placement.offered.size > 0 && !placement.cell;
  const next = document.querySelector<HTMLElement>(needsCell ? ".board[role=grid]" : "[data-testid=main-choice]");
  (next ?? document.querySelector<HTMLElement>("h1.turn"))?.focus({ preventScroll: true });
}
