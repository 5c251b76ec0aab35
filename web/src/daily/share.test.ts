import { describe, expect, it } from "vitest";
import type { DailyAttempt, DailyPage } from "../net/protocol";
import { fullBars, shareText } from "./share";
import { beatenShare, botsTitle, formatDay, formatTimeLeft, laterDate, leadText } from "./texts";

const ATTEMPT: DailyAttempt = { table: "t", stage: "finished", score: 131, lead: 12, won: true, place: 4, beaten: 30 };

const page = (changes: Partial<DailyPage> = {}): DailyPage => ({
  ...{ date: "2026-01-05", today: "2026-01-05", seconds_left: 3600, closes: 0 },
  ...{ options: { game: "alhambra", players: 4, modules: ["bonus"] }, bots: ["merchant", "architect", "architect"] },
  ...{ attempt: ATTEMPT, is_ranked: true, players: 41, results: [], best: "" },
  ...{
    puzzle: { id: "p", options: { game: "alhambra", players: 2 }, seat: 0, rating: 1400 },
    puzzle_answer: null,
  },
  ...changes,
});

describe("a shared result", () => {
  it("has the points and the place among the others, and nothing of the deal", () => {
    expect(shareText(page(), "https://nasrid.example/daily").split("\n")).toEqual([
      "Nasrid, deal of the day: Monday, January 5, 2026",
      "Alhambra, Bonus cards: 131 points, lead +12",
      "▰▰▰▰▰▰▰▰▱▱",
      "better than 75% of the others",
      "https://nasrid.example/daily",
    ]);
  });

  it("has the result of the puzzle, with the deal or alone", () => {
    expect(shareText(page({ puzzle_answer: "solved" }), "x").split("\n")).toContain("Puzzle of the day: solved ✓");
    expect(shareText(page({ attempt: null, puzzle_answer: "failed" }), "x").split("\n")).toEqual([
      "Nasrid, deal of the day: Monday, January 5, 2026",
      "Puzzle of the day: not solved ✗",
      "x",
    ]);
    const playing: DailyAttempt = { table: "t", stage: "playing" };
    expect(shareText(page({ attempt: playing, puzzle_answer: "failed" }), "x").split("\n")).toHaveLength(3);
  });

  it("compares with nobody if there is nobody, or if nobody was worse", () => {
    for (const changes of [{ players: 1, attempt: { ...ATTEMPT, beaten: 0 } }, { attempt: { ...ATTEMPT, beaten: 0 } }])
      expect(shareText(page(changes), "x").split("\n")).toHaveLength(3);
    expect(beatenShare(page({ attempt: null }))).toBeNull();
  });

  it("fills all bars only for the best", () => {
    expect([0, 0.04, 0.5, 0.96, 1].map(fullBars)).toEqual([0, 0, 5, 9, 10]);
  });
});

it("describes a day in UTC, whatever the time zone", () => {
  expect(formatDay("2026-01-05")).toBe("Monday, January 5, 2026");
  expect(laterDate("2026-03-01", -1)).toBe("2026-02-28");
  expect(laterDate("2026-12-31", 1)).toBe("2027-01-01");
});

it("rounds the time left to minutes", () => {
  expect(formatTimeLeft(5 * 3600 + 11 * 60 + 1)).toBe("5 hours and 12 minutes");
  expect(formatTimeLeft(3600)).toBe("1 hour");
  expect(formatTimeLeft(3)).toBe("1 minute");
});

it("counts the bots of a level", () => {
  expect(botsTitle(page())).toBe("Merchant and 2 × Architect");
});

it("says who is ahead", () => {
  expect([1, -20, 0].map(leadText)).toEqual([
    "1 point ahead of the best opponent",
    "20 points behind the best opponent",
    "Level with the best opponent",
  ]);
});
