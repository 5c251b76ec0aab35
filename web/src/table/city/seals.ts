// The small seals on the tiles of a city.
import { cellText, parseCity } from "../../game/notation";
import type { Player } from "../../net/types";

/** What the huts are worth at the next scoring, and the bonus cards that were shown. */
export function sealsOf(player: Player): Map<string, string> {
  const huts = Object.entries(player.standing.hut_values).map(([cell, points]) => [cell, String(points)] as const);
  const shown = parseCity(player.city).filter(({ face }) => player.revealed.includes(face.name));
  return new Map([...huts, ...shown.map((tile) => [cellText(tile), "+1"] as const)]);
}
