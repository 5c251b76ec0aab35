// Pieces that travel: before an event is taken in we look where things lie, afterwards copies of them fly there.
import { isStill } from "../me/preferences.svelte";
import type { GameEvent, TableEvent } from "../net/protocol";
import type { EventObserver } from "../net/table.svelte";

interface Flight {
  copy: HTMLElement;
  from: DOMRect;
  to: string; // the place where it lands
}

const EASE = "cubic-bezier(.2,.8,.2,1)";
const MOVE = 260;
const APART = 60; // between one card and the next

const place = (name: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-place="${CSS.escape(name)}"]`);

/** Where somebody's things go: my own hand and tiles, or the panel of a rival. */
const home = (seat: number, me: number | null, mine: string): string => (seat === me ? mine : `seat-${seat}`);

export class PieceAnimations implements EventObserver {
  #flights: Flight[] = [];

  constructor(
    private readonly me: () => number | null,
    private readonly display: () => string[],
    private readonly then: (event: TableEvent) => Promise<void> | void, // what else an event brings: sheets, sounds
    private readonly behind: () => number,
  ) {}

  before(event: TableEvent): void {
    this.#flights = [];
    if (isStill() || document.hidden) return;
    for (const each of event.events ?? []) this.#prepare(each);
  }

  async after(event: TableEvent): Promise<void> {
    if (this.#flights.length) {
      await new Promise(requestAnimationFrame); // what the event changed is on the page now
      const landed = this.#flights.map((flight, index) => fly(flight, index * APART));
      this.#flights = [];
      await Promise.race([Promise.all(landed), pause(700)]);
    }
    await this.then(event);
    await this.#pauseAfterRival(event);
  }

  /** A moment to see what a rival has done; shorter the more there is still to be shown. */
  async #pauseAfterRival(event: TableEvent): Promise<void> {
    const rival = event.what === "acted" && event.seat !== this.me() && event.by !== "preference";
    const nothing = (event.events ?? []).every(({ event: name }) => name === "passed");
    if (rival && !nothing && !document.hidden && !isStill()) await pause(Math.max(60, 420 - 60 * this.behind()));
  }

  #prepare(event: GameEvent): void {
    const me = this.me();
    switch (event.event) {
      case "money_taken":
        for (const from of displayPlaces(this.display(), event.cards)) this.#copy(`display-${from}`, home(event.seat, me, "hand"));
        break;
      case "tile_bought":
        this.#copy(`site-${event.tile}`, home(event.seat, me, `holding-${event.tile}`));
        break;
      case "hut_taken":
        this.#copy(`hut-${event.hut}`, home(event.seat, me, `holding-${event.hut}`));
        break;
      case "tile_reserved":
        if (event.seat === me) this.#copy(`holding-${event.tile}`, "reserve");
        break;
      case "tile_given":
        if (event.seat === me) this.#copy(`holding-${event.tile}`, "dirk");
    }
  }

  #copy(from: string, to: string): void {
    const node = place(from);
    if (!node) return;
    const copy = node.cloneNode(true) as HTMLElement;
    copy.removeAttribute("data-place");
    copy.setAttribute("aria-hidden", "true");
    copy.setAttribute("tabindex", "-1");
    this.#flights.push({ copy, from: node.getBoundingClientRect(), to });
  }
}

/** The places in the display of the cards that were taken. */
export function displayPlaces(display: readonly string[], cards: readonly string[]): number[] {
  const used = new Set<number>();
  for (const card of cards) {
    const found = display.findIndex((each, index) => each === card && !used.has(index));
    if (found >= 0) used.add(found);
  }
  return [...used];
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function fly({ copy, from, to }: Flight, delay: number): Promise<void> {
  const target = place(to)?.getBoundingClientRect();
  if (!target) return;
  Object.assign(copy.style, {
    position: "fixed", left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px`, height: `${from.height}px`,
    margin: "0", zIndex: "40", pointerEvents: "none",
  });
  document.body.append(copy);
  const dx = target.left + target.width / 2 - from.left - from.width / 2;
  const dy = target.top + target.height / 2 - from.top - from.height / 2;
  const scale = Math.min(1, target.width / from.width, target.height / from.height);
  const flight = copy.animate(
    [{ transform: "none", opacity: 1 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0.4 }],
    { duration: MOVE + 80, delay, easing: EASE, fill: "both" },
  );
  await flight.finished.catch(() => undefined);
  copy.remove();
}
