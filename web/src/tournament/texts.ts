// Descriptions of tournaments.
import { paceName } from "../home/tableTexts";
import {
  CRITERIA,
  type RoundInfo,
  type StandingInfo,
  type TournamentPage,
  type TournamentPlayer,
  type TournamentSettings,
} from "../net/protocol";
import { language, t } from "../text/fluent.svelte";
import { formatList, moduleName } from "../text/names";
import { formatNumber } from "../text/numbers";

/** Return the name of a player, with the number if others have the same name. */
export function nameOf({ players }: Pick<TournamentPage, "players">, number: number): string {
  const { name } = players[number - 1]!;
  return players.some((other) => other.name === name && other.number !== number) ? `${name} (${number})` : name;
}

export interface BestGame {
  id: string; // of the table
  round: number;
  table: number;
  player: number;
  score: number;
}

export const namesOf = (page: TournamentPage, numbers: readonly number[]): string =>
  formatList(numbers.map((number) => nameOf(page, number)));

export const roundTitle = ({ rounds }: TournamentPage, round: number): string =>
  rounds[round - 1]?.final ? t("tournament-final-round") : t("tournament-round", { round });

/** Return whether only its players may see a table of a running round, because other tables have the same deal. */
export const isSealed = ({ settings }: Pick<TournamentPage, "settings">, { tables, ended }: RoundInfo): boolean =>
  !!settings.duplicate && tables.length > 1 && ended === null;

/** Return whether a round with duplicate has too few tables to compare. */
export const isUncompared = ({ settings }: Pick<TournamentPage, "settings">, { tables, final }: RoundInfo): boolean =>
  !!settings.duplicate && !final && tables.filter(({ over, scores }) => !over || scores).length < 2;

/** Return the user's table in the running round, or undefined. */
export function myTable({ rounds, you }: TournamentPage): string | undefined {
  const round = rounds.at(-1);
  return round?.started ? round.tables.find(({ table, over }) => table === you.table && !over)?.table : undefined;
}

/** Return the game with the highest score of a player who has finished it, or null; the first of several. */
export function bestGame(page: Pick<TournamentPage, "rounds">): BestGame | null {
  let best: BestGame | null = null;
  for (const [round, { tables, ended }] of page.rounds.entries())
    for (const [index, { table, players, scores, corrected, absent = [] }] of tables.entries())
      for (const [seat, player] of players.entries()) {
        const score = scores?.[seat] ?? 0;
        const counts = ended !== null && !corrected && !absent.includes(player);
        if (counts && score > (best?.score ?? 0))
          best = { id: table, round: round + 1, table: index + 1, player, score };
      }
  return best;
}

/** Return whether latecomers have no further round; only players of the earlier rounds reach a final. */
export const isLastRound = ({ rounds, planned_rounds, settings }: TournamentPage): boolean =>
  planned_rounds !== null && rounds.length > 0 && rounds.length >= planned_rounds - Number(!!settings.final);

/** Return what is next for a player, who plays at `table` if that is given. */
export function playerText(page: TournamentPage, player: TournamentPlayer, table: string | undefined): string {
  const { stage, standings, rounds, you } = page;
  const rank = standings.find(({ number }) => number === player.number)?.rank;
  if (stage === "over") return rank ? t("tournament-my-rank", { rank }) : t("tournament-is-over");
  if (player.absence) return t(`tournament-absence-${player.absence}-you`);
  if (!player.present) return t("tournament-check-in-hint");
  if (stage === "joining") return t("tournament-wait-start");
  if (stage === "starting") return t("tournament-wait-tables");
  if (stage === "break") return t("tournament-wait-round");
  if (table) return t("tournament-table-ready", { round: roundTitle(page, rounds.length) });
  if (you.table) return t("tournament-game-over");
  if (rounds.at(-1)!.rests.includes(player.number)) return t("tournament-you-rest");
  return t(isLastRound(page) ? "tournament-no-further" : "tournament-you-late");
}

/** Example: Alhambra, Vizier, 4 seats per table, Swiss rounds. */
export function describeSettings({
  options = {},
  clock = null,
  format = "swiss",
  ...rest
}: TournamentSettings): string {
  return formatList(
    [
      t(`game-${options.game ?? "alhambra"}`),
      ...(options.modules ?? []).map(moduleName),
      t("tournament-seats-of", { seats: options.players ?? 4 }),
      ...(clock ? [paceName(clock)] : []),
      t(`tournament-format-${format}`),
      ...(rest.final ? [t("tournament-with-final")] : []),
      ...(rest.duplicate ? [t("tournament-duplicate")] : []),
      ...(rest.round_minutes ? [t("tournament-round-time", { time: formatMinutes(rest.round_minutes) })] : []),
    ],
    "unit",
  );
}

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;
const SECONDS_PER_MINUTE = 60;

/** Example: 40 minutes. */
export function formatMinutes(minutes: number): string {
  const [unit, size] =
    minutes % MINUTES_PER_DAY === 0
      ? (["day", MINUTES_PER_DAY] as const)
      : minutes % MINUTES_PER_HOUR === 0
        ? (["hour", MINUTES_PER_HOUR] as const)
        : (["minute", 1] as const);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(minutes / size);
}

/** Return the time until a moment. Examples: 4:05, 1:30:00, 3 days. */
export function formatTimeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  if (minutes >= 2 * MINUTES_PER_DAY) return formatMinutes(Math.floor(minutes / MINUTES_PER_DAY) * MINUTES_PER_DAY);
  const digits = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = digits(whole % SECONDS_PER_MINUTE);
  return hours ? `${hours}:${digits(minutes % MINUTES_PER_HOUR)}:${rest}` : `${minutes}:${rest}`;
}

export type Criterion = (typeof CRITERIA)[number];

/** Return the criteria that apply to a tournament. */
export const criteriaOf = ({ standings }: TournamentPage): Criterion[] =>
  CRITERIA.filter((each) => standings.some((row) => row[each] !== null));

const FORMATS: Record<Criterion, Intl.NumberFormatOptions> = {
  final_points: { style: "percent" },
  duplicate_points: { maximumFractionDigits: 1, signDisplay: "exceptZero" },
  points: { style: "percent", maximumFractionDigits: 1 },
  opponents: { style: "percent", maximumFractionDigits: 1 },
  score_ratio: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
};

export function formatCriterion(row: StandingInfo, criterion: Criterion): string {
  const value = row[criterion];
  return value === null || !row.games ? "–" : formatNumber(value, FORMATS[criterion]);
}
