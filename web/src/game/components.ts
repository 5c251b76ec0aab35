// The backs of Granada tiles, from the engine's list or from the table's own list.
import ours from "../../../src/nasrid/rules/data/granada_tiles.csv?raw";
import type { Options } from "../net/protocol";

const backFaceCache = new Map<string, Map<string, string>>();

/** Map each face of a tile to the other one. */
export function backFaces(options: Options): Map<string, string> {
  const list = options.granada_tiles ?? ours;
  let found = backFaceCache.get(list);
  if (!found) backFaceCache.set(list, (found = parseBackFaces(list)));
  return found;
}

function parseBackFaces(list: string): Map<string, string> {
  const [header, ...rows] = list
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(","));
  const of = (row: string[], column: string) => row[header!.indexOf(column)] ?? "";
  const found = new Map<string, string>();
  for (const row of rows) {
    const even = of(row, "even_type") + of(row, "even_price") + of(row, "moats");
    const odd = of(row, "odd_type") + of(row, "odd_price") + of(row, "moats");
    found.set(even, odd).set(odd, even);
  }
  return found;
}
