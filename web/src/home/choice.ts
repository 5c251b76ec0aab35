// What somebody chooses for a new table, what of it is remembered, and the request it becomes.
import {
  type GameName,
  type BotName,
  type LevelName,
  LEVELS,
  type ModuleName,
  MODULES,
  type OptionsForm,
  type SeatPlan,
  type TableSettings,
} from "../net/protocol";

export const GAMES: readonly GameName[] = ["alhambra", "granada", "combined"];
export const MODULE_NAMES = Object.keys(MODULES) as ModuleName[];
export const PLAYERS: readonly number[] = [2, 3, 4, 5, 6];

export const PEOPLE = ["you", "invited", "open"] as const;
export type SeatChoice = (typeof PEOPLE)[number] | BotName;
export const SEAT_CHOICES: readonly SeatChoice[] = [...PEOPLE, ...LEVELS];

/** Whom one meets in a first game. */
const FIRST_LEVEL: LevelName = "apprentice";

const CLOCKS = {
  none: null,
  calm: { kind: "real_time", move: 90, reserve: 600 },
  quick: { kind: "real_time", move: 45, reserve: 300 },
  day: { kind: "days", days: 1 },
  two_days: { kind: "days", days: 2 },
  week: { kind: "days", days: 7 },
} as const satisfies Record<string, TableSettings["clock"]>;
export type Pace = keyof typeof CLOCKS;
export const PACES = Object.keys(CLOCKS) as Pace[];

/** The finer points of the rules, and what each adds to the options when it is switched on. */
const FINER = {
  simple: { granada_scoring: "simple" },
  confirm: { confirm_turns: true },
  ask: { ask_everyone: true },
  take: { exchange_take: "value_zero" },
  exact: { exchange_exact_only: true },
  dirk: { combo_dirk: "split" },
  missed: { force_missed_scorings: true },
} as const satisfies Record<string, OptionsForm>;
export type Finer = keyof typeof FINER;
export const FINER_POINTS = Object.keys(FINER) as Finer[];

export interface TableChoice {
  game: GameName;
  players: number;
  seats: SeatChoice[]; // always six: a seat that comes back is what it was
  modules: ModuleName[];
  pace: Pace;
  finer: Finer[];
  listed: boolean;
  chat: boolean;
  rated: boolean;
}

/** Three at an Alhambra table: the host and two apprentices; who else comes is one, too. */
export const firstChoice = (): TableChoice => ({
  game: "alhambra",
  players: 3,
  seats: ["you", ...Array<SeatChoice>(5).fill(FIRST_LEVEL)],
  modules: [],
  pace: "none",
  finer: [],
  listed: false,
  chat: true,
  rated: true,
});

/** Bonus cards and huts belong to Alhambra's tiles. */
export const fits = (module: ModuleName, game: GameName): boolean => !MODULES[module].not_in.includes(game);

export const modulesOf = ({ game, modules }: TableChoice): ModuleName[] => modules.filter((each) => fits(each, game));

/** Those that are chosen when one of them was switched, in the order of all. */
export const switched = <T>(all: readonly T[], chosen: readonly T[], one: T, on: boolean): T[] =>
  all.filter((each) => (each === one ? on : chosen.includes(each)));

/** Whether a finer point means anything at such a table. */
export function matters(point: Finer, choice: TableChoice): boolean {
  const has = (module: ModuleName) => modulesOf(choice).includes(module);
  if (point === "simple") return choice.game !== "alhambra";
  if (point === "ask") return has("vizier") || has("bonus");
  if (point === "take" || point === "exact") return has("exchange");
  if (point === "dirk") return choice.game === "combined" && choice.players === 2;
  return true;
}

/**
 * With something else for one seat, and for those that are not at the table yet. I sit only once: two seats change places.
 * A seat for anybody is of use only at a table that people find.
 */
