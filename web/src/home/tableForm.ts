// The choices for a new table, their storage, and the request made from them.
import { loadText, saveJson } from "../deviceStorage";
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
export const PLAYER_COUNTS: readonly number[] = [2, 3, 4, 5, 6];

export const HUMAN_SEATS = ["you", "invited", "open"] as const;
export type SeatChoice = (typeof HUMAN_SEATS)[number] | BotName;
export const SEAT_CHOICES: readonly SeatChoice[] = [...HUMAN_SEATS, ...LEVELS];

const DEFAULT_LEVEL: LevelName = "apprentice";

const CLOCKS = {
  none: null,
  calm: { kind: "real_time", move_seconds: 90, reserve_seconds: 600 },
  quick: { kind: "real_time", move_seconds: 45, reserve_seconds: 300 },
  day: { kind: "correspondence", days: 1 },
  two_days: { kind: "correspondence", days: 2 },
  week: { kind: "correspondence", days: 7 },
} as const satisfies Record<string, TableSettings["clock"]>;
export type Pace = keyof typeof CLOCKS;
export const PACES = Object.keys(CLOCKS) as Pace[];

/** Advanced options, and what each adds to the options when it is switched on. */
const ADVANCED = {
  simple: { granada_scoring: "simple" },
  confirm: { confirm_turns: true },
  ask: { ask_everyone: true },
  take: { exchange_take: "value_zero" },
  exact: { exchange_exact_only: true },
  dirk: { combo_dirk: "split" },
  missed: { force_missed_scorings: true },
} as const satisfies Record<string, OptionsForm>;
export type AdvancedOption = keyof typeof ADVANCED;
export const ADVANCED_OPTIONS = Object.keys(ADVANCED) as AdvancedOption[];

export interface NewTableForm {
  game: GameName;
  players: number;
  seats: SeatChoice[]; // always six, so that a removed seat keeps its choice
  modules: ModuleName[];
  pace: Pace;
  advanced: AdvancedOption[];
  listed: boolean;
  chat: boolean;
  rated: boolean;
}

/** The default: an Alhambra table for three with two apprentices. Added seats are apprentices as well. */
export const defaultForm = (): NewTableForm => ({
  game: "alhambra",
  players: 3,
  seats: ["you", ...Array<SeatChoice>(5).fill(DEFAULT_LEVEL)],
  modules: [],
  pace: "none",
  advanced: [],
  listed: false,
  chat: true,
  rated: true,
});

/** Return whether a module can be played with a game. Bonus cards and huts need Alhambra tiles. */
export const isAllowedIn = (module: ModuleName, game: GameName): boolean =>
  !MODULES[module].incompatible_games.includes(game);

export const modulesOf = ({ game, modules }: NewTableForm): ModuleName[] =>
  modules.filter((each) => isAllowedIn(each, game));

/** Return the chosen items after one was toggled, in the order of all items. */
export const toggled = <T>(all: readonly T[], chosen: readonly T[], one: T, on: boolean): T[] =>
  all.filter((each) => (each === one ? on : chosen.includes(each)));

/** Return whether an advanced option has an effect at this table. */
export function isRelevant(point: AdvancedOption, form: NewTableForm): boolean {
  const has = (module: ModuleName) => modulesOf(form).includes(module);
  if (point === "simple") return form.game !== "alhambra";
  if (point === "ask") return has("vizier") || has("bonus");
  if (point === "take" || point === "exact") return has("exchange");
  if (point === "dirk") return form.game === "combined" && form.players === 2;
  return true;
}

/**
 * Change one seat, and the seats that are not at the table yet. The player sits only once, so two seats may swap. A
 * seat for anybody needs a listed table.
 */
export function withSeat(form: NewTableForm, seat: number, what: SeatChoice): NewTableForm {
  const seats = form.seats.map((each, index) => (index < form.players || [each, what].includes("you") ? each : what));
  const mine = seats.indexOf("you");
  if (what === "you" && mine >= 0) seats[mine] = seats[seat]!;
  seats[seat] = what;
  return { ...form, seats, listed: form.listed || what === "open" };
}

