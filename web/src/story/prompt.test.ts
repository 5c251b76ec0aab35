import { expect, test } from "vitest";
import { parseAction } from "../game/notation";
import type { PlayerView, Step, StepName, View } from "../net/protocol";
import { DUEL_EVENTS } from "../net/recordings";
import { promptFor } from "./prompt";

const context = { names: ["Yusuf", "Zahra"], me: 0 };

const start: View = DUEL_EVENTS[0]!.view!;
const players = start.players.map((player, seat): PlayerView => ({
  ...player,
  unplaced: seat ? ["tower11", "garden10"] : ["school8N"],
}));

function prompt(seat: number | null, step: StepName | null, legal: string[], more: Partial<View> = {}) {
  const view: View = { ...start, players, agenda: [], seat, step, ...more };
  const { detail, ...rest } = promptFor(view, legal.map(parseAction), context);
  return { ...rest, ...(detail && { detail: detail() }) };
}

test("the prompt for me", () => {
  expect(prompt(0, "act", ["take y2", "buy tower11 y2", "remove 1,0"])).toEqual({
    text: "Your turn",
    short: "Your turn",
    detail: "take money, buy a tile, or redesign",
    isMine: true,
    seat: 0,
  });
  expect(prompt(0, "act", ["end"], { paid_exactly: true })).toMatchObject({
    text: "You act again",
    detail: "exact payment",
  });
  expect(prompt(0, "place", ["reserve school8N"])).toMatchObject({ text: "Place School 8", short: "Place School 8" });
  const agenda: Step[] = [{ step: "place", seat: 0, awarded: true }];
  expect(prompt(0, "place", [], { agenda }).detail).toBe("leftover tile: you hold the most money");
  expect(prompt(0, "confirm", ["confirm"]).text).toBe("Confirm your turn");
  expect(prompt(0, "vizier_window", ["buy tower11 y2", "pass"]).text).toBe("Your vizier may buy");
  expect(prompt(0, "vizier_window", ["pass"]).text).toBe("You can only pass");
  expect(prompt(0, "reveal_round", ["pass", "reveal garden10"]).text).toBe("You may reveal a bonus card");
  expect(prompt(0, "act", [])).toMatchObject({ text: "Your turn", isMine: true }); // the legal actions have not arrived
  expect(promptFor({ ...start, players, seat: 0, step: "place" }, [], context, "library9N").text).toBe(
    "Place Library 9",
  );
});

test("the prompt for others", () => {
  expect(prompt(1, "act", [])).toEqual({
    text: "Zahra is choosing",
    short: "Zahra is choosing",
    isMine: false,
    seat: 1,
  });
  expect(prompt(1, "place", []).text).toBe("Zahra places 2 tiles");
  expect(prompt(1, "vizier_window", []).text).toBe("Zahra may use the vizier");
  expect(prompt(1, "reveal_round", []).text).toBe("Zahra may reveal a bonus card");
  const agenda: Step[] = [{ step: "place", seat: 1, awarded: true }];
  expect(prompt(1, "place", [], { agenda }).detail).toBe("leftover tile: they hold the most money");
});

test("the prompt for nobody", () => {
  expect(prompt(null, null, [], { winners: [1] })).toMatchObject({
    text: "The game is over",
    isMine: false,
    seat: null,
  });
});

test("an unknown step is still a decision", () => {
  const lamps: { step: StepName } = JSON.parse('{"step": "lamp_round"}'); // from a newer server
  expect(prompt(0, lamps.step, ["lamp garden10", "pass"])).toMatchObject({ text: "Your decision", isMine: true });
  expect(prompt(1, lamps.step, []).text).toBe("Zahra’s turn");
});

test("a short form fits a phone", () => {
  const legal = ["pass", "buy tower11 y2", "reveal garden10", "confirm", "end"];
  for (const seat of [0, 1])
    for (const step of ["act", "place", "confirm", "vizier_window", "reveal_round"] as const)
      expect(prompt(seat, step, legal).short.length).toBeLessThanOrEqual(24);
});