export function seated(choice: TableChoice, seat: number, what: SeatChoice): TableChoice {
  const seats = choice.seats.map((each, index) => (index < choice.players || [each, what].includes("you") ? each : what));
  const mine = seats.indexOf("you");
  if (what === "you" && mine >= 0) seats[mine] = seats[seat]!;
  seats[seat] = what;
  return { ...choice, seats, listed: choice.listed || what === "open" };
}

/** The same table for whoever comes along. */
export function forAnybody(choice: TableChoice): TableChoice {
  const mine = mySeat(choice) ?? 0;
  return { ...choice, seats: choice.seats.map((_, seat) => (seat === mine ? "you" : "open")), listed: true };
}

export const mySeat = ({ seats, players }: TableChoice): number | null => {
  const seat = seats.slice(0, players).indexOf("you");
  return seat < 0 ? null : seat;
};

export const isLevel = (what: SeatChoice): what is LevelName => (LEVELS as readonly string[]).includes(what);
export const isBot = (what: SeatChoice): boolean => !(PEOPLE as readonly string[]).includes(what);

const plan = (what: SeatChoice): SeatPlan =>
  isBot(what) ? { kind: "bot", level: what } : { kind: what === "open" ? "open" : "invited" };

export function settingsOf(choice: TableChoice): TableSettings {
  const { game, players, seats, pace, finer, listed, chat, rated } = choice;
  const modules = modulesOf(choice);
  const points = finer.filter((point) => matters(point, choice)).map((point) => FINER[point]);
  const options: OptionsForm = Object.assign({ game, players, ...(modules.length && { modules }) }, ...points);
  const clock = CLOCKS[pace];
  return { options, seats: seats.slice(0, players).map(plan), listed, chat, rated, ...(clock && { clock }) };
}

/** The same game at once: bots on all other seats, and nobody waits for a clock. */
export function againstBots(choice: TableChoice): TableChoice {
  const mine = mySeat(choice) ?? 0;
  const seats = choice.seats.map((what, seat): SeatChoice => {
    if (seat === mine) return "you";
    return isBot(what) ? what : botLevel(choice);
  });
  return { ...choice, seats, pace: "none", listed: false };
}

/** The level of the bots that somebody plays with. */
export const botLevel = ({ seats }: TableChoice): LevelName => seats.find(isLevel) ?? FIRST_LEVEL;

/** With bots of this level instead of others. */
export function atLevel(choice: TableChoice, level: LevelName): TableChoice {
  return { ...choice, seats: choice.seats.map((what) => (isLevel(what) ? level : what)) };
}

const KEY = "nasrid-new-table";

export function remembered(): TableChoice {
  try {
    return repaired(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<keyof TableChoice, unknown>>);
  } catch {
    return firstChoice();
  }
}

export function rememberChoice(choice: TableChoice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // a browser that remembers nothing asks again
  }
}

/** What was written by an older client, or by hand, never breaks the form. */
function repaired(kept: Partial<Record<keyof TableChoice, unknown>>): TableChoice {
  const first = firstChoice();
  const one = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
    all.includes(value as T) ? (value as T) : otherwise;
  const some = <T>(all: readonly T[], values: unknown): T[] =>
    Array.isArray(values) ? all.filter((each) => values.includes(each)) : [];
  const seats: unknown[] = Array.isArray(kept.seats) ? kept.seats : [];
  const once = seats.filter((what, seat) => what !== "you" || seats.indexOf("you") === seat);
  return {
    game: one(GAMES, kept.game, first.game),
    players: one(PLAYERS, kept.players, first.players),
    seats: first.seats.map((what, seat) => (once.length === 6 ? one(SEAT_CHOICES, once[seat], what) : what)),
    modules: some(MODULE_NAMES, kept.modules),
    pace: one(PACES, kept.pace, first.pace),
    finer: some(FINER_POINTS, kept.finer),
    listed: kept.listed === true,
    chat: kept.chat !== false,
    rated: kept.rated !== false,
  };
}
