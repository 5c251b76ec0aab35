// Statistics of a game, computed from its events.
import { DIRK_SEAT, cardValue, parseFace } from "../game/notation";
import type { Border, Building, GameEvent, ScoreSheet } from "../net/protocol";
import { type GameStep, sheetsIn } from "./steps";

export interface PlayerFigures {
  built: number; // tiles from the site, Dirk or the reserve
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

export interface ScoringFigures {
  scoring: number;
  turn: number;
  points: number[]; // by seat
  scores: number[]; // after the scoring
}

export interface RoundFigures {
  round: number;
  borders: number[]; // by seat: edges of the longest wall; in the combined game wall plus moat
}

export type SourceName = Building | Border["name"];

export interface PointSource {
  name: SourceName;
  points: number[]; // by seat, over all scorings
}

export interface Statistics {
  turns: number;
  rounds: number;
  seconds: number;
  figures: PlayerFigures[]; // by seat
  scorings: ScoringFigures[];
  sources: PointSource[];
  rounded: RoundFigures[];
}

export function statisticsOf(steps: readonly GameStep[]): Statistics {
  const players = steps[0]?.view.players.length ?? 0;
  const turns = steps.at(-1)?.turn ?? 0;
  const events = steps.flatMap(({ event }) => event.events ?? []);
  const held = steps.flatMap(({ event, turn }) => sheetsIn(event).map((sheet) => ({ sheet, turn })));
  return {
    turns,
    rounds: players ? Math.ceil(turns / players) : 0,
    seconds: steps.length ? steps.at(-1)!.event.at - steps[0]!.event.at : 0,
    figures: Array.from({ length: players }, (_, seat) => playerFigures(events, seat)),
    scorings: held.map(({ sheet, turn }) => scoringFigures(sheet, turn, players)),
    sources: pointSources(
      held.map(({ sheet }) => sheet),
      players,
    ),
    rounded: roundFigures(steps, players),
  };
}

function playerFigures(events: readonly GameEvent[], seat: number): PlayerFigures {
  const mine = events.filter((each) => "seat" in each && each.seat === seat);
  const takes = mine.filter((each) => each.event === "money_taken");
  const purchases = mine.filter((each) => each.event === "tile_bought");
  const builds = mine.filter((each) => each.event === "tile_built");
  const rebuilt = builds.filter((each) => each.origin === "reserve");
  const others = mine.filter((each) => each.event === "tile_removed" || each.event === "tiles_swapped");
  const redesigns = rebuilt.length + others.length;
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
    taken: totalValue(cards),
    spent: totalValue(paid) + totalValue(fees),
    overpaid: totalValue(paid) - prices,
  };
}

const totalValue = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + cardValue(card), 0);

function scoringFigures(sheet: ScoreSheet, turn: number, players: number): ScoringFigures {
  const points = sumBySeat(
    pointSources([sheet], players).map((source) => source.points),
    players,
  );
  return { scoring: sheet.scoring, turn, points, scores: sheet.scores };
}

const sumBySeat = (lists: number[][], length: number): number[] =>
  Array.from({ length }, (_, index) => lists.reduce((total, list) => total + list[index]!, 0));

/** Return the sources of points in the order of the sheets, without those that never paid. */
function pointSources(sheets: readonly ScoreSheet[], players: number): PointSource[] {
  const found = new Map<SourceName, number[]>();
  const of = (name: SourceName) => found.get(name) ?? found.set(name, Array<number>(players).fill(0)).get(name)!;
  for (const { majorities } of sheets) {
    for (const { building, ranks: standings } of majorities) {
      const points = of(building);
      for (const { building_count: holding, points: more } of standings)
        if (holding.seat !== DIRK_SEAT) points[holding.seat]! += more;
    }
  }
  for (const { borders } of sheets) for (const { name, seat, points } of borders) of(name)[seat]! += points;
  return [...found].map(([name, points]) => ({ name, points })).filter(({ points }) => points.some((each) => each > 0));
}

/** Return the border lengths at the end of each round. */
function roundFigures(steps: readonly GameStep[], players: number): RoundFigures[] {
  const last = new Map<number, RoundFigures>();
  for (const { standings, turn } of steps) {
    const round = Math.ceil(turn / players);
    last.set(round, { round, borders: standings.players.map(({ borders }) => longestBorder(borders)) });
  }
  return [...last.values()];
}

/** A stretch runs along a wall and a moat, which are already counted. */
const longestBorder = (borders: readonly Border[]): number =>
  borders.filter(({ name }) => name !== "stretch").reduce((total, { edges }) => total + edges.length, 0);
