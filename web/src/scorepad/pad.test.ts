import { beforeEach, expect, test } from "vitest";
import { setupSteps } from "./checklist";
import { listedFor } from "./cityTiles";
import { type Column, columnAt, formOf, isEditable, linesOf, newPad, countOn, parsePad, ScorePad } from "./pad.svelte";

const names = ["Zaida", "Yusuf", "Leila", "Omar", "Teresa", "Rodrigo"];

beforeEach(() => localStorage.clear());

test("the lines to count depend on the game and its modules", () => {
  const titles = (pad: ReturnType<typeof newPad>) => linesOf(pad, 0, true).map((line) => Object.values(line).join(" "));
  expect(titles(newPad("alhambra", 3, names, [], false))).toHaveLength(7);
  expect(titles(newPad("alhambra", 3, names, ["bonus", "huts", "vizier"], false))).toContain("extra tower huts");
  expect(titles(newPad("combined", 3, names, [], false)).slice(-3)).toEqual([
    "border wall",
    "border moat",
    "border stretch",
  ]);
});

test("the most expensive tile is counted only where players are tied", () => {
  const score = new ScorePad();
  score.set(newPad("granada", 3, names, [], false));
  const dearest = () => linesOf(score.pad!, 0, true).filter(({ kind }) => kind === "dearest");
  score.setCount(0, 0, { kind: "tiles", building: "park" }, 2);
  expect(dearest()).toEqual([]);
  score.setCount(0, 2, { kind: "tiles", building: "park" }, 2);
  expect(dearest()).toEqual([{ kind: "dearest", building: "park" }]);
});

test("the engine gets only the prices that break ties", () => {
  const score = new ScorePad();
  score.set(newPad("granada", 3, names, [], false));
  for (const [column, count] of [2, 2, 1].entries()) {
    score.setCount(0, column, { kind: "tiles", building: "park" }, count);
    score.setCount(0, column, { kind: "dearest", building: "park" }, 7 + column);
  }
  const sent = () => formOf(score.pad!, 0).scorings![0]!.map(({ dearest }) => dearest);
  expect(sent()).toEqual([{ park: 7 }, { park: 8 }, {}]);
  score.setCount(0, 0, { kind: "tiles", building: "park" }, 0);
  expect(sent()).toEqual([{}, {}, {}]);
});

test("every step can be undone, and a pad survives a reload", () => {
  const score = new ScorePad();
  score.set(newPad("alhambra", 2, names, [], false));
  score.setCount(1, 0, { kind: "border", border: "wall" }, 12);
  expect(new ScorePad().pad).toEqual(score.pad);
  score.undo();
  expect(countOn(score.pad!.scorings[1]![0]!, { kind: "border", border: "wall" })).toBe(0);
  expect(score.pad!.scorings[0]).toHaveLength(3); // Dirk has a column
});

const laid =
  (city: string, tiles: Record<string, number>) =>
  (each: Column): Column => ({ ...each, city, tiles });

test("a city carries over to the next scoring until it grows or is counted there", () => {
  const score = new ScorePad();
  score.set(newPad("alhambra", 3, names, ["bonus"], false));
  score.changeColumn(0, 1, laid("garden10N@1,0", { garden: 1 }));
  score.setCount(0, 1, { kind: "extra", building: "garden", module: "bonus" }, 1);
  expect(columnAt(score.pad!, 2, 1)).toMatchObject({
    city: "garden10N@1,0",
    tiles: { garden: 1 },
    extras: { bonus: { garden: 1 } },
  });
  score.setCount(1, 1, { kind: "extra", building: "tower", module: "bonus" }, 1);
  expect(columnAt(score.pad!, 2, 1).extras).toEqual({ bonus: { garden: 1, tower: 1 } });
  score.changeColumn(1, 1, laid("garden10N@1,0 tower11N@2,0", { garden: 1, tower: 1 }));
  expect(columnAt(score.pad!, 0, 1).city).toBe("garden10N@1,0");
  expect(columnAt(score.pad!, 2, 1).tiles).toEqual({ garden: 1, tower: 1 });
  score.typeCounts(2, 1);
  expect(columnAt(score.pad!, 2, 1)).toMatchObject({ city: null, tiles: { garden: 1, tower: 1 } });
  score.changeColumn(0, 2, laid("garden10W@1,0", { garden: 1 }));
  score.setCount(1, 2, { kind: "tiles", building: "tower" }, 3);
  expect(columnAt(score.pad!, 1, 2)).toMatchObject({ tiles: { tower: 3 } });
});

