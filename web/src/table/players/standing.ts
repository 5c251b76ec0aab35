// Comparisons of the players' standings. The server counts; the client only finds the maximum.
import { t } from "../../text/fluent.svelte";
import { formatList } from "../../text/names";
import type { Border, Building, BuildingCount, SeatStanding, Standings } from "../../net/protocol";

/** Return all holdings including Dirk's, without those of one seat. */
function holdingsOf({ players, dirk }: Standings, without: number | null = null): BuildingCount[] {
  const seats = players.filter((_, seat) => seat !== without);
  return [...seats, ...(dirk ? [dirk] : [])].flatMap(({ buildings: holdings }) => holdings);
}

/** Return the largest count of each building. */
export function leaderCounts(standings: Standings): Map<Building, number> {
  const found = new Map<Building, number>();
  for (const { building, count } of holdingsOf(standings))
    found.set(building, Math.max(found.get(building) ?? 0, count));
  return found;
}

/** Return the largest count of a building among the other seats. */
export function bestOpponentCount(standings: Standings, building: Building, seat: number): number {
  const others = holdingsOf(standings, seat).filter((holding) => holding.building === building);
  return Math.max(0, ...others.map(({ count }) => count));
}

export const borderLength = (borders: readonly Border[]): number =>
  borders.reduce((sum, border) => sum + border.points, 0);

/** Describe the lengths of borders. */
export const describeBorders = (borders: readonly Border[]): string =>
  formatList(borders.map(({ name, points }) => t("table-border-part", { border: t(`border-${name}`), points })));

interface Change {
  before: number;
  after: number;
}

/** Return the differences between two standings. */
export function standingChanges(
  before: SeatStanding,
  after: SeatStanding,
): { holdings: (Change & Pick<BuildingCount, "building">)[]; borders: (Change & Pick<Border, "name">)[] } {
  const holdings = after.buildings
    .map(({ building, count }, index) => ({ building, before: before.buildings[index]?.count ?? 0, after: count }))
    .filter((change) => change.before !== change.after);
  const borders = after.borders
    .map(({ name, points }) => {
      const was = before.borders.find((border) => border.name === name);
      return { name, before: was?.points ?? 0, after: points };
    })
    .filter((change) => change.before !== change.after);
  return { holdings, borders };
}

/** Return a seat's count of a building, the largest count of the others, and their seats; -1 is Dirk. */
export function leadersOf(
  standings: Standings,
  building: Building,
  seat: number,
): { count: number; most: number; opponents: number[] } {
  const holdings = holdingsOf(standings).filter((holding) => holding.building === building);
  const others = holdings.filter((holding) => holding.seat !== seat);
  const top = Math.max(0, ...others.map(({ count }) => count));
  return {
    count: holdings.find((holding) => holding.seat === seat)?.count ?? 0,
    most: top,
    opponents: top ? others.filter(({ count }) => count === top).map((holding) => holding.seat) : [],
  };
}
