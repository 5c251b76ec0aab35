// Explanations of points in full sentences.
import { DIRK_SEAT } from "../game/notation";
import { find, t } from "../text/fluent.svelte";
import { buildingName, formatList } from "../text/names";
import {
  type BorderCell,
  type BorderRow,
  type BuildingRow,
  extrasOf,
  type HoldingCell,
  type ScoreSheetRow,
} from "./sheet";

export interface Naming {
  names: string[];
  me: number | null;
}

export function nameOf(seat: number, { names, me }: Naming): string {
  if (seat === DIRK_SEAT) return t("scoring-dirk");
  return seat === me ? t("common-you") : (names[seat] ?? "");
}

export const placeName = (place: number): string => t("scoring-place", { place });

export function explain(row: ScoreSheetRow, seat: number, naming: Naming): string[] {
  if (row.kind === "border")
    return [
      borderText(
        row,
        row.cells.find((cell) => cell.seat === seat)!,
        naming,
      ),
    ];
  return buildingText(
    row,
    row.cells.find((cell) => cell.seat === seat)!,
    naming,
  );
}

const personArguments = (seat: number, naming: Naming) => ({
  you: seat === naming.me ? "yes" : "no",
  name: nameOf(seat, naming),
});

function borderText({ border: name }: BorderRow, cell: BorderCell, naming: Naming): string {
  const who = personArguments(cell.seat, naming);
  if (cell.seat === DIRK_SEAT) return t("scoring-why-dirk-border", { name: who.name, border: name });
  if (cell.points === 0) return t("scoring-why-no-border", { ...who, border: name });
  return t("scoring-why-border", { ...who, border: name, edges: cell.edges.length, points: cell.points });
}

function buildingText(row: BuildingRow, cell: HoldingCell, naming: Naming): string[] {
  const who = personArguments(cell.seat, naming);
  if (cell.emphasis === "absent") return [t("scoring-why-absent", { ...who, building: buildingName(row.building, 0) })];
  return [placeText(row, cell, naming), tieText(row, cell, naming), countedText(cell), priceText(row, cell)].filter(
    (sentence) => sentence !== null,
  );
}

function placeText(row: BuildingRow, cell: HoldingCell, naming: Naming): string {
  const who = personArguments(cell.seat, naming);
  const { rank, count, points } = cell;
  if (!row.ranks[rank - 1]) {
    const name = buildingName(row.building, count);
    return t("scoring-why-unpaid", { ...who, building: name, count, place: placeName(rank) });
  }
  if (cell.sharers.length > 1) return sharedText(row, cell, naming);
  const name = buildingName(row.building, 2);
  return t("scoring-why-alone", { ...who, building: name, count, rank, place: placeName(rank), points });
}

function sharedText({ ranks }: BuildingRow, { rank, sharers, points }: HoldingCell, naming: Naming): string {
  const taken = sharers.map((_, index) => rank + index);
  const pays = taken.map((each) => ranks[each - 1] ?? 0);
  const pot = pays.reduce((sum, each) => sum + each, 0);
  const mineFirst = [...sharers].sort((a, b) => Number(b === naming.me) - Number(a === naming.me));
  return t("scoring-why-shared", {
    parties: formatList(mineFirst.map((seat) => nameOf(seat, naming))),
    places: formatList(taken.map(placeName)),
    sum: pays.join(" + "),
    sharers: sharers.length,
    points,
    rest: pot % sharers.length === 0 ? "no" : "yes",
  });
}

function tieText(row: BuildingRow, cell: HoldingCell, naming: Naming): string | null {
  if (cell.dearest === null) return null;
  const opponents = row.cells.filter((other) => other !== cell && other.count === cell.count && other.dearest !== null);
  return t("scoring-why-tie", {
    ...personArguments(cell.seat, naming),
    opponents: formatList(
      opponents.map(({ seat }) => (seat === naming.me ? t("common-you-among") : nameOf(seat, naming))),
    ),
    dearest: cell.dearest,
    theirs: formatList(opponents.map((opponent) => String(opponent.dearest))),
  });
}

function countedText(cell: HoldingCell): string | null {
  const more = extrasOf(cell).map(([module, count]) => partText(module, count));
  if (!more.length) return null;
  return t("scoring-why-counted", { parts: formatList([partText("tiles", cell.tiles), ...more]), count: cell.count });
}

/** An unknown module is shown by its name. */
const partText = (name: string, count: number): string =>
  find(`scoring-part-${name}`, { count }) ?? t("scoring-part-other", { count, name });

function priceText({ total, ranks, building: name }: BuildingRow, { rank }: HoldingCell): string | null {
  const pays = ranks[rank - 1];
  if (!total || !pays) return null;
  return t("scoring-why-total", {
    building: buildingName(name, total),
    total,
    place: placeName(rank),
    times: pays / total,
    pays,
  });
}
