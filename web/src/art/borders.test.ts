import { expect, test } from "vitest";
import { parseCity } from "../game/notation";
import { cornerTurns, edgePath, outerEdges } from "./borders";
import { borderPaths, mapFrame } from "./map";

const names = (city: string, start: "alhambra" | "granada" = "alhambra") =>
  outerEdges(parseCity(city), start)
    .map(({ x, y, side }) => `${x},${y}${side}`)
    .sort();

test("a wall between two tiles of a city is not on its outside", () => {
  expect(names("tower9NE@1,0 garden8NW@2,0")).toEqual(["1,0N", "2,0N"]);
});

test("in a combined city a wall against a moat lies on the outside of both", () => {
  expect(names("pavilion7E@1,0 hospital4NW@2,0")).toEqual(["1,0E", "2,0N", "2,0W"]);
});

test("an edge lies on its side of the cell, or inside by the inset", () => {
  expect(edgePath(2, -1, "S")).toBe("M200 0h100");
  expect(edgePath(0, 0, "E", 7)).toBe("M93 0v100");
});

test("turrets stand where two borders of a tile meet", () => {
  expect(cornerTurns("NES")).toEqual([90, 180]);
  expect(cornerTurns("NS")).toEqual([]);
});

test("on the map a stretch that turns inwards is closed at the corner", () => {
  const closed = borderPaths(outerEdges(parseCity("tower9S@1,0 garden8E@0,1"), "alhambra"));
  expect(closed).toEqual({ wall: "M100 92.5h100M85 92.5h15M92.5 100v100", moat: "" });
});

test("a map fits its box and keeps the shape of the city", () => {
  expect(mapFrame(parseCity("tower9@-1,0 garden8@-1,2"), 100, 30, 24)).toEqual({
    viewBox: "-100 0 200 300",
    width: 20,
    height: 30,
  });
  expect(mapFrame([], 100, 100, 24).width).toBe(24);
});
