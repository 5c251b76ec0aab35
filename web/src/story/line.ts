// One line of the log.

export type Kind = "act" | "happening" | "scoring" | "talk" | "people";
export type Weight = "main" | "minor";

/** What a line speaks of, to be pointed at on the table. */
export interface Spoken {
  cells: string[]; // of the city of whom it is about
  tiles: string[];
  cards: string[];
}

export interface StoryLine {
  seat: number | null; // whom it is about; -1 for Dirk
  text: string;
  kind: Kind;
  weight: Weight;
  spoken?: Spoken;
}
