// Which tiles were laid by whom.
import { columnAt, type Pad, type ScoringIndex, seatsOf } from "./pad.svelte";
import { type TileFace, facesOf } from "./tiles";

/** A face of the box, and who has its tile: a column, or null while it is free. */
export interface ListedFace extends TileFace {
  owner: number | null;
}

/** The names of the tiles in a city, or of those before Dirk. */
export const namesIn = (city: string): string[] =>
  city
    .split(" ")
    .filter(Boolean)
    .map((word) => word.split("@")[0]!.replace("*", ""));

/** All faces by price, huts at the end. A tile never changes hands: what somebody else has at any scoring cannot be here. */
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

/** Every tile that lay there at some scoring, as often as it lay there at once. */
function tilesEverLaid(pad: Pad, column: number): string {
  const most = new Map<string, number>();
  for (const columns of pad.scorings) {
    const names = namesIn(columns[column]!.city ?? "");
    for (const name of names)
      most.set(name, Math.max(most.get(name) ?? 0, names.filter((each) => each === name).length));
  }
  return [...most].flatMap(([name, times]) => Array<string>(times).fill(name)).join(" ");
}
