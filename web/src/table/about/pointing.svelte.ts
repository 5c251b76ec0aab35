// Everything on the table answers: what is pointed at for a while, focused, or pressed long tells what it is. Things say
// with `data-about` what there is to tell of them.
import type { Attachment } from "svelte/attachments";

interface Pointed {
  subject: string;
  at: DOMRect;
}

const HOVER = 450; // milliseconds before a mouse means it
const NEXT = 120; // the same while a card is shown already
const LEAVE = 250; // to come from a thing to the card about it
const PRESS = 480;
const SLOP = 10; // pixels that a finger may tremble
const CARD = ".about"; // what is shown

class Pointing {
  pointed = $state.raw<Pointed | null>(null);

  show(thing: Element): void {
    const subject = thing.getAttribute("data-about");
    this.stay();
    if (subject) this.pointed = { subject, at: thing.getBoundingClientRect() };
  }

  hide(): void {
    this.stay();
    this.pointed = null;
  }

  #leaving: ReturnType<typeof setTimeout> | undefined;

  /** Hides the card, unless it is pointed at in time. */
  leave(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => this.hide(), LEAVE);
  }

  stay(): void {
    clearTimeout(this.#leaving);
  }
}

export const pointing = new Pointing();

/** A finger leaves what it points at when it is lifted: what it has asked for stays, to be read. */
export const isFinger = (event: PointerEvent): boolean => event.pointerType === "touch";

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;

export const answering: Attachment<HTMLElement> = (table) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  let pressed: PointerEvent | null = null;
  let asked: Element | null = null; // about what a card is shown, or will be
  let long = false; // the last press was a long one; when it ends, the browser moves the focus there
  const later = (thing: Element, wait: number, then = () => {}): void => {
    clearTimeout(timer);
    asked = thing;
    timer = setTimeout(() => (thing.isConnected && pointing.show(thing), then()), wait);
  };
  const stop = (): void => {
    clearTimeout(timer);
    hovered = pressed = null;
    pointing.hide();
  };

  function over(event: PointerEvent): void {
    const thing = thingAt(event.target);
    if (isFinger(event) || thing === hovered) return;
    const wait = pointing.pointed ? NEXT : HOVER;
    away();
    hovered = thing;
    if (thing && !event.buttons) later(thing, wait);
  }

  /** The pointer has gone on, perhaps to the card. */
  function away(): void {
    clearTimeout(timer);
    hovered = pressed = null;
    pointing.leave();
  }

  function down(event: PointerEvent): void {
    const thing = thingAt(event.target);
    stop();
    long = false;
    if (!isFinger(event)) hovered = thing;
    if (!thing || !isFinger(event)) return;
    pressed = event;
    later(thing, PRESS, () => {
      long = true;
      addEventListener("click", swallow, { capture: true, once: true });
    });
  }

  function move(event: PointerEvent): void {
    if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLOP) stop();
  }

  function up(): void {
    if (!pointing.pointed) clearTimeout(timer);
    pressed = null;
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }

  /** A long press asks for a card, not for the menu of the browser. */
  function menu(event: MouseEvent): void {
    if (pressed && thingAt(event.target)) event.preventDefault();
  }

  function focus(event: FocusEvent): void {
    const thing = thingAt(event.target);
    const seen = thing && event.target instanceof Element && event.target.matches(":focus-visible");
    if (long) return;
    asked = thing;
    queueMicrotask(() => (seen ? pointing.show(thing) : pointing.hide())); // after what has lost the focus
  }

  function blur({ relatedTarget }: FocusEvent): void {
    if (long || (relatedTarget instanceof Element && relatedTarget.closest(CARD))) return; // somebody follows the link of the card
    queueMicrotask(() => pointing.hide()); // also while the page is drawn
  }

  /** What has nothing else to do when it is pressed tells what it is. */
  function click(event: MouseEvent): void {
    const thing = thingAt(event.target);
    if (!thing || !(event.target instanceof Element) || event.target.closest("button, a, [role=grid]")) return;
    asked = thing;
    pointing.show(thing);
  }

  /** A card stays where it is, so it goes when its thing moves; the log may scroll as it likes. */
  const scroll = ({ target }: Event): void => void (target instanceof Node && target.contains(asked) && stop());

  const escape = (event: KeyboardEvent): void => void (event.key === "Escape" && stop());

  const listening = new AbortController();
  const { signal } = listening;
  table.addEventListener("pointerover", over, { signal });
  table.addEventListener("pointerleave", (event) => isFinger(event) || away(), { signal });
  table.addEventListener("pointerdown", down, { signal });
  table.addEventListener("pointermove", move, { signal });
  table.addEventListener("pointerup", up, { signal });
  table.addEventListener("pointercancel", stop, { signal });
  table.addEventListener("contextmenu", menu, { signal });
  table.addEventListener("focusin", focus, { signal });
  table.addEventListener("focusout", blur, { signal });
  table.addEventListener("click", click, { signal });
  table.addEventListener("keydown", escape, { signal });
  table.addEventListener("scroll", scroll, { signal, capture: true });
  return () => {
    listening.abort();
    stop();
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
