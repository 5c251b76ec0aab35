import { expect, test } from "vitest";
import { defaultTournament, roundMinutesOf, tournamentFormOf } from "./tournamentForm";

test("every pace has a usual time for a round, which is one of its choices", () => {
  const { table } = defaultTournament("Friday");
  const usual = (["none", "quick", "day"] as const).map((pace) => roundMinutesOf({ ...table, pace }));
  expect(usual.map(({ choices, usual: minutes }) => choices.includes(minutes))).toEqual([true, true, true]);
  expect(usual.map(({ usual: minutes }) => minutes)).toEqual([60, 60, 43_200]);
});

test("with duplicate, bots finish the games", () => {
  const form = defaultTournament("Friday");
  form.settings.at_deadline = "score";
  expect(tournamentFormOf(form).settings?.at_deadline).toBe("score");
  form.settings.duplicate = true;
  expect(tournamentFormOf(form).settings?.at_deadline).toBe("bots");
});

test("a round has a deadline unless it is switched off", () => {
  const form = defaultTournament(" Friday ");
  expect(tournamentFormOf(form)).toMatchObject({
    title: "Friday",
    settings: { round_minutes: 60, pause_minutes: null },
  });
  form.roundMinutes = 0;
  expect(tournamentFormOf(form).settings?.round_minutes).toBeNull();
});
