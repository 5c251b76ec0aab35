// What happened in the game, told.
import { DIRK, CURRENCIES } from "../game/notation";
import type { GameEvent, ScoreSheet } from "../net/types";
import { t } from "../text/fluent.svelte";
import { cardName, list, tileName } from "../text/words";
import type { Happenings, Name } from "./happenings";
import type { Kind, StoryLine, Weight } from "./story";
import { cardsInside, type Context, moneyOfSpace, nameOf, payment, thing, things, whoIs } from "./voice";

type Run<E> = (run: E[], context: Context) => StoryLine[];
type One<E> = (event: E, context: Context) => StoryLine | StoryLine[];

/** All lines of the events of one action; those that belong together share a line. */
export function tellPlay(events: readonly GameEvent[], context: Context): StoryLine[] {
  return runs(events).flatMap((run) => {
    const teller = TELLERS[run[0]!.event as Name] as unknown as Run<GameEvent> | undefined;
    return teller ? teller(run, context) : []; // there may be more events one day
  });
}

/** Events of the same name one after another, told together. A vizier's purchase says itself that he was used. */
function runs(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (event.event === "VizierUsed" && last?.[0]!.event === "TileBought") last[0]!.vizier = true;
    else if (last?.[0]!.event === event.event) last.push({ ...event });
    else found.push([{ ...event }]);
  }
  return found;
}

const each =
  <E>(one: One<E>): Run<E> =>
  (run, context) =>
    run.flatMap((event) => one(event, context));

/** A line about what a seat did. */
function deed<E extends { seat: number }>(
  id: string,
  words: (event: E) => Record<string, string> = () => ({}),
  weight: Weight = "main",
): Run<E> {
  return each((event, context) => act(event.seat, id, context, words(event), weight));
}

function act(seat: number, id: string, context: Context, words: Record<string, string>, weight: Weight): StoryLine {
  return { seat, text: t(id, { ...whoIs(seat, context), ...words }), kind: "act", weight };
}

const fact = (text: string, weight: Weight = "main", kind: Kind = "happening"): StoryLine => ({
  seat: null,
  text,
  kind,
  weight,
});

const TELLERS: { [N in Name]: Run<Happenings[N]> } = {
  HandDealt: each(({ seat, cards }, context) => about(seat, "story-dealt", context, { cards: cardsInside(cards) })),
  StartPlayerFound: each(({ seat, rule }, context) => about(seat, `story-begins-${rule}`, context, {}, "main")),
  BonusDealt: each(({ seat, cards }, context) =>
    about(seat, "story-bonus-dealt", context, { cards: list(cards.map(tileName)), count: cards.length }, "main"),
  ),
  HutTurnedUp: (run) => [
    fact(t("story-huts-turned-up", { count: run.length, huts: things(run.map(({ hut }) => hut)) }), "minor"),
  ],
  TurnBegan: each(({ seat }, context) => about(seat, "story-turn", context, {})),
  MoneyTaken: deed("story-took", ({ cards }) => ({ cards: cardsInside(cards) })),
  TileBought: each(bought),
  TileBuilt: each(built),
  TileReserved: deed("story-reserved", ({ tile }) => ({ tile: thing(tile) })),
  TileGiven: each(given),
  TileRemoved: deed("story-removed", ({ tile }) => ({ tile: thing(tile) })),
  TilesSwapped: deed("story-swapped", ({ out, into }) => ({ out: thing(out), into: thing(into) })),
  ActionsEnded: each(({ seat, forced }, context) =>
    act(seat, forced ? "story-ended-forced" : "story-ended-actions", context, {}, forced ? "main" : "minor"),
  ),
  Passed: deed("story-passed", undefined, "minor"),
  Confirmed: deed("story-confirmed", undefined, "minor"),
  MoneyLaid: (run) => [
    fact(t("story-money-laid", { cards: cardsInside(run.flatMap(({ cards }) => cards)) }), "minor"),
  ],
  DeckReshuffled: each(({ size }) => fact(t("story-reshuffled", { count: size }))),
  ScoringCardDrawn: each(({ scoring }) => fact(t("story-scoring-card", { scoring }), "main", "scoring")),
  TileLaid: (run) => [fact(t("story-tiles-laid", { tiles: things(run.map(({ tile }) => tile)) }), "minor")],
  MarkerMoved: each(({ to }) => fact(t("story-marker", { to }), "minor")),
  Scored: each(({ sheet }, context) => scored(sheet, context)),
  DirkDrew: each(({ tiles }) => ({ ...fact(t("story-dirk-drew", { tiles: things(tiles) })), seat: DIRK })),
  MoneyCounted: each(({ totals }, context) => [
    fact(t("story-money-counted")),
    ...totals.map((amounts, seat) => counted(seat, amounts, context)),
  ]),
  TileAwarded: each(({ seat, tile, space }, context) =>
    about(seat, "story-awarded", context, { tile: thing(tile), money: moneyOfSpace(space) }, "main"),
  ),
  TileLeft: each(({ tile, space }) => fact(t("story-left", { tile: thing(tile), money: moneyOfSpace(space) }))),
  GameEnded: each(ended),
  VizierUsed: deed("story-vizier-used"),
  VizierReactivated: deed("story-vizier-reactivated"),
  HutTaken: deed("story-hut-taken", ({ hut }) => ({ hut: thing(hut) })),
  BonusRevealed: deed("story-bonus-revealed", ({ card }) => ({ card: tileName(card) })),
  BonusReturned: deed("story-bonus-returned", ({ card }) => ({ card: tileName(card) })),
};

