import { expect, test } from "vitest";
import type { GameEvent, TableEvent, View } from "../../net/protocol";
import { DUEL_EVENTS } from "../../net/recordings";
import { cardsSeen, tilesLeft } from "./publicKnowledge";

const start: View = DUEL_EVENTS[0]!.view!;
const sum = (view: View): number => [...tilesLeft(view).values()].reduce((all, count) => all + count, 0);

test("visible tiles are not in the bag, and all others are", () => {
  expect(sum(start)).toBe(start.bag_sizes[0]);
  const [me, other] = start.players;
  const built = { ...start, players: [{ ...me!, city: "tower9@1,0 hut-tower-N@2,0", reserve: ["garden8NE"] }, other!] };
  expect(sum(built)).toBe(start.bag_sizes[0] - 2);
  const granada: View = {
    ...start,
    dirk: null,
    site: ["school8N", null, null, null],
    options: { game: "granada", players: 3 },
  };
  expect(sum(granada)).toBe(2 * 53); // each of 54 tiles has two faces
});

const acted = (seat: number, ...events: GameEvent[]): TableEvent => ({
  type: "event",
  seq: 1,
  at: 0,
  entry: "acted",
  seat,
  action: "",
  by: "player",
  events,
});
const took = (seat: number, ...cards: string[]) => acted(seat, { event: "money_taken", seat, cards });

test("cards seen when taken are known until they are paid", () => {
  const bought = acted(1, {
    event: "tile_bought",
    seat: 1,
    tile: "tower9",
    space: 1,
    cards: ["b7", "b2"],
    exact: true,
  });
  expect(cardsSeen([took(0, "y1", "y2"), took(1, "b7"), bought], 2)).toEqual([["y1", "y2"], []]);
  const undone: TableEvent = { type: "event", seq: 1, at: 0, entry: "undone", seat: 1, actions: 1, agreed: false };
  expect(cardsSeen([took(1, "b7"), bought, undone], 2)).toEqual([[], ["b7"]]);
  expect(cardsSeen([took(0, "y1"), took(1, "b7"), bought, { ...undone, actions: 2, agreed: true }], 2)).toEqual([
    ["y1"],
    [],
  ]);
});
