// The opponents who fit: proposed from how the last game against bots went.
import { type LevelName, LEVELS, type TableInfo } from "../net/protocol";
import { withBotLevel, saveForm, loadForm } from "./tableForm";

export type Suggestion = "harder" | "same" | "easier" | "strongest" | "weakest";
export interface LevelSuggestion {
  kind: Suggestion;
  level: LevelName;
}

const CLEAR_WIN_MARGIN = 0.15; // of the points of whoever has more
const JUDGED_TABLES_KEY = "nasrid-judged";
const MAX_JUDGED_TABLES = 20; // tables that were judged

/** Whom somebody who sat here alone with bots should meet next; nobody after a lesson or a game with others. */
export function suggestLevel(table: TableInfo, seat: number | null, scores: readonly number[]): LevelSuggestion | null {
  const rivals = table.seats.filter((_, index) => index !== seat);
  if (seat === null || table.lesson || rivals.some(({ kind }) => kind !== "bot")) return null;
  const levels = rivals.map(({ level }) => LEVELS.indexOf(level as LevelName));
  if (levels.includes(-1)) return null; // nobody knows how strong a trained network is
  const met = Math.max(...levels);
  const mine = scores[seat]!;
  const best = Math.max(...scores.filter((_, index) => index !== seat));
  const lead = (mine - best) / Math.max(mine, best, 1);
  if (Math.abs(lead) < CLEAR_WIN_MARGIN) return { kind: "same", level: LEVELS[met]! };
  const level = LEVELS[met + Math.sign(lead)]; // nobody is stronger than the last of them or weaker than the first
  if (lead > 0) return level ? { kind: "harder", level } : { kind: "strongest", level: LEVELS[met]! };
  return level ? { kind: "easier", level } : { kind: "weakest", level: LEVELS[met]! };
}

/** The home page proposes it, too; each game counts once, however often its end is looked at. */
export function saveSuggestion(table: string, { level }: LevelSuggestion): void {
  try {
    const judged = JSON.parse(localStorage.getItem(JUDGED_TABLES_KEY) ?? "[]") as string[];
    if (judged.includes(table)) return;
    localStorage.setItem(JUDGED_TABLES_KEY, JSON.stringify([...judged, table].slice(-MAX_JUDGED_TABLES)));
    saveForm(withBotLevel(loadForm(), level));
  } catch {
    // a browser that remembers nothing proposes the first level again
  }
}
