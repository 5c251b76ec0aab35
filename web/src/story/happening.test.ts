import { expect, test } from "vitest";
import { parseAction } from "../game/notation";
import type { View } from "../net/types";
import { whatIsWanted } from "./happening";

const context = { names: ["Yusuf", "Zahra"], me: 0 };

function wanted(seat: number | null, step: string, legal: string[], more: object = {}) {
  const players = [{ holding: ["school8N"] }, { holding: ["tower11", "garden10"] }];
  const view = { seat, step, turn: 0, exact: false, players, agenda: [`${step}(seat=${seat})`], winners: [], ...more };
  const { detail, ...rest } = whatIsWanted(view as unknown as View, legal.map(parseAction), context);
  return { ...rest, ...(detail && { detail: detail() }) };
}

test("of me", () => {
  expect(wanted(0, "Act", ["take y2", "buy tower11 y2", "remove 1,0"])).toEqual({
    text: "Your turn",
    short: "Your turn",
    detail: "take money, buy a tile, or redesign",
    mine: true,
    seat: 0,
  });
  expect(wanted(0, "Act", ["end"], { exact: true })).toMatchObject({ text: "You act again", detail: "exact payment" });
  expect(wanted(0, "Place", ["reserve school8N"])).toMatchObject({ text: "Place School 8", short: "Place School 8" });
  expect(wanted(0, "AwaitConfirmation", ["confirm"]).text).toBe("Confirm your turn");
  expect(wanted(0, "Window", ["buy tower11 y2", "pass"]).text).toBe("Your vizier may buy");
  expect(wanted(0, "Window", ["pass"]).text).toBe("You can only pass");
  expect(wanted(0, "RevealRound", ["pass", "reveal garden10"]).text).toBe("You may reveal a bonus card");
  expect(wanted(0, "Act", []).text).toBe("Waiting …"); // sent, but not answered yet
});

test("of others", () => {
  expect(wanted(1, "Act", [])).toEqual({ text: "Zahra is choosing", short: "Zahra is choosing", mine: false, seat: 1 });
  expect(wanted(1, "Place", []).text).toBe("Zahra places 2 tiles");
  expect(wanted(1, "Window", []).text).toBe("Zahra may use the vizier");
  expect(wanted(1, "RevealRound", []).text).toBe("Zahra may reveal a bonus card");
  const awarded = { agenda: ["Place(seat=1, awarded=True)"] };
  expect(wanted(1, "Place", [], awarded).detail).toBe("left over, for the most money");
});

test("of nobody", () => {
  expect(wanted(null, "", [], { winners: [1] })).toMatchObject({ text: "The game is over", mine: false, seat: null });
});

test("a short form fits a phone", () => {
  const legal = ["pass", "buy tower11 y2", "reveal garden10", "confirm", "end"];
  for (const seat of [0, 1])
    for (const step of ["Act", "Place", "AwaitConfirmation", "Window", "RevealRound"])
      expect(wanted(seat, step, legal).short.length).toBeLessThanOrEqual(24);
});
