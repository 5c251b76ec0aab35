// Flying pieces: copies cover the pieces before an event is folded, and then fly to the new places. The piece at the
// destination appears when its copy has landed, so it is never visible twice. Each step has its own frame, because on a
// full table each fills one.
import { mount } from "svelte";
import Card from "../../art/Card.svelte";
import { isMotionReduced, preferences } from "../../me/preferences.svelte";
import type { GameEvent, TableEvent } from "../../net/protocol";
import type { EventObserver } from "../../net/table.svelte";

interface Flight {
  copy: HTMLElement;
  from: DOMRect;
  to: string; // the destination
  piece?: string; // the piece there, hidden until landing
}

interface PreparedFlight extends Flight {
  landing: HTMLElement | undefined;
  target: DOMRect | undefined;
}

const FLIGHT_EASING = "cubic-bezier(.2,.8,.2,1)";
const FLIGHT_MS = 340;
const DEAL_MS = 260; // from the deck or the bag
const STAGGER_MS = 60; // between two cards
const MAX_FLIGHT_WAIT_MS = 700; // maximum wait for running animations
const OPPONENT_PAUSE_MS = { quick: 60, normal: 420, slow: 1600 }; // after an opponent's move
const FRAME_TIMEOUT_MS = 100;
const PAID_CARD_PX = 40; // a card paid by an opponent

