// The viewport of one board. It fits the city until the player pans or zooms, and again after `fitAll`.
import type { Attachment } from "svelte/attachments";
import type { Cell } from "../../game/notation";
import type { CellBox } from "./layout";
import { clamp, fit, contains, type Point, reveal, type Size, snap, type Viewport, zoomAt } from "./viewport";

const GLIDE_MS = 280; // slightly longer than the transition
const MIN_ZOOM_GAIN = 1.25; // a smaller gain does not move the city

export class Camera {
  /** The target of the current movement. */
  view = $state.raw<Viewport>({ x: 0, y: 0, tile: 0 });
  /** The tile size of the drawing. It follows once a movement has ended. */
  drawnTilePx = $state(100);
  isGliding = $state(false);
  /** Whether the player has panned or zoomed. */
  isUserControlled = $state(false);

  #box: CellBox = { x: 0, y: 0, w: 1, h: 1 };
  #size: Size = { w: 0, h: 0 };
  #settleTimer: ReturnType<typeof setTimeout> | undefined;
  #plane: HTMLElement | undefined;

  /** Attach the element that draws the city. */
  readonly attachPlane: Attachment<HTMLElement> = (plane) => {
    this.#plane = plane;
  };

  /** The visible viewport, even during a movement. */
  get currentView(): Viewport {
    if (!this.isGliding || !this.#plane) return this.view;
    const { a, e, f } = new DOMMatrix(getComputedStyle(this.#plane).transform);
    return { x: e, y: f, tile: a * this.drawnTilePx };
  }

  /** Adapt to a new size of the city or the board. */
  resize(box: CellBox, size: Size): void {
    const resized = size.w !== this.#size.w || size.h !== this.#size.h;
    [this.#box, this.#size] = [box, size];
    if (!size.w || !size.h) return;
    if (this.isUserControlled) this.view = clamp(this.view, box, size);
    else if (resized) this.view = fit(box, size);
    else this.#follow();
    if (resized) this.#settle();
  }

  #follow(): void {
    const fitted = fit(this.#box, this.#size);
    const fine = contains(this.view, this.#box, this.#size) && fitted.tile < this.view.tile * MIN_ZOOM_GAIN;
    if (!fine) this.#glide(fitted);
  }

  fitAll(): void {
    this.isUserControlled = false;
    this.#glide(fit(this.#box, this.#size));
  }

  pan(dx: number, dy: number): void {
    const seen = this.currentView;
    this.#setView({ ...seen, x: seen.x + dx, y: seen.y + dy });
  }

  zoom(factor: number, at: Point): void {
    this.#setView(zoomAt(this.currentView, factor, at));
  }

  /** Zoom by one step around the middle of the board. */
  zoomStep(factor: number): void {
    this.isUserControlled = true;
    this.#glide(clamp(zoomAt(this.view, factor, { x: this.#size.w / 2, y: this.#size.h / 2 }), this.#box, this.#size));
  }

  reveal(cell: Cell): void {
    const seen = reveal(this.view, cell, this.#size);
    if (seen.x !== this.view.x || seen.y !== this.view.y) this.#glide(seen);
  }

  #setView(view: Viewport): void {
    this.isUserControlled = true;
    this.isGliding = false;
    this.view = clamp(view, this.#box, this.#size);
    this.#settleAfter(160);
  }

  #glide(view: Viewport): void {
    this.isGliding = true;
    this.view = view;
    this.#settleAfter(GLIDE_MS);
  }

  /** Redraw at the screen's size once nothing has moved for this time. */
  #settleAfter(ms: number): void {
    clearTimeout(this.#settleTimer);
    this.#settleTimer = setTimeout(() => this.#settle(), ms);
  }

  #settle(): void {
    clearTimeout(this.#settleTimer);
    this.isGliding = false;
    this.view = snap(this.view, this.#size);
    this.drawnTilePx = this.view.tile;
  }
}
