// The owners of tiles on the score pad.
import { columnAt, type Pad, type ScoringIndex, seatsOf } from "./pad.svelte";
import { type TileFace, facesOf } from "./tiles";

/** A face of the box and the column that owns its tile, or null if it is free. */
export interface ListedFace extends TileFace {
  owner: number | null;
}

/** Return the names of the tiles in a city or before Dirk. */
export const namesIn = (city: string): string[] =>
  city
    .split(" ")
    .filter(Boolean)
    .map((word) => word.split("@")[0]!.replace("*", ""));

/**
 * Return all faces by price, huts last. A tile never changes hands, so another player's tile of any scoring is taken.
 */
export function listedFor(pad: Pad, scoring: ScoringIndex, column: number): ListedFace[] {
  const faces = facesOf(pad);
  const owners = new Map<string, number>(); // by tile
  const take = (owner: number, city: string | null | undefined): void => {
    for (const name of namesIn(city ?? "")) {
      const free = faces.find((face) => face.name === name && !owners.has(face.tile));
      if (free) owners.set(free.tile, owner);
    }
  };
  take(column, columnAt(pad, scoring, column).city);
  for (const owner of seatsOf(pad).keys()) if (owner !== column) take(owner, tilesEverLaid(pad, owner));
  return faces
    .map((face) => ({ ...face, owner: owners.get(face.tile) ?? null }))
    .sort((a, b) => (a.price || Infinity) - (b.price || Infinity) || 0);
}

/** Return every tile that was there at any scoring, with its maximum number of copies. */
function tilesEverLaid(pad: Pad, column: number): string {
  const most = new Map<string, number>();
  for (const columns of pad.scorings) {
    const names = namesIn(columns[column]!.city ?? "");
    for (const name of names)
      most.set(name, Math.max(most.get(name) ?? 0, names.filter((each) => each === name).length));
  }
  return [...most].flatMap(([name, times]) => Array<string>(times).fill(name)).join(" ");
}
