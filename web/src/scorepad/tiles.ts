// The faces of all tiles of the box, for entering cities.
import alhambra from "../../../src/nasrid/rules/data/alhambra_tiles.csv?raw";
import granada from "../../../src/nasrid/rules/data/granada_tiles.csv?raw";
import huts from "../../../src/nasrid/rules/data/worker_huts.csv?raw";
import type { Building, GameName, ModuleName } from "../net/protocol";
import type { CustomTiles } from "../offline/customTiles";

export interface TileFace {
  name: string;
  tile: string; // both faces of a Granada tile are one tile
  building: Building;
  price: number; // 0 for a hut
}

/** The properties that determine the tiles. */
export interface TileSelection {
  game: GameName;
  modules: readonly ModuleName[];
  box?: CustomTiles | undefined; // the lists of the players' own box
}

export function rowsOf(list: string): Record<string, string>[] {
  const [header, ...rows] = list
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(header!.map((column, place) => [column, row[place] ?? ""])));
}

const makeFace = (tile: string, building: string, price: string, borders: string): TileFace => ({
  name: `${building}${price}${borders}`,
  tile,
  building: building as Building,
  price: Number(price),
});

const alhambraFaces = (): TileFace[] =>
  rowsOf(alhambra).map((row) => makeFace(`a${row.id}`, row.type!, row.price!, row.walls!));

const granadaFaces = (list: string): TileFace[] =>
  rowsOf(list).flatMap((row) => [
    makeFace(`g${row.id}`, row.even_type!, row.even_price!, row.moats!),
    makeFace(`g${row.id}`, row.odd_type!, row.odd_price!, row.moats!),
  ]);

const hutFaces = (list: string): TileFace[] =>
  rowsOf(list).map((row) => ({
    name: ["hut", row.type, row.walls].filter(Boolean).join("-"),
    tile: `h${row.id}`,
    building: row.type as Building,
    price: 0,
  }));

/** Return every face of every tile; several huts may share a face. */
export function facesOf({ game, modules, box }: TileSelection): TileFace[] {
  return [
    ...(game === "granada" ? [] : alhambraFaces()),
    ...(game === "alhambra" ? [] : granadaFaces(box?.granada_tiles ?? granada)),
    ...(modules.includes("huts") ? hutFaces(box?.worker_huts ?? huts) : []),
  ];
}
