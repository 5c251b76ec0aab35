// How the players stand, compared: the server counts, this only looks who has most.
import type { Building } from "../game/notation";
import type { BorderNow, HoldingNow, Standing, View } from "../net/types";

/** The largest count of each building at the table. */
export function most(view: View): Map<string, number> {
  const found = new Map<string, number>();
  const everybody = [...view.players.map((player) => player.standing.holdings), view.dirk?.standing.holdings ?? []];
  for (const { building, count } of everybody.flat()) found.set(building, Math.max(found.get(building) ?? 0, count));
  return found;
}

/** The largest count of a building that anybody but this seat has. */
export function rivalMost(view: View, building: string, seat: number): number {
  const others = view.players.filter((_, index) => index !== seat).map((player) => player.standing.holdings);
  if (view.dirk) others.push(view.dirk.standing.holdings);
  return Math.max(0, ...others.flat().filter((holding) => holding.building === building).map(({ count }) => count));
}

export const buildings = (holdings: HoldingNow[]): { building: Building; count: number }[] =>
  holdings.map(({ building, count }) => ({ building: building as Building, count }));

export const borderLength = (borders: BorderNow[]): number => borders.reduce((sum, border) => sum + border.points, 0);

export interface Change {
  building: string;
  before: number;
  after: number;
}

/** What differs between two standings. */
export function changes(before: Standing, after: Standing): { holdings: Change[]; borders: (Change & { building: BorderNow["name"] })[] } {
  const holdings = after.holdings
    .map((now, index) => ({ building: now.building, before: before.holdings[index]?.count ?? 0, after: now.count }))
    .filter((change) => change.before !== change.after);
  const borders = after.borders
    .map((now) => {
      const was = before.borders.find((border) => border.name === now.name);
      return { building: now.name, before: was?.points ?? 0, after: now.points };
    })
    .filter((change) => change.before !== change.after);
  return { holdings, borders };
}
