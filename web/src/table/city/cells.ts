// Accessible descriptions of a city's cells.
import type { Placed } from "../../game/notation";
import type { GameName } from "../../net/protocol";
import { t } from "../../text/fluent.svelte";
import { describeTile } from "../../text/names";
import { neighbourName, placeName } from "../../text/places";

/** A legal action in a cell, with its label. */
export interface CellOffer {
  kind: "build" | "swap" | "remove";
  label: string;
}

export interface CellFacts {
  /** The tiles of the city, by cell. */
  tiles: ReadonlyMap<string, Placed>;
  offer?: CellOffer;
  seal?: string;
  /** An opponent has just changed it. */
  hasChanged?: boolean;
}

export const START_CELL = "0,0";

export const startFace = (game: GameName): string => (game === "granada" ? "start-granada" : "start");

export function cellName(game: GameName, cell: string, { tiles, offer, seal, hasChanged }: CellFacts): string {
  const tile = tiles.get(cell);
  let what = t("city-cell-free");
  if (cell === START_CELL) what = t(game === "granada" ? "tile-start-granada" : "tile-start-alhambra");
  if (tile) what = tile.isFirst ? t("city-cell-first", { what: describeTile(tile.face) }) : describeTile(tile.face);
  if (seal) what = t("city-cell-sealed", { what, seal });
  if (hasChanged) what = t("city-cell-changed", { what });
  if (cell !== START_CELL) what = t("city-cell-placed", { what, place: placeName(game, cell) });
  const neighbour = tile || cell === START_CELL ? null : neighbourName(cell, tiles);
  if (neighbour) what = t("city-cell-placed", { what, place: neighbour });
  return offer ? t("city-cell-offered", { what, offer: offer.label }) : what;
}
