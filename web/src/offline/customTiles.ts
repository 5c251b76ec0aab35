// The tiles of the player's own box stored on this device, as game options.

export interface CustomTiles {
  granada_tiles: string;
  worker_huts: string;
}

const CUSTOM_TILES_KEY = "nasrid-box";

export function loadCustomTiles(): CustomTiles | null {
  try {
    return JSON.parse(localStorage.getItem(CUSTOM_TILES_KEY) ?? "null") as CustomTiles | null;
  } catch {
    return null;
  }
}

export const saveCustomTiles = (lists: CustomTiles): void =>
  localStorage.setItem(CUSTOM_TILES_KEY, JSON.stringify(lists));

export const deleteCustomTiles = (): void => localStorage.removeItem(CUSTOM_TILES_KEY);
