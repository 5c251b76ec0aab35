import { beforeEach, describe, expect, it } from "vitest";
import {
  againstBots,
  defaultForm,
  withOpenSeats,
  isRelevant,
  mySeat,
  saveForm,
  loadForm,
  withSeat,
  settingsOf,
} from "./tableForm";

beforeEach(() => localStorage.clear());

describe("the request of a form", () => {
  it("is short for a plain table", () => {
    expect(settingsOf(defaultForm())).toEqual({
      options: { game: "alhambra", players: 3 },
      seats: [{ kind: "invited" }, { kind: "bot", level: "apprentice" }, { kind: "bot", level: "apprentice" }],
      listed: false,
      chat: true,
      rated: true,
    });
  });

  it("leaves out what does not fit the game", () => {
    const choice = { ...defaultForm(), game: "granada" as const, modules: ["vizier" as const, "huts" as const] };
    expect(settingsOf(choice).options).toEqual({ game: "granada", players: 3, modules: ["vizier"] });
    const finer = settingsOf({ ...defaultForm(), advanced: ["simple", "exact", "confirm"] }).options;
    expect(finer).toEqual({ game: "alhambra", players: 3, confirm_turns: true });
  });

  it("contains every relevant option, and the clock", () => {
    const settings = settingsOf({
      ...defaultForm(),
      game: "combined",
      players: 2,
      seats: ["open", "you", "mason", "mason", "mason", "mason"],
      modules: ["exchange", "bonus"],
      pace: "two_days",
      advanced: ["simple", "ask", "take", "exact", "dirk", "missed"],
      listed: true,
      rated: false,
    });
    expect(settings).toEqual({
      options: {
        game: "combined",
        players: 2,
        modules: ["exchange", "bonus"],
        granada_scoring: "simple",
        ask_everyone: true,
        exchange_take: "value_zero",
        exchange_exact_only: true,
        combo_dirk: "split",
        force_missed_scorings: true,
      },
      seats: [{ kind: "open" }, { kind: "invited" }],
      clock: { kind: "correspondence", days: 2 },
      listed: true,
      chat: true,
      rated: false,
    });
  });

  it("asks about Dirk only where he plays in both", () => {
    expect(isRelevant("dirk", { ...defaultForm(), game: "combined", players: 3 })).toBe(false);
  });
});

describe("seats", () => {
  it("swap when I move", () => {
    const moved = withSeat(defaultForm(), 2, "you");
    expect(moved.seats.slice(0, 3)).toEqual(["apprentice", "apprentice", "you"]);
    expect(mySeat(moved)).toBe(2);
  });

  it("may leave me as a spectator", () => {
    expect(mySeat(withSeat(defaultForm(), 0, "architect"))).toBeNull();
  });

  it("that are added are like the last chosen one", () => {
    expect(withSeat(defaultForm(), 1, "invited").seats).toEqual([
      "you",
      "invited",
      "apprentice",
      "invited",
      "invited",
      "invited",
    ]);
    const last = withSeat({ ...defaultForm(), players: 6 }, 5, "you");
    expect(withSeat({ ...last, players: 3 }, 1, "open").seats.slice(3)).toEqual(["open", "open", "you"]);
  });

  it("for anybody require a listed table", () => {
    expect(withSeat(defaultForm(), 1, "invited").listed).toBe(false);
    expect(withSeat(defaultForm(), 1, "open").listed).toBe(true);
    expect(withOpenSeats(defaultForm())).toMatchObject({ seats: ["you", ...Array(5).fill("open")], listed: true });
  });

  it("are all bots in a game against bots", () => {
    const choice = againstBots({
      ...defaultForm(),
      players: 4,
      seats: ["invited", "you", "architect", "open", "invited", "invited"],
      pace: "quick",
      listed: true,
    });
    expect(choice.seats.slice(0, 4)).toEqual(["architect", "you", "architect", "architect"]);
    expect(choice).toMatchObject({ pace: "none", listed: false });
    expect(mySeat(againstBots({ ...defaultForm(), seats: Array(6).fill("mason") }))).toBe(0);
  });
});

describe("stored choices", () => {
  it("are restored", () => {
    const choice = { ...defaultForm(), game: "granada" as const, players: 5, pace: "week" as const, chat: false };
    saveForm(choice);
    expect(loadForm()).toEqual(choice);
  });

  it("survive unreadable entries", () => {
    localStorage.setItem("nasrid-new-table", "{no json");
    expect(loadForm()).toEqual(defaultForm());
    localStorage.setItem(
      "nasrid-new-table",
      JSON.stringify({ game: "chess", players: 9, seats: ["you", "you", 3], modules: ["huts", "lasers"], pace: 7 }),
    );
    expect(loadForm()).toEqual({ ...defaultForm(), modules: ["huts"] });
  });
});
