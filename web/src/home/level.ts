// The opponents who fit: proposed from how the last game against bots went.
import { type LevelName, LEVELS, type TableInfo } from "../net/protocol";
import { atLevel, rememberChoice, remembered } from "./choice";

export type Verdict = "harder" | "same" | "easier" | "strongest" | "weakest";
export interface Proposal {
  verdict: Verdict;
  level: LevelName;
}

const CLEARLY = 0.15; // of the points of whoever has more
const KEY = "nasrid-judged";
const KEPT = 20; // tables that were judged

/** Whom somebody who sat here alone with bots should meet next; nobody after a lesson or a game with others. */
export function proposalOf(table: TableInfo, seat: number | null, scores: readonly number[]): Proposal | null {
  const rivals = table.seats.filter((_, index) => index !== seat);
  if (seat === null || table.lesson || rivals.some(({ kind }) => kind !== "bot")) return null;
  const levels = rivals.map(({ level }) => LEVELS.indexOf(level as LevelName));
  if (levels.includes(-1)) return null; // nobody knows how strong a trained network is
  const met = Math.max(...levels);
  const mine = scores[seat]!;
  const best = Math.max(...scores.filter((_, index) => index !== seat));
  const lead = (mine - best) / Math.max(mine, best, 1);
  if (Math.abs(lead) < CLEARLY) return { verdict: "same", level: LEVELS[met]! };
  const level = LEVELS[met + Math.sign(lead)]; // nobody is stronger than the last of them or weaker than the first
  if (lead > 0) return level ? { verdict: "harder", level } : { verdict: "strongest", level: LEVELS[met]! };
  return level ? { verdict: "easier", level } : { verdict: "weakest", level: LEVELS[met]! };
}

/** The home page proposes it, too; each game counts once, however often its end is looked at. */
export function rememberProposal(table: string, { level }: Proposal): void {
  try {
    const judged = JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
    if (judged.includes(table)) return;
    localStorage.setItem(KEY, JSON.stringify([...judged, table].slice(-KEPT)));
    rememberChoice(atLevel(remembered(), level));
  } catch {
    // a browser that remembers nothing proposes the first level again
  }
}
