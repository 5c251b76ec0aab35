// Mouse, pen and touch gestures on a board: taps, drags, pinches and the wheel. A drag or a pinch is never a tap.
import type { Attachment } from "svelte/attachments";
import type { Point } from "./viewport";

export interface GestureHandlers<Thing> {
  /** The object under a finger on touchdown; later it may have moved. */
  aim(at: Point): Thing;
  tap(thing: Thing, isDouble: boolean): void;
  /** The position of a mouse or pen, or null after it has left. */
  hover(at: Point | null): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, at: Point): void;
}

const SLOP_PX = 8;
const DOUBLE_TAP_MS = 320;
const WHEEL_LINE_PX = 16; // pixels per line for wheels that scroll by lines

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export function attachGestures<Thing>(handlers: GestureHandlers<Thing>): Attachment<HTMLElement> {
  return (board) => {
    const down = new Map<number, Point>();
    let pressed: { at: Point; thing: Thing } | null = null; // may become a tap
    let last = { at: { x: 0, y: 0 }, time: -Infinity };

    const place = (event: MouseEvent): Point => {
      const { left, top } = board.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };

    function press(event: PointerEvent): void {
      if (event.button > 1 || down.size === 2) return;
      board.setPointerCapture(event.pointerId);
      const at = place(event);
      pressed = down.size || event.button ? null : { at, thing: handlers.aim(at) };
      down.set(event.pointerId, at);
    }

    function move(event: PointerEvent): void {
      const at = place(event);
      const before = down.get(event.pointerId);
      if (event.pointerType !== "touch") handlers.hover(at);
      if (!before) return;
      if (pressed && distance(pressed.at, at) <= SLOP_PX) return;
      pressed = null;
      const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(before, at, other);
      else handlers.pan(at.x - before.x, at.y - before.y);
      down.set(event.pointerId, at);
    }

    function pinch(before: Point, at: Point, other: Point): void {
      const [was, is] = [middle(before, other), middle(at, other)];
      handlers.pan(is.x - was.x, is.y - was.y);
      handlers.zoom(distance(at, other) / Math.max(1, distance(before, other)), is);
    }

    function release(event: PointerEvent): void {
      if (!down.delete(event.pointerId) || !pressed) return;
      const { at, thing } = pressed;
      pressed = null;
      const twice = event.timeStamp - last.time < DOUBLE_TAP_MS && distance(at, last.at) < 3 * SLOP_PX;
      last = { at, time: twice ? -Infinity : event.timeStamp };
      handlers.tap(thing, twice);
    }

    function cancel(event: PointerEvent): void {
      down.delete(event.pointerId);
      pressed = null;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode ? WHEEL_LINE_PX : 1);
      const power = -pixels * (event.ctrlKey ? 0.01 : 0.0018); // a pinch on a touchpad arrives in small steps
      handlers.zoom(Math.exp(Math.max(-0.35, Math.min(power, 0.35))), place(event));
    }

    const leave = (): void => handlers.hover(null);
    const stop = new AbortController();
    const { signal } = stop;
    board.addEventListener("pointerdown", press, { signal });
    board.addEventListener("pointermove", move, { signal });
    board.addEventListener("pointerup", release, { signal });
    board.addEventListener("pointercancel", cancel, { signal });
    board.addEventListener("pointerleave", leave, { signal });
    board.addEventListener("wheel", wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
