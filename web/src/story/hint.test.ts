import { expect, test } from "vitest";
import { hintDetails, hintText } from "./hint";

test("a hint contains an action and its reason", () => {
  const facts = { tile: "chambers11", coins: 11, currency: "b", building: "chambers", own: 1, opponent: 1 };
  expect(hintText({ what: "buy-exactly", why: "draws-level", facts })).toBe(
    "Buy Chambers 11 for exactly 11 denars and act again: you draw level in Chambers, 1 to 1.",
  );
});

test("a hint names its place", () => {
  const place = { cell: [1, 0], side: "E", beside: "start", border: "wall", before: 0, after: 2 };
  expect(hintText({ what: "build", why: "border", facts: { tile: "garden8NE", ...place } })).toBe(
    "Build Garden 8 right of the lion fountain: your scoring wall grows from 0 to 2.",
  );
  expect(hintText({ what: "remove", why: "tried", facts: { tile: "tower9", ...place, beside: "garden8NE" } })).toBe(
    "Take Tower 9, right of Garden 8, out of your city: no other move looked better.",
  );
});

const SEARCH = { by: "points", ahead: 4.2, chance: 60, other_chance: 52, games: 40, moves: 8 };

test("the details compare the move with the second-best one in a number of sampled games", () => {
  const facts = { cards: ["y3", "by"], wanted: "hut-tower-ES", ...SEARCH };
  const hint = { what: "take", why: "can-pay", facts, instead: { what: "reserve", facts: { tile: "garden10N" } } };
  expect(hintText(hint)).toBe(
    "Take 3 florins and the exchange card Denar/Florin: you can then pay for the Tower hut, if it is still there next turn.",
  );
  const compared = "8 moves compared in 40 sampled games.";
  expect(hintDetails(hint)).toBe(`An estimated 4.2 points better than “Keep Garden 10 in your reserve”; ${compared}`);
  expect(hintDetails({ ...hint, facts: { ...facts, by: "wins" } })).toBe(
    `More likely to win than “Keep Garden 10 in your reserve”, 60% to 52%; ${compared}`,
  );
  expect(hintDetails({ what: "take", why: "can-pay", facts })).toBe("");
});

test("the details name the exact purchase that a hint declines", () => {
  const purchase = { tile: "garden7", coins: 7, ...SEARCH };
  const hint = { what: "take", why: "money", facts: { cards: ["y3"], coins: 9 } };
  const start = "“Buy Garden 7 for exactly 7 coins and act again”";
  expect(hintDetails({ ...hint, declined: { what: "buy-exactly", why: "", facts: purchase } })).toBe(
    `${start} would be an estimated 4.2 points worse.`,
  );
  const later = { ...purchase, by: "wins", times: 11, plays: 40 };
  expect(hintDetails({ ...hint, declined: { what: "buy-exactly", why: "later", facts: later } })).toBe(
    `${start} would be less likely to win, 52% to 60%: you can still buy it next turn, as in 11 of 40 sampled games.`,
  );
});
