// The chapters of the tutorial, as the server has them: what is said, what is wanted, what the others do.

export interface Step {
  /** the message, after the name of the chapter */
  say?: string;
  /** the places of the table that are pointed at; `cell X,Y` is one of my city */
  at?: string[];
  /** what I am asked to do: any one of these actions */
  want?: string[];
  /** what is answered to other legal actions, by how they begin */
  wrong?: Record<string, string>;
  /** a mistake that I am asked to try */
  try?: string;
  /** what a rival does */
  move?: string;
  /** it is said while a score sheet is read */
  sheet?: boolean;
  /** the rule behind it */
  rule?: string;
}

export interface Chapter {
  name: string;
  minutes: number;
  steps: Step[];
}

const files = import.meta.glob<Omit<Chapter, "name">>("../../../src/nasrid/chapters/*-*.json", { import: "default" });
const nameOf = (path: string): string => /\d+-(\w+)\.json$/.exec(path)![1]!;

/** Their names in reading order. */
export const CHAPTERS: readonly string[] = Object.keys(files).sort().map(nameOf);

export async function chapterOf(name: string): Promise<Chapter | null> {
  const path = Object.keys(files).find((each) => nameOf(each) === name);
  return path === undefined ? null : { name, ...(await files[path]!()) };
}

/** How long each takes is known before it is fetched. */
export const MINUTES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(import.meta.glob<number>("../../../src/nasrid/chapters/*-*.json", { import: "minutes", eager: true })).map(
    ([path, minutes]) => [nameOf(path), minutes],
  ),
);
