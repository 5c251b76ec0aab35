// Info cards: hovering, focusing or a long press on an element with `data-about` opens a card about its subject.
// A resting pointer opens none, because the page may have changed beneath it.
import type { Attachment } from "svelte/attachments";

interface Pointed {
  subject: string;
  at: DOMRect;
}

const HOVER_DELAY_MS = 450;
const NEXT_HOVER_DELAY_MS = 120; // while a card is open
const HIDE_DELAY_MS = 250; // time to move from the element to its card
const LONG_PRESS_MS = 480;
const SLOP_PX = 10;
const REACH_PX = 80; // a card is this close to the pointer even if its element is large
const ASKED_SUBJECT = "ground"; // only a click, Enter or a long press opens its card
const CARD_SELECTOR = ".about";

class Pointing {
  pointed = $state.raw<Pointed | null>(null);
  #pointer: { x: number; y: number } | null = null;

  /** Return whether the pointer has moved. The first event shows only where it is. */
  follow({ clientX: x, clientY: y }: PointerEvent): boolean {
    const before = this.#pointer;
    this.#pointer = { x, y };
    return before !== null && (before.x !== x || before.y !== y);
  }

  show(thing: Element): void {
    const subject = thing.getAttribute("data-about");
    this.cancelHide();
    if (subject) this.pointed = { subject, at: this.#partNearPointer(thing.getBoundingClientRect()) };
  }

  #partNearPointer(box: DOMRect): DOMRect {
    const { x, y } = this.#pointer ?? { x: -1, y: -1 };
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return box;
    const [left, top] = [Math.max(box.left, x - REACH_PX), Math.max(box.top, y - REACH_PX)];
    return new DOMRect(left, top, Math.min(box.right, x + REACH_PX) - left, Math.min(box.bottom, y + REACH_PX) - top);
  }

  hide(): void {
    this.cancelHide();
    this.pointed = null;
  }

  #hideTimer: ReturnType<typeof setTimeout> | undefined;

  /** Hide the card unless the pointer reaches it in time. */
  hideLater(): void {
    clearTimeout(this.#hideTimer);
    this.#hideTimer = setTimeout(() => this.hide(), HIDE_DELAY_MS);
  }

  cancelHide(): void {
    clearTimeout(this.#hideTimer);
  }
}

export const pointing = new Pointing();

/** Return whether the pointer is a finger. Lifting it is not leaving, so the card stays open. */
export const isFinger = (event: PointerEvent): boolean => event.pointerType === "touch";

const subjectElementAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-about]") : null;

const isAskedFor = (thing: Element): boolean => thing.getAttribute("data-about") === ASKED_SUBJECT;

export const showAboutCards: Attachment<HTMLElement> = (table) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hovered: Element | null = null;
  let pressed: PointerEvent | null = null;
  let subjectElement: Element | null = null; // the subject of the current or coming card
  let isLongPress = false; // after a long press the browser moves the focus to the element
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

  const onPointerOver = (event: PointerEvent): void =>
    void (isFinger(event) || subjectElementAt(event.target) === hovered || onPointerAway());

  /** The pointer has moved away, perhaps to the card. */
  function onPointerAway(): void {
    clearTimeout(timer);
    hovered = pressed = null;
    pointing.hideLater();
  }

  function onPointerDown(event: PointerEvent): void {
    const thing = subjectElementAt(event.target);
    stop();
    isLongPress = false;
    pointing.follow(event);
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
    const thing = table.contains(event.target as Node) ? subjectElementAt(event.target) : null;
    if (!pointing.follow(event) || isFinger(event) || event.buttons || thing === hovered) return;
    hovered = thing;
    if (thing && !isAskedFor(thing)) showLater(thing, pointing.pointed ? NEXT_HOVER_DELAY_MS : HOVER_DELAY_MS);
  }

  function onPointerUp(): void {
    if (!pointing.pointed) clearTimeout(timer);
    pressed = null;
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
  }

  /** A long press opens a card rather than the browser's menu. */
  function onContextMenu(event: MouseEvent): void {
    if (pressed && subjectElementAt(event.target)) event.preventDefault();
  }

  function onFocus(event: FocusEvent): void {
    const thing = subjectElementAt(event.target);
    const seen =
      thing && !isAskedFor(thing) && event.target instanceof Element && event.target.matches(":focus-visible");
    if (isLongPress) return;
    subjectElement = thing;
    queueMicrotask(() => (seen ? pointing.show(thing) : pointing.hide())); // after the blur handler
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    // the focus moves into the card, to its link
    if (isLongPress || (relatedTarget instanceof Element && relatedTarget.closest(CARD_SELECTOR))) return;
    queueMicrotask(() => pointing.hide()); // also while the page is rendered
  }

  /** A click on an element without another function opens its card. */
  function onClick(event: MouseEvent): void {
    const thing = subjectElementAt(event.target);
    if (!thing || !(event.target instanceof Element) || event.target.closest("button, a, [role=grid]")) return;
    subjectElement = thing;
    pointing.show(thing);
  }

  /** A card does not move, so scrolling its element hides it. Scrolling the log does not. */
  const onScroll = ({ target }: Event): void =>
    void (target instanceof Node && target.contains(subjectElement) && stop());

  const onKeyDown = (event: KeyboardEvent): void => void (event.key === "Escape" && stop());

  const listening = new AbortController();
  const { signal } = listening;
  table.addEventListener("pointerover", onPointerOver, { signal });
  table.addEventListener("pointerleave", (event) => isFinger(event) || onPointerAway(), { signal });
  table.addEventListener("pointerdown", onPointerDown, { signal });
  addEventListener("pointermove", onPointerMove, { signal }); // also over dialogs, where the pointer may rest
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
