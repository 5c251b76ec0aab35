// The texts of docs/notation.md, taken apart.

export type Family = "alhambra" | "granada";
export type Currency = "y" | "g" | "b" | "o";

export const CURRENCIES: readonly Currency[] = ["y", "g", "b", "o"]; // also the order of the spaces of the site
export const ALHAMBRA = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export const GRANADA = [
  "arena", "bath_house", "library", "hostel", "hospital", "market", "park", "school", "district",
] as const;
export type Building = (typeof ALHAMBRA)[number] | (typeof GRANADA)[number];
export type Side = "N" | "E" | "S" | "W";

export const DIRK = -1; // stands for Dirk where a seat is named

export interface Face {
  name: string;
  building: Building;
  family: Family;
  price: number | null; // null: a hut
  sides: string; // those with a wall or a moat, of "NESW"
  hut: boolean;
}

export interface Cell {
  x: number;
  y: number;
}

export interface Placed extends Cell {
  face: Face;
  first: boolean; // the first Granada tile of a combined city, which stays for ever
}

const ALHAMBRA_BUILDINGS: readonly string[] = ALHAMBRA;
const faces = new Map<string, Face>();

export function parseFace(name: string): Face {
  let face = faces.get(name);
  if (!face) faces.set(name, (face = readFace(name)));
  return face;
}

function readFace(name: string): Face {
  const hut = /^hut-([a-z]+)(?:-([NESW]*))?$/.exec(name);
  const match = hut ?? /^([a-z_]+?)(\d+)([NESW]*)$/.exec(name);
  if (!match) throw new Error(`no tile: ${name}`);
  const building = match[1] as Building;
  return {
    name,
    building,
    family: ALHAMBRA_BUILDINGS.includes(building) ? "alhambra" : "granada",
    price: hut ? null : Number(match[2]),
    sides: (hut ? match[2] : match[3]) ?? "",
    hut: hut !== null,
  };
}

export function parseCell(text: string): Cell {
  const [x, y] = text.split(",").map(Number);
  return { x: x!, y: y! };
}

export const cellText = (cell: Cell): string => `${cell.x},${cell.y}`;

/** The tiles of a city without its start tile, which lies at 0,0. */
export function parseCity(text: string): Placed[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word) => {
      const [tile, cell] = word.split("@");
      const first = tile!.endsWith("*");
      return { ...parseCell(cell!), first, face: parseFace(first ? tile!.slice(0, -1) : tile!) };
    });
}

export const isExchange = (card: string): boolean => /^[ygbo]{2}$/.test(card);
export const cardCurrency = (card: string): Currency => card[0] as Currency;
export const cardValue = (card: string): number => (isExchange(card) ? 0 : Number(card.slice(1)));

export type Action =
  | { kind: "take"; text: string; cards: string[] }
  | { kind: "buy"; text: string; tile: string; cards: string[] }
  | { kind: "build"; text: string; tile: string; cell: string; fee: string[] }
  | { kind: "reserve"; text: string; tile: string }
  | { kind: "give"; text: string; tile: string; fee: string[] }
  | { kind: "remove"; text: string; cell: string }
  | { kind: "swap"; text: string; cell: string; tile: string }
  | { kind: "hut"; text: string; tile: string }
  | { kind: "reveal"; text: string; tile: string }
  | { kind: "end" | "pass" | "confirm" | "reactivate"; text: string };

export type ActionKind = Action["kind"];

export function parseAction(text: string): Action {
  const [kind, ...words] = text.split(" ");
  const tile = words[0] ?? "";
  const fee = words.includes("for") ? words.slice(words.indexOf("for") + 1) : [];
  switch (kind) {
    case "take":
      return { kind, text, cards: words };
    case "buy":
      return { kind, text, tile, cards: words.slice(1) };
    case "build":
      return { kind, text, tile, cell: words[1] ?? "", fee };
    case "give":
      return { kind, text, tile, fee };
    case "reserve":
    case "hut":
    case "reveal":
      return { kind, text, tile };
    case "remove":
      return { kind, text, cell: tile };
    case "swap":
      return { kind, text, cell: tile, tile: words[1] ?? "" };
    case "end":
    case "pass":
    case "confirm":
    case "reactivate":
      return { kind, text };
    default:
      throw new Error(`no action: ${text}`);
  }
}
