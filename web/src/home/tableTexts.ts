// Descriptions of tables.
import { t } from "../text/fluent.svelte";
import { formatList, moduleName } from "../text/names";
import type { Options, TableInfo } from "../net/protocol";

export function paceName(clock: TableInfo["clock"]): string {
  if (!clock) return t("home-pace-none");
  return clock.kind === "correspondence"
    ? t("home-pace-days", { days: clock.days })
    : t("home-pace-move", { seconds: clock.move_seconds, minutes: Math.round((clock.reserve_seconds ?? 0) / 60) });
}

/** Example: Alhambra, Vizier, Bonus cards, 45 s per move and 5 min in reserve. */
export function describeTable({ options, clock }: TableInfo): string {
  const modules = (options.modules ?? []).map(moduleName);
  const words = [t(`game-${options.game}`), ...modules, ...(clock ? [paceName(clock)] : [])];
  return formatList(words, "unit");
}

/** Return one line per advanced option in use. */
export function advancedOptionLines(options: Options): string[] {
  const agreed = {
    simple: options.granada_scoring === "simple",
    confirm: options.confirm_turns,
    ask: options.ask_everyone,
    take: options.exchange_take === "value_zero",
    exact: options.exchange_exact_only,
    dirk: options.combo_dirk === "split",
    missed: options.force_missed_scorings,
  };
  return Object.keys(agreed)
    .filter((point) => agreed[point as keyof typeof agreed])
    .map((point) => t(`new-finer-${point}`));
}

export const tableTitle = ({ host }: TableInfo): string =>
  host ? t("home-table-of", { name: host }) : t("home-table-of-nobody");

/** Name the player's own table by the other seats: with Yusuf and 2 bots. */
export function companyTitle(table: TableInfo, mine: number | null): string {
  const others = table.seats.filter((each, seat) => each.taken && seat !== mine);
  const people = others.filter((each) => each.kind !== "bot").map((each) => each.name);
  const bots = others.length - people.length;
  const names = [...people, ...(bots ? [t("home-bots", { count: bots })] : [])];
  return names.length ? t("home-with", { names: formatList(names) }) : t("home-alone");
}

export const freeSeats = (table: TableInfo): number => table.seats.filter((each) => !each.taken).length;
