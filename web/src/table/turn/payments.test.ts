import { expect, test } from "vitest";
import { parseAction } from "../../game/notation";
import { currencyOf, coinsHeld, closestPayment, handIndices, listedPayments, sameCards, sortHand } from "./payments";

test("a hand is sorted by currency and value, exchange cards last", () => {
  expect(sortHand(["by", "o3", "y2", "b7", "y9", "g1"])).toEqual(["y9", "y2", "g1", "b7", "o3", "by"]);
});

test("the cheapest payment comes first, without an exchange card before one with it", () => {
  const legal = ["buy tower9ES b9 b1", "buy tower9ES b7 y2 by", "buy tower9ES b5 b4", "buy garden8 o8", "take y2"];
  expect(listedPayments(legal.map(parseAction), "tower9ES").map((buy) => buy.text)).toEqual([
    "buy tower9ES b5 b4",
    "buy tower9ES b7 y2 by",
    "buy tower9ES b9 b1",
  ]);
});

test("equal cards have different indices", () => {
  expect(handIndices(["b7", "b7", "b3"], ["b7", "b7"])).toEqual([0, 1]);
});

test("equal payments match in any order", () => {
  expect(sameCards(["b7", "b4", "b7"], ["b7", "b7", "b4"])).toBe(true);
  expect(sameCards(["b7", "b4"], ["b7", "b7", "b4"])).toBe(false);
});

test("a space has one tile, or two in the combined game", () => {
  expect(currencyOf([null, "garden8", null, null], "garden8")).toBe("g");
  expect(currencyOf(["tower9ES", "park8", "garden8", "park9", null, null, null, null], "park9")).toBe("g");
});

test("the coins of a currency do not include exchange cards", () => {
  expect(coinsHeld(["b7", "b2", "by", "y3"], "b")).toBe(9);
});

test("the closest payment is the smallest sufficient one with the fewest cards", () => {
  expect(closestPayment(["b7", "b4", "b3", "b2", "y9"], "b", 11)).toEqual(["b7", "b4"]);
  expect(closestPayment(["b7", "b3"], "b", 8)).toEqual(["b7", "b3"]);
  expect(closestPayment(["b7", "b3"], "b", 11)).toEqual([]);
});
