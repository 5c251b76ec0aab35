// The small seals on the tiles of a city.
import { cellText, parseCity } from "../../game/notation";
import type { PlayerView, SeatStanding } from "../../net/protocol";

/** Return position-dependent tile values for the next scoring, and revealed bonus cards. */
export function sealsOf({ city, modules }: PlayerView, { tile_values }: SeatStanding): Map<string, string> {
  const values = Object.entries(tile_values).map(([cell, value]) => [cell, String(value)] as const);
  const shown = parseCity(city).filter(({ face }) => modules.bonus?.revealed.includes(face.name));
  return new Map([...values, ...shown.map((tile) => [cellText(tile), "+1"] as const)]);
}
