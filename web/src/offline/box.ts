// The tiles of the reader's own box, as they are kept on this device: the lists that a game's options take.

export interface OwnTiles {
  granada_tiles: string;
  worker_huts: string;
}

const KEY = "nasrid-box";

export function ownTiles(): OwnTiles | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as OwnTiles | null;
  } catch {
    return null;
  }
}

export const keepTiles = (lists: OwnTiles): void => localStorage.setItem(KEY, JSON.stringify(lists));

export const forgetTiles = (): void => localStorage.removeItem(KEY);