/** A line about what happened to a seat. */
function about(
  seat: number,
  id: string,
  context: Context,
  words: Record<string, string | number>,
  weight: Weight = "minor",
): StoryLine {
  return { ...fact(t(id, { ...whoIs(seat, context), ...words }), weight), seat };
}

function bought(event: Happenings["TileBought"] & { vizier?: boolean }, context: Context): StoryLine {
  const id = event.vizier ? "story-bought-vizier" : event.exact ? "story-bought-exactly" : "story-bought";
  return act(event.seat, id, context, { tile: thing(event.tile), payment: payment(event.cards) }, "main");
}

function built({ seat, tile, origin, fee }: Happenings["TileBuilt"], context: Context): StoryLine {
  const id = fee.length ? "story-built-turned" : origin === "reserve" ? "story-built-reserve" : "story-built";
  return act(seat, id, context, { tile: thing(tile), fee: payment(fee) }, "main");
}

function given({ seat, tile, fee }: Happenings["TileGiven"], context: Context): StoryLine {
  const id = fee.length ? "story-given-turned" : "story-given";
  return act(seat, id, context, { tile: thing(tile), fee: payment(fee) }, "main");
}

/** What a scoring brought to a seat. */
function pointsOf(sheet: ScoreSheet, seat: number): number {
  const ranks = sheet.majorities.flatMap(({ standings }) => standings).filter(({ holding }) => holding.seat === seat);
  return [...ranks, ...bordersOf(sheet, seat)].reduce((sum, { points }) => sum + points, 0);
}

const bordersOf = (sheet: ScoreSheet, seat: number) =>
  sheet.borders.filter((border) => border.seat === seat && border.points > 0);

function scored(sheet: ScoreSheet, context: Context): StoryLine[] {
  const scores = new Map(sheet.scores.map((score, seat) => [seat, score]));
  if (sheet.scores.length === 2) scores.set(DIRK, sheet.dirk_score ?? 0); // he takes part in games for two only
  const best = [...scores.keys()].sort((a, b) => pointsOf(sheet, b) - pointsOf(sheet, a));
  const results = list(
    best.map((seat) => t("story-result", { ...whoIs(seat, context), points: pointsOf(sheet, seat) })),
  );
  return [
    fact(t("story-scored", { scoring: sheet.scoring, results }), "main", "scoring"),
    ...best.map((seat) => scoredBy(seat, sheet, scores.get(seat)!, context)),
  ];
}

function scoredBy(seat: number, sheet: ScoreSheet, score: number, context: Context): StoryLine {
  const borders = bordersOf(sheet, seat).map(({ name, points }) =>
    t("story-scored-border", { points, border: t(`border-${name}`) }),
  );
  const words = { points: pointsOf(sheet, seat), score, borders: list(borders) };
  const id = borders.length ? "story-scored-borders" : "story-scored-seat";
  return { ...about(seat, id, context, words), kind: "scoring" };
}

function counted(seat: number, amounts: number[], context: Context): StoryLine {
  const money = CURRENCIES.map((currency, space) => `${currency}${amounts[space] ?? 0}`)
    .filter((_, space) => amounts[space])
    .map(cardName);
  return about(seat, money.length ? "story-holds" : "story-holds-nothing", context, { money: list(money) });
}

function ended({ scores, winners }: Happenings["GameEnded"], context: Context): StoryLine {
  const others = winners.filter((seat) => seat !== context.me).map((seat) => nameOf(seat, context));
  const words = { count: winners.length, winners: list(others), points: scores[winners[0]!] ?? 0 };
  const who = others.length < winners.length ? "you" : "other";
  return fact(t("story-game-ended", { who, ...words }), "main", "scoring");
}