const elementsAt = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`),
];
const elementAt = (name: string): HTMLElement | undefined => elementsAt(name)[0];

/** Return the place of a seat's pieces: the player's own hand and tiles, or an opponent's panel. */
const destination = (seat: number, me: number | null, mine: string): string => (seat === me ? mine : `seat-${seat}`);

export class PieceAnimations implements EventObserver {
  #flights: Flight[] = [];
  #stopped = false;

  constructor(
    private readonly me: () => number | null,
    private readonly display: () => string[],
    // other effects of an event: sheets, sounds
    private readonly showEffects: (event: TableEvent) => Promise<void> | void,
    private readonly backlog: () => number,
    private readonly isLooking: () => boolean, // the player inspects something, so the next event waits
  ) {}

  async beforeEvent(event: TableEvent): Promise<void> {
    this.#flights = [];
    if (!isAnimated()) return;
    for (const each of event.events ?? []) this.#prepare(each);
    this.#flights.forEach(layOver);
    if (this.#flights.length) await nextPaint();
    await nextPaint(); // drawing and folding get separate frames
  }

  async afterEvent(event: TableEvent): Promise<void> {
    if (this.#flights.length || (isAnimated() && event.events?.length)) {
      await Promise.race([Promise.all(await this.#fly(event)), pause(MAX_FLIGHT_WAIT_MS)]);
      await nextPaint();
    }
    if (!this.#stopped) await this.showEffects(event);
    await this.#pauseAfterOpponent(event);
  }

  /** Stop silently after the table has been removed. */
  stop(): void {
    this.#stopped = true;
  }

  /** Start flights. The event's changes are on the page but not painted yet. */
  async #fly(event: TableEvent): Promise<Promise<void>[]> {
    const flights = this.#flights;
    this.#flights = [];
    await nextFrame(); // its layout is computed in this frame anyway
    const claimed = new Set<HTMLElement>();
    // All places are measured before the first piece flies, because each change of the page would force another layout.
    const prepared = flights.map((flight) => landingOf(flight, claimed));
    const dealt = (event.events ?? [])
      .flatMap((each) => this.#dealFlights(each))
      .map((flight) => landingOf(flight, claimed));
    for (const { landing } of [...prepared, ...dealt]) if (landing) landing.style.visibility = "hidden";
    const flying = prepared.map((flight, index) => fly(flight, FLIGHT_MS, index * STAGGER_MS));
    if (dealt.length) void nextPaint().then(() => dealt.forEach(deal)); // nothing waits for these
    return flying;
  }

  /** Pause after an opponent's move; shorter with more events queued. */
  async #pauseAfterOpponent(event: TableEvent): Promise<void> {
    const opponent = event.entry === "acted" && event.seat !== this.me() && event.by !== "preference";
    const nothing = (event.events ?? []).every(({ event: name }) => name === "passed");
    if (opponent && !nothing && isAnimated())
      await pause(Math.max(60, OPPONENT_PAUSE_MS[preferences.pace] - 60 * this.backlog()));
    while (!this.#stopped && event.entry === "acted" && this.isLooking() && !document.hidden) await pause(100);
  }

  #prepare(event: GameEvent): void {
    const me = this.me();
    switch (event.event) {
      case "money_taken":
        for (const from of displayIndices(this.display(), event.cards)) {
          this.#copy(`display-${from}`, destination(event.seat, me, "hand"), `hand-${this.display()[from]}`);
        }
        break;
      case "tile_bought":
        this.#copy(
          `site-${event.tile}`,
          destination(event.seat, me, `unplaced-${event.tile}`),
          `unplaced-${event.tile}`,
        );
        this.#flyPayment(event.seat, event.cards);
        break;
      case "tile_built":
        this.#flyPayment(event.seat, event.fee);
        break;
      case "hut_taken":
        this.#copy(`hut-${event.hut}`, destination(event.seat, me, `unplaced-${event.hut}`), `unplaced-${event.hut}`);
        break;
      case "tile_reserved":
        if (event.seat === me) this.#copy(`unplaced-${event.tile}`, "reserve", `reserve-${event.tile}`);
        break;
      case "tile_given":
        if (event.seat === me) this.#copy(`unplaced-${event.tile}`, "dirk");
    }
  }

  /** Fly paid cards to the discard pile, from the player's hand or from an opponent who reveals them. */
  #flyPayment(seat: number, cards: readonly string[]): void {
    const taken = new Set<HTMLElement>();
    for (const card of cards) {
      if (seat === this.me()) {
        const node = elementsAt(`hand-${card}`).find((each) => !taken.has(each));
        if (node) this.#flights.push({ copy: copyOf(node), from: node.getBoundingClientRect(), to: "discard" });
        if (node) taken.add(node);
      } else {
        const panel = elementAt(`seat-${seat}`)?.getBoundingClientRect();
        if (panel)
          this.#flights.push({
            copy: cardOf(card),
            from: new DOMRect(panel.left, panel.top, PAID_CARD_PX, 1.4 * PAID_CARD_PX),
            to: "discard",
          });
      }
    }
  }

  /** Return the flights of revealed pieces from the bag or the deck. */
  #dealFlights(event: GameEvent): Flight[] {
    const names =
      event.event === "tile_revealed"
        ? [`site-${event.tile}`]
        : event.event === "money_revealed"
          ? this.#displayNames(event.cards)
          : [];
    const from = elementAt(event.event === "tile_revealed" ? "bag" : "deck")?.getBoundingClientRect();
    return names.flatMap((name) => {
      const node = elementAt(name);
      if (!node || !from) return [];
      const { width, height } = node.getBoundingClientRect();
      return [{ copy: copyOf(node), from: new DOMRect(from.left, from.top, width, height), to: name, piece: name }];
    });
  }

  #displayNames(cards: readonly string[]): string[] {
    const display = this.display();
    return cards.map((card) => `display-${display.lastIndexOf(card)}`);
  }

  #copy(from: string, to: string, piece?: string): void {
    const node = elementAt(from);
    if (node)
      this.#flights.push({ copy: copyOf(node), from: node.getBoundingClientRect(), to, ...(piece && { piece }) });
  }
}

const isAnimated = (): boolean => !isMotionReduced() && !document.hidden;

function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-place");
  copy.removeAttribute("data-about");
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("tabindex", "-1");
  return copy;
}

function cardOf(card: string): HTMLElement {
  const copy = document.createElement("span");
  copy.setAttribute("aria-hidden", "true");
  mount(Card, { target: copy, props: { card, width: PAID_CARD_PX } });
  return copy;
}

/** Return the display indices of the taken cards. */
export function displayIndices(display: readonly string[], cards: readonly string[]): number[] {
  const used = new Set<number>();
  for (const card of cards) {
    const found = display.findIndex((each, index) => each === card && !used.has(index));
    if (found >= 0) used.add(found);
  }
  return [...used];
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Wait until just before the next frame. A hidden page draws none, so there is a timeout. */
const nextFrame = (): Promise<void> =>
  Promise.race([new Promise<void>((resolve) => requestAnimationFrame(() => resolve())), pause(FRAME_TIMEOUT_MS)]);
/** Wait until just after the next frame. */
const nextPaint = (): Promise<void> => nextFrame().then(() => pause(0));

/** Return the destination: a piece there that no other flight has claimed, or the place itself. */
function landingOf(flight: Flight, claimed: Set<HTMLElement>): PreparedFlight {
  const landing = flight.piece ? elementsAt(flight.piece).findLast((each) => !claimed.has(each)) : undefined;
  if (landing) claimed.add(landing);
  return { ...flight, landing, target: (landing ?? elementAt(flight.to))?.getBoundingClientRect() };
}

/** Lay the copy over the piece. */
function layOver({ copy, from, to, piece }: Flight): void {
  copy.dataset.flight = piece ?? to;
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "40",
    pointerEvents: "none",
  });
  document.body.append(copy);
}

function deal(flight: PreparedFlight, index: number): void {
  layOver(flight);
  void fly(flight, DEAL_MS, index * STAGGER_MS);
}

async function fly({ copy, from, landing, target }: PreparedFlight, duration: number, delay: number): Promise<void> {
  if (!target) return copy.remove();
  const dx = target.left + target.width / 2 - from.left - from.width / 2;
  const dy = target.top + target.height / 2 - from.top - from.height / 2;
  const scale = Math.min(1, target.width / from.width, target.height / from.height);
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: landing ? 1 : 0.3 },
    ],
    { duration, delay, easing: FLIGHT_EASING, fill: "both" },
  );
  await flight.finished.catch(() => undefined);
  copy.remove();
  if (landing) landing.style.visibility = "";
}
