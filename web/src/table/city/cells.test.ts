import { expect, test } from "vitest";
import { cellText, parseCity } from "../../game/notation";
import { cellName } from "./cells";

const tiles = new Map(parseCity("garden8@-1,0 tower9NE@-2,0 arcades6@-2,1").map((tile) => [cellText(tile), tile]));
const nameOf = (cell: string, game: "alhambra" | "granada" = "alhambra") => cellName(game, cell, { tiles });

test("a free cell is described from the start tile and by a tile next to it", () => {
  expect(nameOf("-1,-1")).toBe("Free, 1 left and 1 up from the fountain, above Garden 8");
  expect(nameOf("-1,1")).toBe("Free, 1 left and 1 down from the fountain, below Garden 8");
  expect(nameOf("-3,0")).toBe("Free, 3 left from the fountain, left of Tower 9");
  expect(nameOf("1,0")).toBe("Free, 1 right from the fountain");
});

test("a tile is described with its place", () => {
  expect(nameOf("-2,0")).toBe("Tower 9, wall north and east, 2 left from the fountain");
  expect(nameOf("-2,1", "granada")).toContain("2 left and 1 down from the start tile");
});

test("the start tile has no place", () => {
  expect(nameOf("0,0")).toBe("Lion fountain");
});
