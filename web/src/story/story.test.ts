import { describe, expect, test } from "vitest";
import {
  type ActedEvent,
  EVENTS,
  type GameEvent,
  type ScoreSheet,
  type TableEvent,
  type TileBought,
} from "../net/protocol";
import { DUEL_EVENTS, SAMPLE_EVENTS } from "../net/recordings";
import { announce } from "./announce";
import { logLines } from "./story";

const names = ["Yusuf", "Zahra", "Idris", "Layla", "Omar", "Noor"];
const NOTATION = /[{}<>]|undefined|NaN|\[object|story-|-?\d,-?\d|\b[ygbo]\d|[a-z_]+\d+[NESW]*\b|hut-|bath_/;

const ALWAYS = { type: "event", seq: 1, at: 0 } as const;
const ACTED: ActedEvent = { ...ALWAYS, entry: "acted", seat: 1, action: "", by: "player" };
const texts = (event: TableEvent, me: number | null = 0) => logLines(event, { names, me }).map(({ text }) => text);
const acted = (...events: GameEvent[]) => texts({ ...ACTED, events });

describe("a recorded game", () => {
  test("every line is a complete sentence, for a player and for a spectator", () => {
    for (const me of [null, 0, 3])
      for (const played of [...SAMPLE_EVENTS, ...DUEL_EVENTS])
        for (const { text } of logLines(played, { names, me })) {
          expect(text).not.toMatch(NOTATION);
          expect(text).toMatch(/^[A-Z].*[.!]$/);
          if (me === null) expect(text).not.toMatch(/\byou/i);
        }
  });

  test("every kind of event has a line", () => {
    const all = SAMPLE_EVENTS.flatMap((each) => [...(each.events ?? []), ...(each.private?.events ?? [])]);
    const kinds = new Map(all.map((each) => [each.event, each]));
    expect([...kinds.keys()].toSorted()).toEqual([...EVENTS].toSorted()); // otherwise regenerate the recordings
    for (const [kind, each] of kinds) {
      expect(acted(each), kind).not.toEqual([]);
      expect(acted(each).join(), kind).not.toContain(`: ${kind.replaceAll("_", " ")}.`);
    }
  });

  test('other players have a name, and I am "you"', () => {
    for (const played of SAMPLE_EVENTS)
      expect(
        logLines(played, { names, me: 0 })
          .map(({ text }) => text)
          .join(),
      ).not.toContain("Yusuf");
  });

  test("unknown events still have a line", () => {
    const unknown: GameEvent[] = JSON.parse(
      '[{"event": "lamp_lit", "seat": 1, "tile": "garden10"}, {"event": "sun_rose"}]',
    );
    expect(acted(...unknown)).toEqual(["Zahra: lamp lit.", "On the table: sun rose."]);
    expect(logLines({ ...ACTED, events: unknown }, { names, me: 0 }).map(({ weight }) => weight)).toEqual([
      "minor",
      "minor",
    ]);
    const event: TableEvent = JSON.parse('{"type": "event", "seq": 1, "at": 0, "what": "something_new"}');
    expect(texts(event)).toEqual([]);
  });
});

describe("sentences", () => {
  const bought: TileBought = {
    event: "tile_bought",
    seat: 1,
    tile: "tower11N",
    space: 3,
    cards: ["b7", "b4"],
    exact: true,
  };

  test("purchases name the payment", () => {
    expect(acted(bought)).toEqual(["Zahra bought Tower 11 for 7 + 4 denars, exactly."]);
    expect(acted({ ...bought, seat: 0, cards: ["b12"], exact: false })).toEqual(["You bought Tower 11 for 12 denars."]);
    expect(acted(bought, { event: "vizier_used", seat: 1 })).toEqual([
      "Zahra’s vizier bought Tower 11 for 7 + 4 denars.",
    ]);
    expect(acted({ ...bought, cards: ["y2", "b9", "by"] })).toEqual([
      "Zahra bought Tower 11 for 2 florins and 9 denars with the exchange card Denar/Florin, exactly.",
    ]);
  });

  test("builds, gifts and passes are described", () => {
    const built = { event: "tile_built", seat: 0, tile: "park8", cell: [1, 0], fee: [] as string[] } as const;
    expect(acted({ ...built, cell: [1, 0], origin: "taken" }, { ...built, cell: [1, 0], origin: "reserve" })).toEqual([
      "You built Park 8.",
      "You built Park 8 from the reserve.",
    ]);
    expect(acted({ event: "tile_given", seat: 1, tile: "park8", fee: ["o2", "o1"] })).toEqual([
      "Zahra paid 2 + 1 ducats to turn a tile over and gave Park 8 to Dirk.",
    ]);
    expect(
      acted({ event: "actions_ended", seat: 1, forced: true }, { event: "actions_ended", seat: 0, forced: false }),
    ).toEqual(["There was nothing Zahra could do.", "You took no further action."]);
    expect(acted({ event: "start_player_chosen", seat: 1, rule: "AMB-B1" })).toEqual([
      "Zahra begins, chosen at random.",
    ]);
    expect(acted({ event: "tile_unclaimed", tile: "park8", space: 4 })).toEqual([
      "Park 8 stays on the site: nobody holds the most ducats alone.",
    ]);
    expect(acted({ event: "bonus_dealt", seat: 0, cards: ["garden11"] })).toEqual(["Your bonus card is Garden 11."]);
  });

  test("a refill is one minor line for tiles and one for cards", () => {
    const events: GameEvent[] = [
      { event: "money_revealed", cards: ["y2"] },
      { event: "money_revealed", cards: ["go"] },
      { event: "tile_revealed", tile: "bath_house5", space: 1 },
      { event: "tile_revealed", tile: "garden10N", space: 2 },
      { event: "hut_revealed", hut: "hut-tower-N" },
    ];
    const minor = { seat: null, kind: "happening", weight: "minor" };
    expect(logLines({ ...ACTED, events }, { names, me: 0 })).toEqual([
      {
        ...minor,
        text: "New in the display: 2 florins and the exchange card Dirham/Ducat.",
        mentioned: { cells: [], tiles: [], cards: ["y2", "go"] },
      },
      {
        ...minor,
        text: "New on the site: Bath house 5 and Garden 10.",
        mentioned: { cells: [], tiles: ["bath_house5", "garden10N"], cards: [] },
      },
      {
        ...minor,
        text: "A new hut is available: the Tower hut.",
        mentioned: { cells: [], tiles: ["hut-tower-N"], cards: [] },
      },
    ]);
  });

  test("a scoring lists every player's points, and Dirk's in games for two", () => {
    const standing = (seat: number, points: number) => ({
      building_count: { building: "tower", seat, count: 1, tiles: 1, extras: {}, highest_price: 0 } as const,
      rank: 1,
      pot: 0,
      tied: 1,
      points,
    });
    const sheet: ScoreSheet = {
      scoring: 1,
      majorities: [
        { building: "tower", rank_points: [6], total: 3, ranks: [standing(1, 6), standing(0, 0), standing(-1, 1)] },
      ],
      borders: [
        { seat: 0, name: "wall", edges: [], points: 4 },
        { seat: 1, name: "wall", edges: [], points: 0 },
      ],
      scores: [9, 6],
      dirk_score: 1,
    };
    expect(acted({ event: "scored", sheet })).toEqual([
      "First scoring: Zahra 6, you 4, and Dirk 1.",
      "Zahra scored 6 points and now has 6.",
      "You scored 4 points (4 for the wall) and now have 9.",
      "Dirk scored 1 point and now has 1.",
    ]);
    const three = { ...sheet, scores: [9, 6, 0], dirk_score: null };
    expect(acted({ event: "scored", sheet: three }).join()).not.toContain("Dirk");
  });

  test("victories may be shared", () => {
    const end = (me: number | null, ...winners: number[]) =>
      texts({ ...ACTED, events: [{ event: "game_ended", scores: [50, 50, 50], winners }] }, me)[0];
    expect(end(1, 1)).toBe("You win with 50 points!");
    expect(end(0, 1)).toBe("Zahra wins with 50 points.");
    expect(end(0, 0, 1)).toBe("You and Zahra share the victory with 50 points.");
    expect(end(null, 0, 1, 2)).toBe("Yusuf, Zahra, and Idris share the victory with 50 points.");
  });

  test("the table", () => {
    expect(texts({ ...ALWAYS, entry: "seated", seat: 0, name: "Yusuf" })).toEqual(["You sat down."]);
    expect(texts({ ...ALWAYS, entry: "seated", seat: 0, name: "Fatima" })).toEqual(["Fatima sat down."]); // before me
    expect(texts({ ...ALWAYS, entry: "seat_changed", seat: 2, kind: "bot", level: "mason" })).toEqual([
      "Seat 3 goes to a bot: Mason.",
    ]);
    expect(texts({ ...ALWAYS, entry: "player_away", seat: 1, why: "late" })).toEqual([
      "Zahra ran out of time; a bot takes over.",
    ]);
    expect(texts({ ...ALWAYS, entry: "chat_sent", seat: 1, text: "<b>{hi}</b>" })).toEqual(["Zahra: <b>{hi}</b>"]);
    expect(texts({ ...ALWAYS, entry: "auto_pass_changed" })).toEqual([]);
    expect(texts({ ...ALWAYS, entry: "auto_pass_changed", private: { auto_pass: ["vizier_window"] } })).toHaveLength(1);
    expect(texts({ ...ALWAYS, entry: "started", bot_level: "mason" })).toEqual([
      "The game begins. Bots take the free seats: Mason.",
    ]);
    const others: TableEvent[] = [
      { ...ALWAYS, entry: "opened" },
      { ...ALWAYS, entry: "seat_vacated", seat: 1 },
      { ...ALWAYS, entry: "host_changed", host_name: "Zahra" },
      { ...ALWAYS, entry: "started", bot_level: null },
      { ...ALWAYS, entry: "undone", seat: 1, actions: 1, agreed: false },
      { ...ALWAYS, entry: "undone", seat: 1, actions: 3, agreed: true },
      { ...ALWAYS, entry: "undo_requested", seat: 1 },
      { ...ALWAYS, entry: "undo_answered", seat: 1, accepted: true },
      { ...ALWAYS, entry: "undo_answered", seat: 1, accepted: false },
      { ...ALWAYS, entry: "undo_withdrawn", seat: 1 },
      { ...ALWAYS, entry: "chat_toggled", enabled: true },
      { ...ALWAYS, entry: "player_returned", seat: 1 },
      { ...ALWAYS, entry: "rematch_opened" },
      { ...ALWAYS, entry: "time_called", finish: "bots" },
      { ...ALWAYS, entry: "time_called", finish: "score" },
      { ...ALWAYS, entry: "published" },
      { ...ALWAYS, entry: "closed" },
    ];
    for (const each of others) expect(texts(each)[0], each.entry).toMatch(/^[A-Z][^{}]*\.$/);
  });

  test("a player without a name is shown by the bot's level or the seat", () => {
    const seats = [{ kind: "bot", level: "mason", name: "", taken: true, away: false } as const];
    const events: GameEvent[] = [
      { event: "passed", seat: 0 },
      { event: "passed", seat: 1 },
    ];
    const told = logLines({ ...ACTED, events }, { names: ["", ""], me: null, seats }).map(({ text }) => text);
    expect(told).toEqual(["Mason passed.", "Seat 2 passed."]);
  });
});

test("announcements leave out refills and mention my turn", () => {
  const events: GameEvent[] = [
    { event: "money_taken", seat: 1, cards: ["y5"] },
    { event: "money_revealed", cards: ["b2"] },
    { event: "turn_began", seat: 2 },
  ];
  expect(announce({ ...ACTED, events }, { names, me: 2 })).toBe("Zahra took 5 florins. Your turn.");
  expect(announce({ ...ACTED, events }, { names, me: 0 })).toBe("Zahra took 5 florins.");
});
