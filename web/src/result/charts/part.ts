/** A part of a stack: a building or a border, with each seat's value. */
export interface Part {
  key: string;
  name: string;
  values: number[];
}

export const isBorder = (key: string): boolean => key === "wall" || key === "moat" || key === "stretch";

export const partClass = (key: string): string => (isBorder(key) ? `row-${key}` : `b-${key}`);
