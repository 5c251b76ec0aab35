// The tiles of the box by their faces, for who taps instead of counting.
import alhambra from "../../../src/nasrid/rules/data/alhambra_tiles.csv?raw";
import granada from "../../../src/nasrid/rules/data/granada_tiles.csv?raw";
import type { Building, GameName } from "../net/protocol";

export interface Face {
  name: string;
  tile: string; // both faces of a Granada tile are one tile
  building: Building;
  price: number;
}

export function rowsOf(list: string): Record<string, string>[] {
  const [header, ...rows] = list.trim().split(/\r?\n/).map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(header!.map((column, place) => [column, row[place] ?? ""])));
}

const face = (tile: string, building: string, price: string, borders: string): Face => ({
  name: `${building}${price}${borders}`,
  tile,
  building: building as Building,
  price: Number(price),
});

const ALHAMBRA = rowsOf(alhambra).map((row) => face(`a${row.id}`, row.type!, row.price!, row.walls!));
const GRANADA = rowsOf(granada).flatMap((row) => [
  face(`g${row.id}`, row.even_type!, row.even_price!, row.moats!),
  face(`g${row.id}`, row.odd_type!, row.odd_price!, row.moats!),
]);

const FACES: Record<GameName, Face[]> = { alhambra: ALHAMBRA, granada: GRANADA, combined: [...ALHAMBRA, ...GRANADA] };

export function facesOf(game: GameName): Face[] {
  const faces = FACES[game];
  if (!faces) throw new Error(`there is no game ${game}`);
  return faces;
}
