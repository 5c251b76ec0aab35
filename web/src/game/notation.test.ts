import { expect, test } from "vitest";
import { ACTIONS } from "../net/protocol";
import { cardValue, parseAction, parseFace } from "./notation";

test("every action is parsed into the fields that it declares", () => {
  expect(parseAction("take y2 b3")).toEqual({ kind: "take", text: "take y2 b3", cards: ["y2", "b3"] });
  expect(parseAction("buy garden10N b7 b3")).toMatchObject({ kind: "buy", tile: "garden10N", cards: ["b7", "b3"] });
  expect(parseAction("build school8N 0,-1")).toMatchObject({ tile: "school8N", cell: "0,-1", fee: [] });
  expect(parseAction("build school8N 0,-1 for o2 o1")).toMatchObject({ cell: "0,-1", fee: ["o2", "o1"] });
  expect(parseAction("give school8N for o3")).toMatchObject({ tile: "school8N", fee: ["o3"] });
  expect(parseAction("swap 1,0 tower9")).toMatchObject({ cell: "1,0", tile: "tower9" });
  expect(parseAction("hut hut-tower-N")).toMatchObject({ kind: "hut", hut: "hut-tower-N" });
  expect(parseAction("reveal garden11")).toMatchObject({ kind: "reveal", card: "garden11" });
  expect(parseAction("end")).toEqual({ kind: "end", text: "end" });
  for (const verb of Object.keys(ACTIONS)) expect(parseAction(verb).kind).toBe(verb);
});

test("an action unknown to this client still parses", () => {
  for (const text of ["lamp garden10 1,0", "constructor"]) expect(parseAction(text)).toEqual({ kind: "other", text });
});

test("faces parse into building, price and borders", () => {
  expect(parseFace("bath_house5NE")).toMatchObject({
    building: "bath_house",
    family: "granada",
    price: 5,
    sides: "NE",
    isHut: false,
  });
  expect(parseFace("hut-tower-S")).toMatchObject({
    building: "tower",
    family: "alhambra",
    price: null,
    sides: "S",
    isHut: true,
  });
  expect(parseFace("hut-tower")).toMatchObject({ building: "tower", sides: "", isHut: true });
});

test("pieces unknown to this client keep their text", () => {
  expect(parseFace("lantern-red")).toMatchObject({ name: "lantern-red", building: null, price: null });
  expect(cardValue("wild")).toBe(0);
});
