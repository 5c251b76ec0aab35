// One line of the log.

export type LineKind = "act" | "happening" | "scoring" | "talk" | "people";
export type LineWeight = "main" | "minor";

/** What a line speaks of, to be pointed at on the table. */
export interface Mentioned {
  cells: string[]; // of the city of whom it is about
  tiles: string[];
  cards: string[];
}

export interface StoryLine {
  seat: number | null; // whom it is about; -1 for Dirk
  text: string;
  kind: LineKind;
  weight: LineWeight;
  mentioned?: Mentioned;
}
