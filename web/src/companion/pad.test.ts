import { beforeEach, expect, test } from "vitest";
import { checklist } from "./checklist";
import { linesOf, newPad, read, ScorePad } from "./pad.svelte";
import { facesOf } from "./tiles";

const names = ["Zaida", "Yusuf", "Leila", "Omar", "Teresa", "Rodrigo"];

beforeEach(() => localStorage.clear());

test("what has to be counted follows from the game and its modules", () => {
  const titles = (pad: ReturnType<typeof newPad>) => linesOf(pad, 0, true).map((line) => Object.values(line).join(" "));
  expect(titles(newPad("alhambra", 3, names, [], false))).toHaveLength(7);
  expect(titles(newPad("alhambra", 3, names, ["bonus", "huts", "vizier"], false))).toContain("extra tower huts");
  expect(titles(newPad("combined", 3, names, [], false)).slice(-3)).toEqual(["border wall", "border moat", "border stretch"]);
});

test("the dearest tile is asked for only where several have as many", () => {
  const score = new ScorePad();
  score.set(newPad("granada", 3, names, [], false));
  const dearest = () => linesOf(score.pad!, 0, true).filter(({ kind }) => kind === "dearest");
  score.put(0, 0, { kind: "tiles", building: "park" }, 2);
  expect(dearest()).toEqual([]);
  score.put(0, 2, { kind: "tiles", building: "park" }, 2);
  expect(dearest()).toEqual([{ kind: "dearest", building: "park" }]);
});

test("every step can be taken back, and a pad outlives its window", () => {
  const score = new ScorePad();
  score.set(newPad("alhambra", 2, names, [], false));
  score.put(1, 0, { kind: "border", border: "wall" }, 12);
  expect(new ScorePad().pad).toEqual(score.pad);
  score.undo();
  expect(read(score.pad!.scorings[1]![0]!, { kind: "border", border: "wall" })).toBe(0);
  expect(score.pad!.scorings[0]).toHaveLength(3); // Dirk has a column
});

test("tapped tiles become counts and the dearest price", () => {
  const score = new ScorePad();
  score.set(newPad("granada", 3, names, [], false));
  const parks = facesOf("granada").filter(({ building, price }) => building === "park" && price < 6);
  score.putTiles(0, 1, parks);
  expect(score.pad!.scorings[0]![1]).toMatchObject({ tiles: { park: 4 }, dearest: { park: 5 } });
});

test("the set-up names what this table needs", () => {
  const ids = (pad: ReturnType<typeof newPad>) => checklist(pad).map(({ id }) => id);
  expect(ids(newPad("alhambra", 3, names, [], false))).toEqual(["start", "bag", "money", "first", "display", "deck"]);
  expect(ids(newPad("combined", 2, names, ["bonus"], false))).toEqual(
    ["start", "pawn", "two", "both", "granada", "money", "first", "display", "deck-both", "dirk", "bonus"],
  );
  expect(checklist(newPad("alhambra", 6, names, ["bonus"], false)).at(-1)).toEqual({ id: "bonus", cards: 1 });
});
