// What a bot did for a player who was away.
import type { PlayerView, TableEvent } from "../../net/protocol";
import { eventsSince } from "../../game/changes";
import { cardValue, isMoney } from "../../game/notation";
import { stepsOf } from "../../result/steps";

export interface Absence {
  moves: TableEvent[]; // the bot's actions
  turns: number; // in which it acted
  before: Figures | null; // null if the history does not reach back so far
  after: Figures | null;
}

export interface Figures {
  points: number;
  coins: number; // in the player's hand
}

/** Return what a bot did for a seat since its player's last action, or null if it did nothing. */
export function absenceOf(history: readonly TableEvent[], seat: number): Absence | null {
  const since = eventsSince(history, seat);
  const moves = since.filter((event) => event.entry === "acted" && event.seat === seat && event.by === "stand_in");
  const left = since.find((event) => event.entry === "player_away" && event.seat === seat);
  if (!moves.length || !left) return null;
  const steps = stepsOf(history, seat);
  const figuresAt = (index: number): Figures | null => figuresOf(steps.at(index)?.view.players[seat]);
  const start = steps.findLastIndex(({ event }) => event.seq < left.seq);
  // an action that ends a turn is counted in the next one, so the step before it tells its turn
  const turns = new Set(steps.flatMap(({ event }, index) => (moves.includes(event) ? steps[index - 1]?.turn : [])))
    .size;
  return { moves, turns, before: start < 0 ? null : figuresAt(start), after: figuresAt(-1) };
}

const figuresOf = (player: PlayerView | undefined): Figures | null =>
  player
    ? {
        points: player.score,
        coins: (player.hand ?? []).filter(isMoney).reduce((sum, card) => sum + cardValue(card), 0),
      }
    : null;
