// The choices for a new tournament, and the request made from them.
import { defaultForm, settingsOf, type NewTableForm } from "../home/tableForm";
import type { TournamentForm, TournamentSettings } from "../net/protocol";

export const ROUND_COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Minutes between rounds, and -1 if an organiser starts each round. */
export const PAUSE_MINUTES: readonly number[] = [-1, 1, 5, 10, 15, 30, 1440];

const DAY_MINUTES = 1440;
/** Minutes for a round, and 0 without a limit. The default is such that one slow table does not stop the others. */
const LIVE_ROUNDS = { choices: [20, 30, 40, 60, 90, 120, 180, 0], usual: 60 };
const CORRESPONDENCE_ROUNDS = {
  choices: [...[7, 14, 30, 60].map((days) => days * DAY_MINUTES), 0],
  usual: 30 * DAY_MINUTES,
};
export const roundMinutesOf = (table: NewTableForm): typeof LIVE_ROUNDS =>
  settingsOf(table).clock?.kind === "correspondence" ? CORRESPONDENCE_ROUNDS : LIVE_ROUNDS;

/** The settings that the form changes directly. */
type ChosenSettings = Required<Omit<TournamentSettings, "options" | "clock" | "round_minutes" | "pause_minutes">>;

export interface NewTournamentForm {
  title: string;
  table: NewTableForm; // game, modules, seats and pace
  settings: ChosenSettings;
  roundMinutes: number;
  pauseMinutes: number;
}

export const defaultTournament = (title: string): NewTournamentForm => ({
  title,
  table: { ...defaultForm(), players: 4 },
  settings: {
    format: "swiss",
    rounds: 4,
    uneven: "smaller",
    final: false,
    duplicate: false,
    listed: false,
    guests: true,
    check_in: false,
    no_shows: "bot",
    at_deadline: "bots",
  },
  roundMinutes: LIVE_ROUNDS.usual,
  pauseMinutes: -1,
});

export function tournamentFormOf({ title, table, settings, ...form }: NewTournamentForm): TournamentForm {
  const { options = {}, clock = null } = settingsOf(table);
  const round_minutes = form.roundMinutes || null;
  const pause_minutes = form.pauseMinutes < 0 ? null : form.pauseMinutes;
  const at_deadline = settings.duplicate ? "bots" : settings.at_deadline; // only finished games can be compared
  return { title: title.trim(), settings: { ...settings, options, clock, round_minutes, pause_minutes, at_deadline } };
}
