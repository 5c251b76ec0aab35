// Everything on the table answers: what is pointed at for a while, focused, or pressed long tells what it is. Things say
// with `data-about` what there is to tell of them.
import type { Attachment } from "svelte/attachments";

interface Pointed {
  subject: string;
  at: DOMRect;
}

const HOVER_DELAY_MS = 450; // milliseconds before a mouse means it
const NEXT_HOVER_DELAY_MS = 120; // the same while a card is shown already
const HIDE_DELAY_MS = 250; // to come from a thing to the card about it
const LONG_PRESS_MS = 480;
const SLOP_PX = 10; // pixels that a finger may tremble
const CARD_SELECTOR = ".about"; // what is shown

class Pointing {
  pointed = $state.raw<Pointed | null>(null);

  show(thing: Element): void {
    const subject = thing.getAttribute("data-about");
    this.cancelHide();
    if (subject) this.pointed = { subject, at: thing.getBoundingClientRect() };
  }

  hide(): void {
    this.cancelHide();
    this.pointed = null;
  }

  #hideTimer: ReturnType<typeof setTimeout> | undefined;

  /** Hides the card, unless it is pointed at in time. */
  hideLater(): void {
    clearTimeout(this.#hideTimer);
    this.#hideTimer = setTimeout(() => this.hide(), HIDE_DELAY_MS);
  }

  cancelHide(): void {
    clearTimeout(this.#hideTimer);
  }
}

export const pointing = new Pointing();

/** A finger leaves what it points at when it is lifted: what it has asked for stays, to be read. */
export const isFinger = (event: PointerEvent): boolean => event.pointerType === "touch";

const subjectElementAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;

export const showAboutCards: Attachment<HTMLElement> = (table) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  let pressed: PointerEvent | null = null;
  let subjectElement: Element | null = null; // about what a card is shown, or will be
  let isLongPress = false; // the last press was a long one; when it ends, the browser moves the focus there
  const showLater = (thing: Element, wait: number, then = () => {}): void => {
    clearTimeout(timer);
    subjectElement = thing;
    timer = setTimeout(() => (thing.isConnected && pointing.show(thing), then()), wait);
  };
  const stop = (): void => {
    clearTimeout(timer);
    hovered = pressed = null;
    pointing.hide();
  };

  function onPointerOver(event: PointerEvent): void {
    const thing = subjectElementAt(event.target);
    if (isFinger(event) || thing === hovered) return;
    const wait = pointing.pointed ? NEXT_HOVER_DELAY_MS : HOVER_DELAY_MS;
    onPointerAway();
    hovered = thing;
    if (thing && !event.buttons) showLater(thing, wait);
  }

  /** The pointer has gone on, perhaps to the card. */
  function onPointerAway(): void {
    clearTimeout(timer);
    hovered = pressed = null;
    pointing.hideLater();
  }

  function onPointerDown(event: PointerEvent): void {
    const thing = subjectElementAt(event.target);
    stop();
    isLongPress = false;
    if (!isFinger(event)) hovered = thing;
    if (!thing || !isFinger(event)) return;
    pressed = event;
    showLater(thing, LONG_PRESS_MS, () => {
      isLongPress = true;
      addEventListener("click", swallow, { capture: true, once: true });
    });
  }

  function onPointerMove(event: PointerEvent): void {
    if (pressed && Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > SLOP_PX) stop();
  }

  function onPointerUp(): void {
    if (!pointing.pointed) clearTimeout(timer);
    pressed = null;
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }

  /** A long press asks for a card, not for the menu of the browser. */
  function onContextMenu(event: MouseEvent): void {
    if (pressed && subjectElementAt(event.target)) event.preventDefault();
  }

  function onFocus(event: FocusEvent): void {
    const thing = subjectElementAt(event.target);
    const seen = thing && event.target instanceof Element && event.target.matches(":focus-visible");
    if (isLongPress) return;
    subjectElement = thing;
    queueMicrotask(() => (seen ? pointing.show(thing) : pointing.hide())); // after what has lost the focus
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (isLongPress || (relatedTarget instanceof Element && relatedTarget.closest(CARD_SELECTOR))) return; // somebody follows the link of the card
    queueMicrotask(() => pointing.hide()); // also while the page is drawn
  }

  /** What has nothing else to do when it is pressed tells what it is. */
  function onClick(event: MouseEvent): void {
    const thing = subjectElementAt(event.target);
    if (!thing || !(event.target instanceof Element) || event.target.closest("button, a, [role=grid]")) return;
    subjectElement = thing;
    pointing.show(thing);
  }

  /** A card stays where it is, so it goes when its thing moves; the log may scroll as it likes. */
  const onScroll = ({ target }: Event): void =>
    void (target instanceof Node && target.contains(subjectElement) && stop());

  const onKeyDown = (event: KeyboardEvent): void => void (event.key === "Escape" && stop());

  const listening = new AbortController();
  const { signal } = listening;
  table.addEventListener("pointerover", onPointerOver, { signal });
  table.addEventListener("pointerleave", (event) => isFinger(event) || onPointerAway(), { signal });
  table.addEventListener("pointerdown", onPointerDown, { signal });
  table.addEventListener("pointermove", onPointerMove, { signal });
  table.addEventListener("pointerup", onPointerUp, { signal });
  table.addEventListener("pointercancel", stop, { signal });
  table.addEventListener("contextmenu", onContextMenu, { signal });
  table.addEventListener("focusin", onFocus, { signal });
  table.addEventListener("focusout", onBlur, { signal });
  table.addEventListener("click", onClick, { signal });
  table.addEventListener("keydown", onKeyDown, { signal });
  table.addEventListener("scroll", onScroll, { signal, capture: true });
  return () => {
    listening.abort();
    stop();
  };
};

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
