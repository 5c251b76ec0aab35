// The suggested opponents, based on the last game against bots.
import { loadJson, saveJson } from "../deviceStorage";
import { type LevelName, LEVELS, type TableInfo } from "../net/protocol";
import { withBotLevel, saveForm, loadForm } from "./tableForm";

export type Suggestion = "harder" | "same" | "easier" | "strongest" | "weakest";
export interface LevelSuggestion {
  kind: Suggestion;
  level: LevelName;
}

const CLEAR_WIN_MARGIN = 0.15; // share of the higher score
const JUDGED_TABLES_KEY = "nasrid-judged";
const MAX_JUDGED_TABLES = 20;

/** Return the suggestion after a game against bots only, or null after a lesson or a game with people. */
export function suggestLevel(table: TableInfo, seat: number | null, scores: readonly number[]): LevelSuggestion | null {
  const opponents = table.seats.filter((_, index) => index !== seat);
  if (seat === null || table.lesson || opponents.some(({ kind }) => kind !== "bot")) return null;
  const levels = opponents.map(({ level }) => LEVELS.indexOf(level as LevelName));
  if (levels.includes(-1)) return null; // the strength of a policy is unknown
  const met = Math.max(...levels);
  const mine = scores[seat]!;
  const best = Math.max(...scores.filter((_, index) => index !== seat));
  const lead = (mine - best) / Math.max(mine, best, 1);
  if (Math.abs(lead) < CLEAR_WIN_MARGIN) return { kind: "same", level: LEVELS[met]! };
  const level = LEVELS[met + Math.sign(lead)]; // undefined beyond the first and the last level
  if (lead > 0) return level ? { kind: "harder", level } : { kind: "strongest", level: LEVELS[met]! };
  return level ? { kind: "easier", level } : { kind: "weakest", level: LEVELS[met]! };
}

/** Store the suggestion for the home page. Each game counts once, even if its result is opened repeatedly. */
export function saveSuggestion(table: string, { level }: LevelSuggestion): void {
  const judged = loadJson<string[]>(JUDGED_TABLES_KEY, []);
  if (judged.includes(table)) return;
  saveJson(JUDGED_TABLES_KEY, [...judged, table].slice(-MAX_JUDGED_TABLES));
  saveForm(withBotLevel(loadForm(), level));
}
