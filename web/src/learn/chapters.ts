// The chapters of the tutorial, shared with the server: texts, expected actions, and the opponents' moves.

export interface LessonStep {
  /** The message id, after the name of the chapter. */
  say?: string;
  /** The highlighted places of the table; `cell X,Y` is a cell of the player's city. */
  highlight?: string[];
  /** The expected actions; any of them continues. */
  expect?: string[];
  /** Answers to other legal actions, by prefix. */
  on_mistake?: Record<string, string>;
  /** A mistake that the player is asked to try. */
  try?: string;
  /** An opponent's move. */
  move?: string;
  /** Shown while a score sheet is open. */
  sheet?: boolean;
  /** The rule behind the step. */
  rule?: string;
}

export interface Chapter {
  name: string;
  minutes: number;
  steps: LessonStep[];
}

const files = import.meta.glob<Omit<Chapter, "name">>("../../../src/nasrid/chapters/*-*.json", {
  import: "default",
  eager: true,
});

const chaptersByName = new Map(
  Object.keys(files)
    .sort()
    .map((path) => {
      const name = /\d+-(\w+)\.json$/.exec(path)![1]!;
      return [name, { name, ...files[path]! }] as const;
    }),
);

/** The chapter names in reading order. */
export const CHAPTERS: readonly string[] = [...chaptersByName.keys()];

export const chapterOf = (name: string): Chapter | null => chaptersByName.get(name) ?? null;
