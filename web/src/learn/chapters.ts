// The chapters of the tutorial, as the server has them: what is said, what is wanted, what the others do.

export interface LessonStep {
  /** the message, after the name of the chapter */
  say?: string;
  /** the places of the table that are pointed at; `cell X,Y` is one of my city */
  highlight?: string[];
  /** what I am asked to do: any one of these actions */
  expect?: string[];
  /** what is answered to other legal actions, by how they begin */
  on_mistake?: Record<string, string>;
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

/** Their names in reading order. */
export const CHAPTERS: readonly string[] = [...chaptersByName.keys()];

export const chapterOf = (name: string): Chapter | null => chaptersByName.get(name) ?? null;
