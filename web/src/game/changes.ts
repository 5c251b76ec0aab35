// The changes that events made on the table, for highlights.
import type { GameEvent, TableEvent, TileBuilt, TileRemoved, TilesSwapped } from "../net/protocol";

const changesCity = (event: GameEvent): event is TileBuilt | TileRemoved | TilesSwapped =>
  event.event === "tile_built" || event.event === "tile_removed" || event.event === "tiles_swapped";

/** Return the cells of a seat's city where a tile was built, swapped or removed. */
export const changedCells = ({ events = [] }: TableEvent, seat: number): [number, number][] =>
  events
    .filter(changesCity)
    .filter((each) => each.seat === seat)
    .map((each) => each.cell);

/** Whether the server acted for an absent player, or passed for one who asked for it. */
const isAutomatic = (event: TableEvent): boolean =>
  event.entry === "acted" && (event.by === "stand_in" || event.by === "preference");

/** Return the events since a player's last action, or since the start if there is none. */
export function eventsSince(history: readonly TableEvent[], me: number | null): TableEvent[] {
  const mine = history.findLastIndex((event) => event.entry === "acted" && event.seat === me && !isAutomatic(event));
  const start = history.findIndex(({ entry }) => entry === "started");
  return history.slice(Math.max(mine, start) + 1);
}

/** Return what a player without a visible log may not have read: chat, and events since their last action. */
export function unreadSince(history: readonly TableEvent[], me: number | null, read: number): TableEvent[] {
  const recent = new Set(eventsSince(history, me));
  return history.filter((event) => event.seq > read && (event.entry === "chat_sent" || recent.has(event)));
}

/** Return the cells of a seat's city that changed since a player's last action. */
export const changedCellsSince = (
  history: readonly TableEvent[],
  me: number | null,
  seat: number,
): [number, number][] => eventsSince(history, me).flatMap((event) => changedCells(event, seat));

/**
 * Return the tiles and cards that other players' actions revealed. The player has seen those after their own action.
 */
export function revealedSince(history: readonly TableEvent[], me: number | null): { tiles: string[]; cards: string[] } {
  const events = eventsSince(history, me).flatMap(({ events: happened = [] }) => happened);
  return {
    tiles: events.flatMap((event) => (event.event === "tile_revealed" ? [event.tile] : [])),
    cards: events.flatMap((event) => (event.event === "money_revealed" ? event.cards : [])),
  };
}
