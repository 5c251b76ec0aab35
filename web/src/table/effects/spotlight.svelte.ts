// Highlights on the table: the pieces of a log line under the pointer, and the coach's cells.
import { DIRK_SEAT } from "../../game/notation";
import type { StoryLine } from "../../story/line";

class Spotlight {
  line = $state.raw<StoryLine | null>(null);
  taughtCells = $state.raw<string[]>([]); // cells of the player's city

  cellsOf(seat: number): string[] {
    return this.line?.seat === seat ? (this.line.mentioned?.cells ?? []) : [];
  }

  /** The `data-place` values to light up. */
  readonly places = $derived.by((): string[] => {
    const { seat = null, mentioned } = this.line ?? {};
    if (!mentioned) return [];
    const tiles = mentioned.tiles.flatMap((tile) => [
      `site-${tile}`,
      `unplaced-${tile}`,
      `reserve-${tile}`,
      `hut-${tile}`,
    ]);
    return [...(seat === null ? [] : [seat === DIRK_SEAT ? "dirk" : `seat-${seat}`]), ...tiles];
  });
}

export const spotlight = new Spotlight();

/** Light up the elements at these places; return the function that ends it. */
export function lightUp(places: readonly string[]): () => void {
  const elements = places.flatMap((place) => [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]);
  for (const element of elements) element.classList.add("spot");
  return () => elements.forEach((element) => element.classList.remove("spot"));
}

const MAX_WAIT_FRAMES = 90; // until everything is drawn

const PLACE_ATTRIBUTES = ["data-place", "data-about", "data-action"];

/** Highlight the coach's places and buttons as soon as they exist; return the function that ends it. */
export function highlight(places: readonly string[]): () => void {
  let things: Element[] = [];
  let frame = 0;
  function mark(left: number): void {
    things = places.flatMap((place) => [
      ...document.querySelectorAll(PLACE_ATTRIBUTES.map((name) => `[${name}="${CSS.escape(place)}"]`).join()),
    ]);
    for (const thing of things) thing.classList.add("taught");
    things[0]?.scrollIntoView({ block: things[0].closest("dialog") ? "center" : "nearest" });
    const drawing =
      things.length < places.length || things.some((thing) => thing.closest("table")?.querySelector(".undrawn"));
    if (drawing && left) frame = requestAnimationFrame(() => mark(left - 1));
  }
  mark(MAX_WAIT_FRAMES);
  return () => {
    cancelAnimationFrame(frame);
    for (const thing of things) thing.classList.remove("taught");
  };
}
