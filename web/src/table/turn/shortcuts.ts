// Keyboard shortcuts of the table. Everything also works with Tab and Enter.
import type { TurnState } from "./turnState.svelte";

export interface TableCommands {
  undo: () => void;
  hint: () => void;
  log: () => void;
  announce: () => void;
  rules: () => void;
}

/** Handle a shortcut, unless a field has the focus or a dialog is open. */
export function handleShortcut(event: KeyboardEvent, turnState: TurnState, commands: TableCommands): void {
  const target = event.target as HTMLElement;
  const busy = target.closest("input, textarea, select") ?? document.querySelector("dialog");
  if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
  const handler = SHORTCUTS[event.key] ?? SHORTCUTS[event.code];
  handler?.(turnState, commands, event);
}

type KeyHandler = (turnState: TurnState, commands: TableCommands, event: KeyboardEvent) => void;

const pickSite =
  (space: number): KeyHandler =>
  (turnState, commands, event) => {
    const places = turnState.view.site.length / 4;
    const tiles = turnState.view.site.slice(space * places, (space + 1) * places);
    const tile = event.shiftKey ? tiles[1] : tiles.find((each) => each !== null);
    if (!tile) return;
    turnState.pickSite(tile);
    commands.announce();
  };
const pickMoney =
  (place: number): KeyHandler =>
  (turnState, commands) => {
    if (place >= turnState.view.display.length) return;
    turnState.pickMoney(place);
    commands.announce();
  };
const focusOn =
  (selector: string): KeyHandler =>
  () =>
    document.querySelector<HTMLElement>(selector)?.focus();

const SHORTCUTS: Record<string, KeyHandler> = {
  Digit1: pickSite(0),
  Digit2: pickSite(1),
  Digit3: pickSite(2),
  Digit4: pickSite(3),
  Digit5: pickMoney(0),
  Digit6: pickMoney(1),
  Digit7: pickMoney(2),
  Digit8: pickMoney(3),
  Escape: (turnState) => turnState.clear(),
  u: (_, commands) => commands.undo(),
  r: (turnState) => void ((turnState.can("remove") || turnState.can("swap")) && turnState.pickRedesign()),
  f: (turnState) => turnState.turnOver(),
  h: (_, commands) => commands.hint(),
  l: (_, commands) => commands.log(),
  "?": (_, commands) => commands.rules(),
  d: focusOn("[data-testid=main-choice]"),
  c: focusOn(".board [tabindex='0']"),
};
