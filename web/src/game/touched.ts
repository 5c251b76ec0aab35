// What an event changed in a city, to point at it.
import type { GameEvent, TableEvent, TileBuilt, TileRemoved, TilesSwapped } from "../net/protocol";

const changesCity = (event: GameEvent): event is TileBuilt | TileRemoved | TilesSwapped =>
  event.event === "tile_built" || event.event === "tile_removed" || event.event === "tiles_swapped";

/** The cells of a seat's city where something was built, exchanged or removed. */
export const touched = ({ events = [] }: TableEvent, seat: number): [number, number][] =>
  events
    .filter(changesCity)
    .filter((each) => each.seat === seat)
    .map((each) => each.cell);

/** The same for everything that has happened since somebody's last action: what they have not seen yet. */
export function touchedSince(history: readonly TableEvent[], me: number | null, seat: number): [number, number][] {
  const mine = history.findLastIndex((event) => event.what === "acted" && event.seat === me);
  return history.slice(mine + 1).flatMap((event) => touched(event, seat));
}
