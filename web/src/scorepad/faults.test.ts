import { expect, test } from "vitest";
import { findFault, maxCount } from "./faults";
import { type Column, newPad, type Pad } from "./pad.svelte";

const names = ["Zaida", "Yusuf", "Leila", "Omar", "Teresa", "Rodrigo"];

function padOf(game: Pad["game"], ...columns: Partial<Column>[]): Pad {
  const pad = newPad(game, 3, names, [], false);
  pad.scorings[0] = pad.scorings[0]!.map((column, place) => ({ ...column, ...columns[place] }));
  return pad;
}

test("a Granada tie needs a price of each player, no two of them equal", () => {
  const tied = (...prices: number[]) =>
    findFault(padOf("granada", ...prices.map((park) => ({ tiles: { park: 2 }, dearest: { park } }))), 0)?.kind;
  expect(tied(0, 0)).toBe("tie");
  expect(tied(8, 0)).toBe("tie");
  expect(tied(8, 8)).toBe("tie");
  expect(tied(8, 9)).toBeUndefined();
  expect(tied(8, 22)).toBe("price");
});

test("a price is checked only where players are tied", () => {
  const parks = (counts: number[], prices: number[]) =>
    findFault(padOf("granada", ...counts.map((park, at) => ({ tiles: { park }, dearest: { park: prices[at]! } }))), 0);
  expect(parks([2, 2, 1], [1, 8, 0])).toMatchObject({ kind: "price", value: 1 });
  expect(parks([3, 2, 1], [1, 8, 0])).toBeNull(); // a count was corrected
  expect(parks([2, 2, 1], [9, 8, 1])).toBeNull();
});

test("all players together have no more tiles than the box", () => {
  const pad = padOf("alhambra", { tiles: { pavilion: 5 } }, { tiles: { pavilion: 3 } });
  expect(findFault(pad, 0)).toEqual({ kind: "tiles", scoring: 0, building: "pavilion", value: 7 });
  expect(findFault(padOf("alhambra", { tiles: { pavilion: 5 } }, { tiles: { pavilion: 2 } }), 2)).toBeNull();
});

test("a count has the limit of its line", () => {
  const pad = padOf("combined");
  expect(maxCount(pad, { kind: "tiles", building: "pavilion" })).toBe(7);
  expect(maxCount(pad, { kind: "tiles", building: "park" })).toBe(12);
  expect(maxCount(pad, { kind: "dearest", building: "park" })).toBe(13);
  expect(maxCount(pad, { kind: "border", border: "wall" })).toBe(99);
});

test("a tie needs no price if its rank scores nothing", () => {
  const columns = [2, 1, 1].map((park) => ({ tiles: { park } }));
  const pad = padOf("granada", ...columns);
  expect(findFault(pad, 0)).toBeNull();
  pad.scorings[1] = pad.scorings[0]!;
  expect(findFault(pad, 1)).toEqual({ kind: "tie", scoring: 1, building: "park", value: 0 });
});

test("bonus cards and huts have a limit for each player", () => {
  const pad = padOf("alhambra", { tiles: { tower: 1, garden: 1 }, extras: { huts: { tower: 5, garden: 4 } } });
  pad.modules = ["bonus", "huts"];
  expect(findFault(pad, 0)).toBeNull();
  pad.scorings[0]![0]!.extras = { huts: { tower: 5, garden: 5 } };
  expect(findFault(pad, 0)).toMatchObject({ kind: "huts", value: 9 });
  pad.scorings[0]![0]!.extras = { bonus: { tower: 4 } };
  expect(findFault(pad, 0)).toMatchObject({ kind: "bonus", building: "tower", value: 3 });
  expect(maxCount({ ...pad, players: 6 }, { kind: "extra", building: "tower", module: "bonus" })).toBe(1);
});