/** Open the other seats to anybody. */
export function withOpenSeats(form: NewTableForm): NewTableForm {
  const mine = mySeat(form) ?? 0;
  return { ...form, seats: form.seats.map((_, seat) => (seat === mine ? "you" : "open")), listed: true };
}

export const mySeat = ({ seats, players }: NewTableForm): number | null => {
  const seat = seats.slice(0, players).indexOf("you");
  return seat < 0 ? null : seat;
};

export const isLevel = (what: SeatChoice): what is LevelName => (LEVELS as readonly string[]).includes(what);
export const isBot = (what: SeatChoice): boolean => !(HUMAN_SEATS as readonly string[]).includes(what);

const seatPlan = (what: SeatChoice): SeatPlan =>
  isBot(what) ? { kind: "bot", level: what } : { kind: what === "open" ? "open" : "invited" };

export function settingsOf(form: NewTableForm): TableSettings {
  const { game, players, seats, pace, advanced: finer, listed, chat, rated } = form;
  const modules = modulesOf(form);
  const points = finer.filter((point) => isRelevant(point, form)).map((point) => ADVANCED[point]);
  const options: OptionsForm = Object.assign({ game, players, ...(modules.length && { modules }) }, ...points);
  const clock = CLOCKS[pace];
  return { options, seats: seats.slice(0, players).map(seatPlan), listed, chat, rated, ...(clock && { clock }) };
}

/** Put bots on all other seats and drop the clock, so that the game starts at once. */
export function againstBots(form: NewTableForm): NewTableForm {
  const mine = mySeat(form) ?? 0;
  const seats = form.seats.map((what, seat): SeatChoice => {
    if (seat === mine) return "you";
    return isBot(what) ? what : botLevel(form);
  });
  return { ...form, seats, pace: "none", listed: false };
}

/** Return the level of the first bot. */
export const botLevel = ({ seats }: NewTableForm): LevelName => seats.find(isLevel) ?? DEFAULT_LEVEL;

/** Replace the level of all bots. */
export function withBotLevel(form: NewTableForm, level: LevelName): NewTableForm {
  return { ...form, seats: form.seats.map((what) => (isLevel(what) ? level : what)) };
}

const FORM_KEY = "nasrid-new-table";

export function loadForm(): NewTableForm {
  try {
    return sanitise(JSON.parse(loadText(FORM_KEY) ?? "{}") as Partial<Record<keyof NewTableForm, unknown>>);
  } catch {
    return defaultForm();
  }
}

export function saveForm(form: NewTableForm): void {
  saveJson(FORM_KEY, form);
}

/** Ignore invalid entries, which an older client or a person may have written. */
function sanitise(stored: Partial<Record<keyof NewTableForm, unknown>>): NewTableForm {
  const first = defaultForm();
  const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T =>
    all.includes(value as T) ? (value as T) : otherwise;
  const subsetOf = <T>(all: readonly T[], values: unknown): T[] =>
    Array.isArray(values) ? all.filter((each) => values.includes(each)) : [];
  const seats: unknown[] = Array.isArray(stored.seats) ? stored.seats : [];
  const once = seats.filter((what, seat) => what !== "you" || seats.indexOf("you") === seat);
  return {
    game: oneOf(GAMES, stored.game, first.game),
    players: oneOf(PLAYER_COUNTS, stored.players, first.players),
    seats: first.seats.map((what, seat) => (once.length === 6 ? oneOf(SEAT_CHOICES, once[seat], what) : what)),
    modules: subsetOf(MODULE_NAMES, stored.modules),
    pace: oneOf(PACES, stored.pace, first.pace),
    advanced: subsetOf(ADVANCED_OPTIONS, stored.advanced),
    listed: stored.listed === true,
    chat: stored.chat !== false,
    rated: stored.rated !== false,
  };
}
