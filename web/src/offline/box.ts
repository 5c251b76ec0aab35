// The tiles of the reader's own box, as they have corrected them.

const KEY = "nasrid-box";

export const hasOwnTiles = (): boolean => localStorage.getItem(KEY) !== null;

/** What a game's options say of them. */
export const ownTiles = (): object => JSON.parse(localStorage.getItem(KEY) ?? "{}") as object;