test("a stored pad is restored with its cities, and an invalid city is rejected", () => {
  const score = new ScorePad();
  score.set(newPad("combined", 2, names, [], false));
  score.changeColumn(0, 0, laid("garden10N@1,0 bath_house2NEW*@-1,12", {}));
  score.changeColumn(0, 2, laid("tower11 park2W", {}));
  expect(parsePad(JSON.stringify(score.pad))).toEqual(score.pad);
  score.changeColumn(0, 0, laid("garden10N@here", {}));
  expect(() => parsePad(JSON.stringify(score.pad))).toThrow();
});

test.each([{ moat: "x" }, { wall: -1 }, { tiles: { tower: 1.5 } }, { extras: { huts: { tower: 1 } } }])(
  "a stored pad with %j is rejected",
  (wrong) => {
    const pad = newPad("alhambra", 3, names, ["bonus"], false);
    pad.scorings[0]![0] = { ...pad.scorings[0]![0]!, ...(wrong as Partial<Column>) };
    expect(() => parsePad(JSON.stringify(pad))).toThrow();
  },
);

test("a new game has no undo steps of the last one", () => {
  const score = new ScorePad();
  score.begin(newPad("alhambra", 6, names, [], false));
  score.setCount(0, 5, { kind: "border", border: "wall" }, 4);
  score.begin(newPad("alhambra", 3, names, [], false));
  expect(score.canUndo).toBe(false);
});

test("counts of a city are not typed, except for bonus cards", () => {
  const pad = newPad("alhambra", 2, names, ["bonus", "huts"], false);
  const column = { ...pad.scorings[0]![0]!, city: "" };
  const open = linesOf(pad, 0, true).filter((line) => isEditable(0, line, column));
  expect(open.map((line) => "module" in line && line.module)).toEqual(Array(6).fill("bonus"));
});

test("a tile has one owner: both faces and every copy of a hut are taken", () => {
  const score = new ScorePad();
  const box = {
    granada_tiles: "id,even_price,even_type,odd_price,odd_type,moats\n1,2,park,3,arena,W",
    worker_huts: "id,type,walls\n1,garden,N\n2,garden,N",
  };
  score.set(newPad("combined", 2, names, ["huts"], false, box));
  score.changeColumn(1, 0, laid("park2W*@1,0 hut-garden-N@0,1", {}));
  score.changeColumn(0, 2, laid("garden10N", {}));
  const owner = (name: string, column: number) =>
    listedFor(score.pad!, 0, column)
      .filter((face) => face.name === name)
      .map((face) => face.owner);
  expect(owner("arena3W", 1)).toEqual([0]); // also before it was placed, because a tile never changes hands
  expect(owner("arena3W", 0)).toEqual([null]);
  expect(owner("hut-garden-N", 1)).toEqual([0, null]);
  expect(owner("garden10N", 0)).toEqual([2]);
});

test("the set-up lists the steps that this table needs", () => {
  const ids = (pad: ReturnType<typeof newPad>) => setupSteps(pad).map(({ id }) => id);
  expect(ids(newPad("alhambra", 3, names, [], false))).toEqual(["start", "bag", "money", "first", "display", "deck"]);
  expect(ids(newPad("combined", 2, names, ["bonus"], false))).toEqual([
    "start",
    "pawn",
    "two",
    "both",
    "granada",
    "money",
    "first",
    "display",
    "deck-both",
    "dirk-both",
    "bonus",
  ]);
  expect(ids(newPad("granada", 2, names, [], false))).toContain("dirk-granada");
  expect(ids(newPad("alhambra", 2, names, [], false))).toContain("dirk");
  expect(setupSteps(newPad("alhambra", 6, names, ["bonus"], false)).at(-1)).toEqual({ id: "bonus", cards: 1 });
});
