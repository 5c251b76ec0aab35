// What a game was like, in numbers: counted from its events.
import { DIRK, cardValue, parseFace } from "../game/notation";
import type { GameEvent, ScoreSheet } from "../net/types";
import { type Moment, sheetsIn } from "./moments";

export interface Deeds {
  built: number; // tiles, from wherever they came
  takes: number;
  purchases: number;
  exact: number;
  redesigns: number;
  actions: number; // takes, purchases and redesigns
  cards: number; // money cards taken
  taken: number; // their value
  spent: number;
  overpaid: number;
}

export interface Scoring {
  scoring: 1 | 2 | 3;
  turn: number;
  points: number[]; // by seat
  scores: number[]; // afterwards
}

export interface Round {
  round: number;
  borders: number[]; // by seat: the edges of the longest wall, in the combination of wall and moat
}

export interface Source {
  name: string; // a building, or wall, moat, stretch
  points: number[]; // by seat, over all scorings
}

export interface Statistics {
  turns: number;
  rounds: number;
  seconds: number;
  deeds: Deeds[];
  scorings: Scoring[];
  sources: Source[];
  rounded: Round[];
}

export function statisticsOf(moments: readonly Moment[]): Statistics {
  const players = moments[0]?.view.players.length ?? 0;
  const turns = moments.at(-1)?.turn ?? 0;
  const events = moments.flatMap(({ event }) => event.events ?? []);
  const held = moments.flatMap(({ event, turn }) => sheetsIn(event).map((sheet) => ({ sheet, turn })));
  return {
    turns,
    rounds: players ? Math.ceil(turns / players) : 0,
    seconds: moments.length ? moments.at(-1)!.event.at - moments[0]!.event.at : 0,
    deeds: Array.from({ length: players }, (_, seat) => deedsOf(events, seat)),
    scorings: held.map(({ sheet, turn }) => scoringOf(sheet, turn, players)),
    sources: sourcesOf(held.map(({ sheet }) => sheet), players),
    rounded: roundsOf(moments, players),
  };
}

interface Dealing {
  cards: string[];
  fee: string[];
  tile: string;
  exact: boolean;
  origin: string;
}

function deedsOf(events: readonly GameEvent[], seat: number): Deeds {
  const mine = events.filter((each) => each.seat === seat);
  const all = (name: string) => mine.filter((each) => each.event === name) as unknown as Dealing[];
  const [takes, purchases, builds] = [all("MoneyTaken"), all("TileBought"), all("TileBuilt")];
  const rebuilt = builds.filter((each) => each.origin === "reserve");
  const redesigns = rebuilt.length + all("TileRemoved").length + all("TilesSwapped").length;
  const fees = builds.flatMap((each) => each.fee);
  const paid = purchases.flatMap((each) => each.cards);
  const prices = purchases.reduce((sum, each) => sum + (parseFace(each.tile).price ?? 0), 0);
  const cards = takes.flatMap((each) => each.cards);
  return {
    built: builds.length,
    takes: takes.length,
    purchases: purchases.length,
    exact: purchases.filter((each) => each.exact).length,
    redesigns,
    actions: takes.length + purchases.length + redesigns,
    cards: cards.length,
    taken: worth(cards),
    spent: worth(paid) + worth(fees),
    overpaid: worth(paid) - prices,
  };
}

const worth = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

function scoringOf(sheet: ScoreSheet, turn: number, players: number): Scoring {
  const points = sum(sourcesOf([sheet], players).map((source) => source.points), players);
  return { scoring: sheet.scoring, turn, points, scores: sheet.scores };
}

const sum = (lists: number[][], length: number): number[] =>
  Array.from({ length }, (_, index) => lists.reduce((total, list) => total + list[index]!, 0));

/** Where the points came from, in the order of the sheets; nothing that never paid. */
function sourcesOf(sheets: readonly ScoreSheet[], players: number): Source[] {
  const found = new Map<string, number[]>();
  const of = (name: string) => found.get(name) ?? found.set(name, Array<number>(players).fill(0)).get(name)!;
  for (const { majorities } of sheets) {
    for (const { building, standings } of majorities) {
      const points = of(building);
      for (const { holding, points: more } of standings) if (holding.seat !== DIRK) points[holding.seat]! += more;
    }
  }
  for (const { borders } of sheets) for (const { name, seat, points } of borders) of(name)[seat]! += points;
  return [...found]
    .map(([name, points]) => ({ name, points }))
    .filter(({ points }) => points.some((each) => each > 0));
}

/** How long the borders were at the end of each round. */
function roundsOf(moments: readonly Moment[], players: number): Round[] {
  const last = new Map<number, Round>();
  for (const { view, turn } of moments) {
    const round = Math.ceil(turn / players);
    last.set(round, { round, borders: view.players.map((player) => lengthOf(player.standing.borders)) });
  }
  return [...last.values()];
}

/** A stretch lies along a wall and a moat, which count already. */
const lengthOf = (borders: { name: string; edges: readonly unknown[] }[]): number =>
  borders.filter(({ name }) => name !== "stretch").reduce((total, { edges }) => total + edges.length, 0);
