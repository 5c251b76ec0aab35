// Public information that an attentive player has: the tiles still to come, and the money seen when taken.
import points from "../../../../src/nasrid/rules/data/alhambra_points.csv?raw";
import { backFaces } from "../../game/components";
import { familyOf, parseCity, parseFace } from "../../game/notation";
import type { Building, GameEvent, TableEvent, View } from "../../net/protocol";

/** Return the visible faces: in cities and reserves, with Dirk, on the site, bought. */
function facesInSight({ players, dirk, site }: View): string[] {
  const owned = players.flatMap(({ city, reserve, unplaced: holding }) => [
    ...parseCity(city).map(({ face }) => face.name),
    ...reserve,
    ...holding,
  ]);
  return [...owned, ...(dirk?.tiles ?? []), ...site.filter((tile) => tile !== null)];
}

/** Return how many tiles of each building may still come; a Granada tile counts for both faces. */
export function tilesLeft(view: View): Map<Building, number> {
  const left = new Map<Building, number>();
  const sold = facesInSight(view).filter((name) => !parseFace(name).isHut);
  const add = (building: Building | null, count: number) =>
    building && left.set(building, (left.get(building) ?? 0) + count);
  if (view.options.game !== "granada") {
    for (const [building, count] of points
      .trim()
      .split(/\r?\n/)
      .slice(1)
      .map((row) => row.split(",")))
      add(building as Building, Number(count));
    for (const name of sold) if (familyOf(parseFace(name).building!) === "alhambra") add(parseFace(name).building, -1);
  }
  if (view.options.game !== "alhambra") {
    const back = backFaces(view.options);
    const seen = new Set(sold.flatMap((name) => [name, back.get(name)]));
    for (const name of back.keys()) if (!seen.has(name)) add(parseFace(name).building, 1);
  }
  return left;
}

const removeCards = (cards: string[], gone: readonly string[]): void => {
  for (const card of gone) {
    const place = cards.indexOf(card);
    if (place >= 0) cards.splice(place, 1);
  }
};

/** Return the cards that each seat was seen taking and has not paid. The rest of its hand is unknown. */
export function cardsSeen(history: readonly TableEvent[], seats: number): string[][] {
  let seen = Array.from({ length: seats }, (): string[] => []);
  const before: string[][][] = []; // before each action, for undo
  for (const entry of history) {
    if (entry.entry === "undone") seen = before.splice(-entry.actions)[0] ?? seen;
    if (entry.entry === "acted") before.push(seen.map((cards) => [...cards]));
    for (const event of entry.events ?? []) trackCards(event, seen);
  }
  return seen;
}

function trackCards(event: GameEvent, seen: string[][]): void {
  if (event.event === "money_taken") seen[event.seat]!.push(...event.cards);
  else if (event.event === "tile_bought") removeCards(seen[event.seat]!, event.cards);
  else if (event.event === "tile_built" || event.event === "tile_given") removeCards(seen[event.seat]!, event.fee);
}
