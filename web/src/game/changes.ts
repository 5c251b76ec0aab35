// What events changed on the table, to point at it.
import type { GameEvent, TableEvent, TileBuilt, TileRemoved, TilesSwapped } from "../net/protocol";

const changesCity = (event: GameEvent): event is TileBuilt | TileRemoved | TilesSwapped =>
  event.event === "tile_built" || event.event === "tile_removed" || event.event === "tiles_swapped";

/** The cells of a seat's city where something was built, exchanged or removed. */
export const changedCells = ({ events = [] }: TableEvent, seat: number): [number, number][] =>
  events
    .filter(changesCity)
    .filter((each) => each.seat === seat)
    .map((each) => each.cell);

/** What has happened since somebody's last action: what they may not have seen yet. Before it all is new. */
export function eventsSince(history: readonly TableEvent[], me: number | null): TableEvent[] {
  const mine = history.findLastIndex((event) => event.entry === "acted" && event.seat === me);
  const start = history.findIndex(({ entry: what }) => what === "started");
  return history.slice(Math.max(mine, start) + 1);
}

/** What somebody may not have read who sees no log: what was said, and what has happened since their last action. */
export function unreadSince(history: readonly TableEvent[], me: number | null, read: number): TableEvent[] {
  const recent = new Set(eventsSince(history, me));
  return history.filter((event) => event.seq > read && (event.entry === "chat_sent" || recent.has(event)));
}

/** The cells of a seat's city that have changed since somebody's last action. */
export const changedCellsSince = (
  history: readonly TableEvent[],
  me: number | null,
  seat: number,
): [number, number][] => eventsSince(history, me).flatMap((event) => changedCells(event, seat));

/** The tiles and the cards that others have turned up meanwhile; what follows my own action I have seen. */
export function revealedSince(history: readonly TableEvent[], me: number | null): { tiles: string[]; cards: string[] } {
  const events = eventsSince(history, me).flatMap(({ events: happened = [] }) => happened);
  return {
    tiles: events.flatMap((event) => (event.event === "tile_revealed" ? [event.tile] : [])),
    cards: events.flatMap((event) => (event.event === "money_revealed" ? event.cards : [])),
  };
}
