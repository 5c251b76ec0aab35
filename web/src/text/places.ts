// Places in a city, for screen readers. They are described from the start tile, so they stay the same as a city grows.
import { cellText, type Face, parseCell, type Side } from "../game/notation";
import type { GameName } from "../net/protocol";
import { t } from "./fluent.svelte";
import { formatList, tileName } from "./names";

// The side of a tile on which a cell lies, and the way from the cell to that tile.
const WAY_TO_NEIGHBOUR: Record<Side, readonly [dx: number, dy: number]> = {
  N: [0, 1],
  S: [0, -1],
  W: [1, 0],
  E: [-1, 0],
};

/** Return the way from the start tile to another cell: 2 left and 1 up from the fountain. */
export function placeName(game: GameName, cell: string): string {
  const { x, y } = parseCell(cell);
  const steps = [step(x, "W", "E"), step(y, "N", "S")].filter((each) => each !== null);
  return t(game === "granada" ? "city-place-granada" : "city-place-alhambra", { steps: formatList(steps) });
}

const step = (distance: number, back: Side, forward: Side): string | null =>
  distance ? t(`city-steps-${distance < 0 ? back : forward}`, { count: Math.abs(distance) }) : null;

/** Describe a cell by one of the tiles next to it: above Garden 8. Return null if there is none. */
export function neighbourName(cell: string, faces: ReadonlyMap<string, { face: Face }>): string | null {
  const { x, y } = parseCell(cell);
  for (const [side, [dx, dy]] of Object.entries(WAY_TO_NEIGHBOUR)) {
    const tile = faces.get(cellText({ x: x + dx, y: y + dy }));
    if (tile) return t(`city-beside-${side}`, { tile: tileName(tile.face) });
  }
  return null;
}
