// One line of the log.

export type LineKind = "act" | "happening" | "scoring" | "talk" | "people";
export type LineWeight = "main" | "minor";

/** The pieces and cells of a line, for highlights. */
export interface Mentioned {
  cells: string[]; // cells of the city of `seat`
  tiles: string[];
  cards: string[];
}

export interface StoryLine {
  seat: number | null; // the seat it is about; -1 for Dirk
  text: string;
  kind: LineKind;
  weight: LineWeight;
  mentioned?: Mentioned;
}
