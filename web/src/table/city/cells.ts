// Accessible descriptions of a city's cells.
import type { Placed } from "../../game/notation";
import type { GameName } from "../../net/protocol";
import { t } from "../../text/fluent.svelte";
import { describeTile } from "../../text/names";

/** A legal action in a cell, with its label. */
export interface CellOffer {
  kind: "build" | "swap" | "remove";
  label: string;
}

export interface CellFacts {
  isStart?: boolean;
  tile?: Placed;
  offer?: CellOffer;
  seal?: string;
  /** An opponent has just changed it. */
  hasChanged?: boolean;
}

export const startFace = (game: GameName): string => (game === "granada" ? "start-granada" : "start");

export function cellName(game: GameName, { isStart, tile, offer, seal, hasChanged }: CellFacts): string {
  let what = t("city-cell-free");
  if (isStart) what = t(game === "granada" ? "tile-start-granada" : "tile-start-alhambra");
  if (tile) what = tile.isFirst ? t("city-cell-first", { what: describeTile(tile.face) }) : describeTile(tile.face);
  if (seal) what = t("city-cell-sealed", { what, seal });
  if (hasChanged) what = t("city-cell-changed", { what });
  return offer ? t("city-cell-offered", { what, offer: offer.label }) : what;
}
