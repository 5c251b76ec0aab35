// What a line of the log speaks of, lit up on the table while it is pointed at; and the cells that a coach points at.
import { DIRK_SEAT } from "../../game/notation";
import type { StoryLine } from "../../story/line";

class Spotlight {
  line = $state.raw<StoryLine | null>(null);
  taughtCells = $state.raw<string[]>([]); // cells of my own city

  /** The cells of a seat's city that are lit. */
  cellsOf(seat: number): string[] {
    return this.line?.seat === seat ? (this.line.mentioned?.cells ?? []) : [];
  }

  /** The names of the places that are lit. */
  readonly places = $derived.by((): string[] => {
    const { seat = null, mentioned } = this.line ?? {};
    if (!mentioned) return [];
    const tiles = mentioned.tiles.flatMap((tile) => [
      `site-${tile}`,
      `holding-${tile}`,
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

const MAX_WAIT_FRAMES = 90; // until which everything is drawn

/** Marks what a coach points at, as soon as it is there; gives back how to stop. */
export function highlight(places: readonly string[]): () => void {
  let things: Element[] = [];
  let frame = 0;
  function mark(left: number): void {
    things = places.flatMap((place) => [
      ...document.querySelectorAll(`[data-place="${CSS.escape(place)}"], [data-about="${CSS.escape(place)}"]`),
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
