// The piece that the player has picked up.

/** Where a tile of the player comes from: it is bought but not placed, or in the reserve. */
export type PieceOrigin = "unplaced" | "reserve";

export type Picked =
  | { kind: "nothing" }
  | { kind: "money"; places: number[] } // indices in the display
  | { kind: "site"; tile: string; paid: number[]; face: string; cell: string | null } // indices in the sorted hand
  | { kind: "piece"; tile: string; origin: PieceOrigin; face: string; cell: string | null; fee: string }
  | { kind: "redesign"; cell: string | null }
  | { kind: "hut"; hut: string }
  | { kind: "bonus"; tile: string }
  | { kind: "vizier" };

export type PickedOf<K extends Picked["kind"]> = Extract<Picked, { kind: K }>;

export const NOTHING_PICKED: Picked = { kind: "nothing" };
