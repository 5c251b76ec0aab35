// The tile list of the player's own box: the built-in list with corrections, and the rulebook statements that hold for
// it.
import granada from "../../../src/nasrid/rules/data/granada_tiles.csv?raw";
import huts from "../../../src/nasrid/rules/data/worker_huts.csv?raw";
import { BUILDINGS } from "../scorepad/pad.svelte";
import { rowsOf } from "../scorepad/tiles";
import { local } from "../net/hosts";
import type { Building, OptionsForm } from "../net/protocol";
import { deleteCustomTiles, saveCustomTiles, type CustomTiles, loadCustomTiles } from "../offline/customTiles";

export const SIDES = ["N", "E", "S", "W"] as const;
export type Provenance = "seen" | "reconstructed" | "changed";

export interface GranadaTile {
  id: string;
  price: number; // the price of the even face
  even: Building;
  odd: Building;
  borders: string; // letters of SIDES, in their order
  provenance: Provenance;
}

export interface Hut {
  id: string;
  building: Building;
  borders: string;
  provenance: Provenance;
}

/** A statement of the rulebooks; `wrong` lists the tiles that contradict it. */
export interface Fact {
  id: "prices" | "faces" | "sides" | "moats" | "huts";
  isTrue: boolean;
  counterexample?: { building: Building; price: number; times: number };
}

const HUT_COUNTS: Partial<Record<Building, number>> = {
  pavilion: 3,
  seraglio: 3,
  arcades: 4,
  chambers: 4,
  garden: 5,
  tower: 5,
};
const GRANADA_COLUMNS = "id,even_price,even_type,odd_price,odd_type,moats,provenance";
const HUT_COLUMNS = "id,type,walls,provenance";

const parseTiles = (list: string): GranadaTile[] =>
  rowsOf(list).map((row) => ({
    id: row.id!,
    price: Number(row.even_price),
    even: row.even_type as Building,
    odd: row.odd_type as Building,
    borders: row.moats!,
    provenance: row.provenance as Provenance,
  }));

const parseHuts = (list: string): Hut[] =>
  rowsOf(list).map((row) => ({
    id: row.id!,
    building: row.type as Building,
    borders: row.walls!,
    provenance: row.provenance as Provenance,
  }));

export class CustomBox {
  tiles = $state.raw<GranadaTile[]>([]);
  huts = $state.raw<Hut[]>([]);

  constructor() {
    this.#parse(loadCustomTiles() ?? { granada_tiles: granada, worker_huts: huts });
  }

  #parse({ granada_tiles, worker_huts }: CustomTiles): void {
    this.tiles = parseTiles(granada_tiles);
    this.huts = parseHuts(worker_huts);
  }

  readonly facts = $derived.by((): Fact[] => {
    const wrong = this.#findWrongPrice();
    const sides = [...this.tiles, ...this.huts].every(({ borders }) => borders.length <= 3);
    return [
      { id: "prices", isTrue: !wrong, ...(wrong && { counterexample: wrong }) },
      { id: "faces", isTrue: this.tiles.every(({ even, odd }) => even !== odd) },
      { id: "sides", isTrue: sides },
      { id: "moats", isTrue: this.tiles.filter(({ borders }) => borders).length >= 4 },
      {
        id: "huts",
        isTrue: Object.entries(HUT_COUNTS).every(
          ([building, count]) => this.huts.filter((hut) => hut.building === building).length === count,
        ),
      },
    ];
  });

  readonly falseFactCount = $derived(this.facts.filter(({ isTrue }) => !isTrue).length);

  #findWrongPrice(): Fact["counterexample"] {
    for (const building of BUILDINGS.granada) {
      for (let price = 2; price <= 13; price++) {
        const times = this.tiles.filter(
          (tile) => tile.price === price - (price % 2) && (price % 2 ? tile.odd : tile.even) === building,
        ).length;
        if (times !== 1) return { building, price, times };
      }
    }
    return undefined;
  }

  changeTile(tile: GranadaTile): void {
    this.tiles = this.tiles.map((each) => (each.id === tile.id ? { ...tile, provenance: "changed" } : each));
  }

  changeHut(hut: Hut): void {
    this.huts = this.huts.map((each) => (each.id === hut.id ? { ...hut, provenance: "changed" } : each));
  }

  get lists(): CustomTiles {
    const tiles = this.tiles.map(({ id, price, even, odd, borders, provenance }) =>
      [id, price, even, price + 1, odd, borders, provenance].join(),
    );
    const own = this.huts.map(({ id, building, borders, provenance }) => [id, building, borders, provenance].join());
    return {
      granada_tiles: [GRANADA_COLUMNS, ...tiles, ""].join("\n"),
      worker_huts: [HUT_COLUMNS, ...own, ""].join("\n"),
    };
  }

  /** Store the lists on this device once the engine has accepted them. */
  async save(): Promise<void> {
    const options: OptionsForm = { game: "combined", modules: ["huts"], ...this.lists };
    await local.request("POST", "/api/options", JSON.stringify(options));
    saveCustomTiles(this.lists);
  }

  reset(): void {
    deleteCustomTiles();
    this.#parse({ granada_tiles: granada, worker_huts: huts });
  }
}

export const toggleSide = (borders: string, side: string): string =>
  SIDES.filter((each) => (each === side ? !borders.includes(each) : borders.includes(each))).join("");
