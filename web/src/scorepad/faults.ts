// Counts that no box contains, and Granada ties without their prices (GRA-SCORE-07).
import { familyOf } from "../game/notation";
import type { Building, ModuleName } from "../net/protocol";
import { bonusCards } from "./checklist";
import { buildingsOf, columnsAt, type Pad, type PadLine, type ScoringIndex, tiedColumns } from "./pad.svelte";
import { facesOf } from "./tiles";

const MAX_HUT_EXTRAS = 9; // of a player: three huts with three neighbours each
const MAX_BORDER = 99;
const EXTRA_MODULES = ["bonus", "huts"] as const;

/** What is wrong with the counts of a building. `value` is the number in the box, or the price that no tile has. */
export interface PadFault {
  kind: "tiles" | "price" | "tie" | "bonus" | "huts";
  scoring: ScoringIndex;
  building: Building;
  value: number;
}

const sum = (counts: Partial<Record<string, number>>): number =>
  Object.values(counts).reduce<number>((total, count) => total + (count ?? 0), 0);

const pricesOf = (pad: Pad, building: Building): number[] =>
  facesOf(pad)
    .filter((face) => face.building === building && face.price)
    .map(({ price }) => price);

/** Return how much a module can add to the counts of one player. */
const maxExtras = (pad: Pad, module: ModuleName): number =>
  module === "bonus" ? bonusCards(pad.players) : MAX_HUT_EXTRAS;

/** Return the largest number that a line can have. */
export function maxCount(pad: Pad, line: PadLine): number {
  if (line.kind === "border") return MAX_BORDER;
  if (line.kind === "extra") return maxExtras(pad, line.module);
  const prices = pricesOf(pad, line.building);
  return line.kind === "tiles" ? prices.length : Math.max(...prices);
}

/** Return the first fault of the scorings up to this one. */
export function findFault(pad: Pad, upTo: ScoringIndex): PadFault | null {
  for (const scoring of ([0, 1, 2] as const).slice(0, upTo + 1))
    for (const building of buildingsOf(pad)) {
      const fault = faultOf(pad, scoring, building);
      if (fault) return fault;
    }
  return null;
}

function faultOf(pad: Pad, scoring: ScoringIndex, building: Building): PadFault | null {
  const columns = columnsAt(pad, scoring);
  for (const module of EXTRA_MODULES)
    if (columns.some(({ extras }) => extras[module]?.[building] && sum(extras[module]) > maxExtras(pad, module)))
      return { kind: module, scoring, building, value: maxExtras(pad, module) };
  const prices = pricesOf(pad, building);
  const total = columns.reduce((sum, { tiles }) => sum + (tiles[building] ?? 0), 0);
  if (total > prices.length) return { kind: "tiles", scoring, building, value: prices.length };
  if (familyOf(building) === "alhambra") return null;
  const tied = tiedColumns(columns, building, scoring).map(({ tiles, dearest }) => ({
    count: tiles[building],
    price: dearest[building] ?? 0,
  }));
  const wrong = tied.find(({ price }) => price && !prices.includes(price));
  if (wrong) return { kind: "price", scoring, building, value: wrong.price };
  const isOpen = tied.some(
    (one) =>
      !one.price || tied.some((other) => other !== one && other.count === one.count && other.price === one.price),
  );
  return isOpen ? { kind: "tie", scoring, building, value: 0 } : null;
}
