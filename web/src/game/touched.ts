// What an event changed in a city, to point at it.
import type { TableEvent } from "../net/types";

const CHANGING = ["TileBuilt", "TileRemoved", "TilesSwapped"];

/** The cells of a seat's city where something was built, exchanged or removed. */
export const touched = ({ events = [] }: TableEvent, seat: number): [number, number][] =>
  events
    .filter((each) => each.seat === seat && CHANGING.includes(each.event))
    .map((each) => each.cell as [number, number]);

/** The same for everything that has happened since somebody's last action: what he has not seen yet. */
export function touchedSince(history: readonly TableEvent[], me: number | null, seat: number): [number, number][] {
  const mine = history.findLastIndex((event) => event.what === "acted" && event.seat === me);
  return history.slice(mine + 1).flatMap((event) => touched(event, seat));
}
