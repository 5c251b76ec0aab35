// The tiles of the player's own box stored on this device, as game options.
import { loadJson } from "../deviceStorage";

export interface CustomTiles {
  granada_tiles: string;
  worker_huts: string;
}

const CUSTOM_TILES_KEY = "nasrid-box";

export const loadCustomTiles = (): CustomTiles | null => loadJson<CustomTiles | null>(CUSTOM_TILES_KEY, null);

export const saveCustomTiles = (lists: CustomTiles): void =>
  localStorage.setItem(CUSTOM_TILES_KEY, JSON.stringify(lists));

export const deleteCustomTiles = (): void => localStorage.removeItem(CUSTOM_TILES_KEY);
