import { expect, test } from "vitest";
import { hintText } from "./hint";

test("a hint contains an action and its reason", () => {
  const facts = { tile: "chambers11", coins: 11, building: "chambers", own: 1, opponent: 1 };
  expect(hintText({ what: "buy-exactly", why: "draws-level", facts })).toBe(
    "Buy Chambers 11 for exactly 11 coins and act again: you draw level in Chambers, 1 to 1.",
  );
});

test("a hint contains the number of sampled games", () => {
  const facts = { cards: ["y3", "by"], wanted: "hut-tower-ES", moves: 12, games: 340, ahead: 4.2 };
  const instead = { what: "reserve", facts: { tile: "garden10N" } };
  expect(hintText({ what: "take", why: "can-pay", facts, instead })).toBe(
    "Take 3 florins and the exchange card Denar/Florin: you can then pay for the Tower hut " +
      "(4.2 points better than “Keep Garden 10 in your reserve”, best of 12 moves in 340 sampled games).",
  );
});
