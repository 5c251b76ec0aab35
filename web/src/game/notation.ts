// The notation of docs/notation.md, parsed. Text of a module unknown to this client is no error and is shown as it is.
import { type Action, ACTIONS, type Border, type Building } from "../net/protocol";

export type Family = "alhambra" | "granada";
export type Currency = "y" | "g" | "b" | "o";

export const CURRENCIES: readonly Currency[] = ["y", "g", "b", "o"]; // also the order of the spaces on the site
export const ALHAMBRA_BUILDINGS: readonly Building[] = [
  "pavilion",
  "seraglio",
  "arcades",
  "chambers",
  "garden",
  "tower",
];
export const GRANADA_BUILDINGS: readonly Building[] = [
  "arena",
  "bath_house",
  "library",
  "hostel",
  "hospital",
  "market",
  "park",
  "school",
  "district",
];
export type Side = "N" | "E" | "S" | "W";

export const DIRK_SEAT = -1; // the seat number of Dirk

export interface Face {
  name: string;
  building: Building | null; // null if this client does not recognise the building
  family: Family;
  price: number | null; // null if it is not for sale
  sides: string; // sides with a wall or a moat, of "NESW"
  isHut: boolean;
}

/** An edge of a cell: x, y and the side, 0 to 3 for N, E, S, W. */
export type Edge = Border["edges"][number];

export interface Cell {
  x: number;
  y: number;
}

export interface Placed extends Cell {
  face: Face;
  isFirst: boolean; // the first Granada tile of a combined city, which can never be removed
}

const faceCache = new Map<string, Face>();

export function parseFace(name: string): Face {
  let face = faceCache.get(name);
  if (!face) faceCache.set(name, (face = parseFaceName(name)));
  return face;
}

export const familyOf = (building: Building): Family =>
  ALHAMBRA_BUILDINGS.includes(building) ? "alhambra" : "granada";

const HUT_RE = /^hut-([a-z]+)(?:-([NESW]*))?$/;
const TILE_RE = /^([a-z_]+?)(\d+)([NESW]*)$/;

function parseFaceName(name: string): Face {
  const hut = HUT_RE.exec(name);
  const tile = TILE_RE.exec(name);
  const [, word = "", sides = ""] = hut ?? [];
  const building = [...ALHAMBRA_BUILDINGS, ...GRANADA_BUILDINGS].find((each) => each === (tile?.[1] ?? word)) ?? null;
  return {
    name,
    building,
    family: building ? familyOf(building) : "alhambra",
    price: tile ? Number(tile[2]) : null,
    sides: tile?.[3] ?? sides,
    isHut: hut !== null,
  };
}

/** Return whether a text names a tile that this client recognises. */
export const isTile = (text: string): boolean => parseFace(text).building !== null;

export function parseCell(text: string): Cell {
  const [x, y] = text.split(",").map(Number);
  return { x: x!, y: y! };
}

export const cellText = (cell: Cell): string => `${cell.x},${cell.y}`;

/** Return the tiles of a city without its start tile at 0,0. */
export function parseCity(text: string): Placed[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [tile, cell] = word.split("@");
      const isFirst = tile!.endsWith("*");
      return { ...parseCell(cell!), isFirst, face: parseFace(isFirst ? tile!.slice(0, -1) : tile!) };
    });
}

export const isMoney = (card: string): boolean => /^[ygbo]\d+$/.test(card);
export const isExchange = (card: string): boolean => /^[ygbo]{2}$/.test(card);
export const cardCurrency = (card: string): Currency => card[0] as Currency;
export const cardValue = (card: string): number => (isMoney(card) ? Number(card.slice(1)) : 0);

/** An action whose verb is not in the generated list. It can be taken but not parsed. */
export interface OtherAction {
  kind: "other";
  text: string;
}

export type AnyAction = Action | OtherAction;
export type ActionKind = AnyAction["kind"];
export type ActionOf<K extends ActionKind> = Extract<AnyAction, { kind: K }>;

/** Fields that consist of one word. All other fields take the remaining words. */
const SINGLE_WORD_FIELDS = ["tile", "site tile", "cell"];

export function parseAction(text: string): AnyAction {
  const [verb = "", ...words] = text.split(" ");
  const fields = Object.hasOwn(ACTIONS, verb) ? ACTIONS[verb] : undefined;
  if (!fields) return { kind: "other", text };
  const values = fields.map(([name, notation]) => [name, takeField(notation, words)] as const);
  return { kind: verb, text, ...Object.fromEntries(values) } as Action; // the type and the list are generated together
}

/** Remove the words of a field from the front. */
function takeField(notation: string, words: string[]): string | string[] {
  if (SINGLE_WORD_FIELDS.includes(notation)) return words.shift() ?? "";
  const rest = words.splice(0);
  return notation === "fee" ? rest.slice(1) : rest; // skip the word "for"
}
