import { describe, expect, test } from "vitest";
import type { TableEvent } from "../net/types";
import { announce } from "./announce";
import sample from "./sample.json";
import { tell } from "./story";

// One action for every kind of event, with all that followed from it, out of games of all kinds.
const PLAYED = sample as unknown as TableEvent[];
const names = ["Yusuf", "Zahra", "Idris", "Layla", "Omar", "Noor"];
const NOTATION = /[{}<>]|undefined|NaN|\[object|story-|-?\d,-?\d|\b[ygbo]\d|[a-z_]+\d+[NESW]*\b|hut-|bath_/;

const event = (fields: Partial<TableEvent>): TableEvent => ({ type: "event", seq: 1, at: 0, what: "acted", ...fields });
const texts = (fields: Partial<TableEvent>, me: number | null = 0) =>
  tell(event(fields), { names, me }).map(({ text }) => text);
const acted = (...events: { event: string; [name: string]: unknown }[]) => texts({ events });

describe("a played game", () => {
  test("every line is a plain sentence, for a player and for a spectator", () => {
    for (const me of [null, 0, 3])
      for (const played of PLAYED)
        for (const { text } of tell(played, { names, me })) {
          expect(text).not.toMatch(NOTATION);
          expect(text).toMatch(/^[A-Z].*[.!]$/);
          if (me === null) expect(text).not.toMatch(/\byou/i);
        }
  });

  test("nothing that happened goes without a line", () => {
    const kinds = new Map(PLAYED.flatMap(({ events = [] }) => events).map((each) => [each.event, each]));
    expect(kinds.size).toBe(30); // all of docs/engine.md but the secret BonusDealt
    for (const [kind, each] of kinds) expect(acted(each), kind).not.toEqual([]);
  });

  test("a name is told of others, never of me", () => {
    for (const played of PLAYED)
      expect(tell(played, { names, me: 0 }).map(({ text }) => text).join()).not.toContain("Yusuf");
  });

  test("an unknown event is left out", () => {
    expect(acted({ event: "SomethingNew" })).toEqual([]);
    expect(texts({ what: "something_new" })).toEqual([]);
  });
});

describe("sentences", () => {
  const bought = { event: "TileBought", seat: 1, tile: "tower11N", space: 3, cards: ["b7", "b4"], exact: true };

  test("purchases", () => {
    expect(acted(bought)).toEqual(["Zahra bought Tower 11 for 7 + 4 denars, exactly."]);
    expect(acted({ ...bought, seat: 0, cards: ["b12"], exact: false })).toEqual(["You bought Tower 11 for 12 denars."]);
    expect(acted(bought, { event: "VizierUsed", seat: 1 })).toEqual([
      "Zahra’s vizier bought Tower 11 for 7 + 4 denars.",
    ]);
    expect(acted({ ...bought, cards: ["y2", "b9", "by"] })).toEqual([
      "Zahra bought Tower 11 for 2 florins and 9 denars with the exchange card Denar/Florin, exactly.",
    ]);
  });

  test("a refill is one minor line for tiles and one for cards", () => {
    const lines = tell(
      event({
        events: [
          { event: "MoneyLaid", cards: ["y2", "go"] },
          { event: "TileLaid", tile: "bath_house5", space: 1 },
          { event: "TileLaid", tile: "garden10N", space: 2 },
        ],
      }),
      { names, me: 0 },
    );
    const minor = { seat: null, kind: "happening", weight: "minor" };
    expect(lines).toEqual([
      { ...minor, text: "New in the display: 2 florins and the exchange card Dirham/Ducat." },
      { ...minor, text: "New on the site: Bath house 5 and Garden 10." },
    ]);
  });

  test("a scoring tells what everybody got, and Dirk in games for two only", () => {
    const standing = (seat: number, points: number) => ({ holding: { seat }, points });
    const sheet = {
      scoring: 1,
      majorities: [{ building: "tower", standings: [standing(1, 6), standing(0, 0), standing(-1, 1)] }],
      borders: [{ seat: 0, name: "wall", points: 4 }, { seat: 1, name: "wall", points: 0 }],
      scores: [9, 6],
      dirk_score: 1,
    };
    expect(acted({ event: "Scored", sheet })).toEqual([
      "First scoring: Zahra 6, you 4, and Dirk 1.",
      "Zahra scored 6 points and has 6 now.",
      "You scored 4 points (4 for the wall) and have 9 now.",
      "Dirk scored 1 point and has 1 now.",
    ]);
    const three = { ...sheet, scores: [9, 6, 0], dirk_score: 0 };
    expect(acted({ event: "Scored", sheet: three }).join()).not.toContain("Dirk");
  });

  test("victories, shared and not", () => {
    const end = (me: number | null, ...winners: number[]) =>
      texts({ events: [{ event: "GameEnded", scores: [50, 50, 50], winners }] }, me)[0];
    expect(end(1, 1)).toBe("You win with 50 points!");
    expect(end(0, 1)).toBe("Zahra wins with 50 points.");
    expect(end(0, 0, 1)).toBe("You and Zahra share the victory with 50 points.");
    expect(end(null, 0, 1, 2)).toBe("Yusuf, Zahra, and Idris share the victory with 50 points.");
  });

  test("the table", () => {
    expect(texts({ what: "seated", seat: 0, name: "Yusuf" })).toEqual(["You sat down."]);
    expect(texts({ what: "seated", seat: 0, name: "Fatima" })).toEqual(["Fatima sat down."]); // before me
    expect(texts({ what: "arranged", seat: 2, kind: "bot", level: "mason" })).toEqual(["Seat 3 goes to a bot: Mason."]);
    expect(texts({ what: "went_away", seat: 1, why: "late" })).toEqual(["Zahra ran out of time; a bot plays on."]);
    expect(texts({ what: "said", seat: 1, text: "<b>{hi}</b>" })).toEqual(["Zahra: <b>{hi}</b>"]);
    expect(texts({ what: "preferred" })).toEqual([]);
    expect(texts({ what: "preferred", private: { pass_vizier: true } })).toHaveLength(1);
    expect(texts({ what: "started", fill: "mason" })).toEqual(["The game begins. Bots take the free seats: Mason."]);
    const others = ["opened", "vacated", "host_changed", "undone", "chat_switched", "came_back", "rematched", "closed"];
    for (const what of others)
      expect(texts({ what, seat: 1, host_name: "Zahra", on: true })[0]).toMatch(/^[A-Z][^{}]*\.$/);
  });

  test("a player without a name goes by the level of the bot, or by the seat", () => {
    const seats = [{ kind: "bot" as const, level: "mason" as const, name: "", taken: true }];
    const passed = event({ events: [{ event: "Passed", seat: 0 }, { event: "Passed", seat: 1 }] });
    const told = tell(passed, { names: ["", ""], me: null, seats }).map(({ text }) => text);
    expect(told).toEqual(["Mason passed.", "Seat 2 passed."]);
  });
});

test("what is read aloud leaves the refill out and says when it is my turn", () => {
  const events = [
    { event: "MoneyTaken", seat: 1, cards: ["y5"] },
    { event: "MoneyLaid", cards: ["b2"] },
    { event: "TurnBegan", seat: 2 },
  ];
  expect(announce(event({ events }), { names, me: 2 })).toBe("Zahra took 5 florins. Your turn.");
  expect(announce(event({ events }), { names, me: 0 })).toBe("Zahra took 5 florins.");
});
