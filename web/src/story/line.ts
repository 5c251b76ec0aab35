// One line of the log.

export type Kind = "act" | "happening" | "scoring" | "talk" | "people";
export type Weight = "main" | "minor";

export interface StoryLine {
  seat: number | null; // whom it is about; -1 for Dirk
  text: string;
  kind: Kind;
  weight: Weight;
}
