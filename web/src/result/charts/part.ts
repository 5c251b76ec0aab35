/** A part of a stack: a building or a border, and what each seat has of it. */
export interface Part {
  key: string;
  name: string;
  values: number[];
}

export const isBorder = (key: string): boolean => key === "wall" || key === "moat" || key === "stretch";

export const partClass = (key: string): string => (isBorder(key) ? `row-${key}` : `b-${key}`);
