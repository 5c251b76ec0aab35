// What lies on the back of a Granada tile: from the engine's own list, or from that of a table that plays with another.
import ours from "../../../src/nasrid/rules/data/granada_tiles.csv?raw";
import type { Options } from "../net/protocol";

const known = new Map<string, Map<string, string>>();

/** From the name of a face to the name of the other face of its tile. */
export function backs(options: Options): Map<string, string> {
  const list = options.granada_tiles ?? ours;
  let found = known.get(list);
  if (!found) known.set(list, (found = readBacks(list)));
  return found;
}

function readBacks(list: string): Map<string, string> {
  const [header, ...rows] = list.trim().split(/\r?\n/).map((line) => line.split(","));
  const of = (row: string[], column: string) => row[header!.indexOf(column)] ?? "";
  const found = new Map<string, string>();
  for (const row of rows) {
    const even = of(row, "even_type") + of(row, "even_price") + of(row, "moats");
    const odd = of(row, "odd_type") + of(row, "odd_price") + of(row, "moats");
    found.set(even, odd).set(odd, even);
  }
  return found;
}
