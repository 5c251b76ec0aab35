// The table by keys. Everything also works with Tab and Enter; these are quicker.
import type { Acting } from "./acting.svelte";

export interface Others {
  takeBack: () => void;
  hint: () => void;
  log: () => void;
  rules: () => void;
}

/** What a key does; nothing while somebody writes or a dialog is open. */
export function shortcut(event: KeyboardEvent, acting: Acting, others: Others): void {
  const target = event.target as HTMLElement;
  const busy = target.closest("input, textarea, select, dialog") !== null;
  if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
  const handler = SHORTCUTS[event.key] ?? SHORTCUTS[event.code];
  handler?.(acting, others, event);
}

type KeyHandler = (acting: Acting, others: Others, event: KeyboardEvent) => void;

const site = (space: number): KeyHandler => (acting, _, event) => {
  const places = acting.view.site.length / 4;
  const tiles = acting.view.site.slice(space * places, (space + 1) * places);
  const tile = event.shiftKey ? tiles[1] : tiles.find((each) => each !== null);
  if (tile) acting.pickSite(tile);
};
const money = (place: number): KeyHandler => (acting) => {
  if (place < acting.view.display.length) acting.pickMoney(place);
};
const focus = (selector: string): KeyHandler => () => document.querySelector<HTMLElement>(selector)?.focus();

const SHORTCUTS: Record<string, KeyHandler> = {
  Digit1: site(0), Digit2: site(1), Digit3: site(2), Digit4: site(3),
  Digit5: money(0), Digit6: money(1), Digit7: money(2), Digit8: money(3),
  Escape: (acting) => acting.clear(),
  u: (_, others) => others.takeBack(),
  r: (acting) => void ((acting.can("remove") || acting.can("swap")) && acting.pickRedesign()),
  f: (acting) => acting.turnOver(),
  h: (_, others) => others.hint(),
  l: (_, others) => others.log(),
  "?": (_, others) => others.rules(),
  d: focus("[data-testid=main-choice]"),
  c: focus(".board [tabindex='0']"),
};
