// What happened in the game, told. A plain event is told by the message `story-` and its name; here is only what is
// grouped, compared or counted.
import { CURRENCIES, DIRK_SEAT } from "../game/notation";
import type { GameEnded, GameEvent, ScoreSheet } from "../net/protocol";
import { find, t } from "../text/fluent.svelte";
import { cardName, formatList } from "../text/names";
import { spokenOf, type Words, wordsOf } from "./fields";
import type { Kind, StoryLine, Weight } from "./line";
import { type Context, nameOf, payment, whoIs } from "./phrases";

type Name = GameEvent["event"];

/** Told in one line where they follow each other. */
const GROUPED: ReadonlySet<Name> = new Set<Name>(["hut_turned_up", "money_laid", "tile_laid"]);
/** They happen to a seat, which does nothing. */
const HAPPENS: ReadonlySet<Name> = new Set<Name>([
  "hand_dealt", "start_player_found", "bonus_dealt", "turn_began", "tile_awarded",
]);
const MINOR: ReadonlySet<Name> = new Set<Name>([
  "hand_dealt", "hut_turned_up", "turn_began", "passed", "confirmed", "money_laid", "tile_laid", "marker_moved",
]);

/** All lines of the events of one action; those that belong together share a line. */
export function tellPlay(events: readonly GameEvent[], context: Context): StoryLine[] {
  return together(events).flatMap((each) => tellOne(each, context));
}

type Together = [first: GameEvent, ...others: GameEvent[]];

function together(events: readonly GameEvent[]): Together[] {
  const found: Together[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && joins(event, last[0])) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** A purchase says itself that the vizier made it. */
const joins = (event: GameEvent, first: GameEvent): boolean =>
  event.event === "vizier_used"
    ? first.event === "tile_bought"
    : event.event === first.event && GROUPED.has(event.event);

function tellOne([event, ...others]: Together, context: Context): StoryLine[] {
  switch (event.event) {
    case "tile_bought":
      return [plain([event], context, { cards: payment(event.cards), vizier: others.length ? "yes" : "no" })];
    case "actions_ended":
      return [{ ...plain([event], context), weight: event.forced ? "main" : "minor" }];
    case "scoring_card_drawn":
      return [{ ...plain([event], context), kind: "scoring" }];
    case "dirk_drew":
      return [{ ...plain([event], context), seat: DIRK_SEAT }];
    case "money_counted":
      return [plain([event], context), ...event.totals.map((amounts, seat) => counted(seat, amounts, context))];
    case "scored":
      return scored(event.sheet, context);
    case "game_ended":
      return [ended(event, context)];
    default:
      return [plain([event, ...others], context)];
  }
}

/** By the message of its name; an event that has none is one that this client does not know. */
function plain(events: Together, context: Context, more: Words = {}): StoryLine {
  const [event] = events;
  const seat = "seat" in event ? event.seat : null;
  const words = { ...(seat !== null && whoIs(seat, context)), ...wordsOf(events), ...more };
  const text = find(`story-${event.event}`, words);
  const kind = seat === null || HAPPENS.has(event.event) ? "happening" : "act";
  const weight = MINOR.has(event.event) || text === null ? "minor" : "main";
  return { seat, text: text ?? unknown(event, seat, words), kind, weight, spoken: spokenOf(events) };
}

function unknown({ event: name }: GameEvent, seat: number | null, words: Words): string {
  const what = name.replaceAll("_", " ");
  return seat === null ? t("story-other-table", { what }) : t("story-other", { ...words, what });
}

function line(text: string, seat: number | null, kind: Kind, weight: Weight): StoryLine {
  return { seat, text, kind, weight };
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
  if (sheet.dirk_score !== null) scores.set(DIRK_SEAT, sheet.dirk_score);
  const best = [...scores.keys()].sort((a, b) => pointsOf(sheet, b) - pointsOf(sheet, a));
  const results = formatList(
    best.map((seat) => t("story-result", { ...whoIs(seat, context), points: pointsOf(sheet, seat) })),
  );
  return [
    line(t("story-scored", { scoring: sheet.scoring, results }), null, "scoring", "main"),
    ...best.map((seat) => scoredBy(seat, sheet, scores.get(seat)!, context)),
  ];
}

function scoredBy(seat: number, sheet: ScoreSheet, score: number, context: Context): StoryLine {
  const borders = bordersOf(sheet, seat).map(({ name, points }) =>
    t("story-scored-border", { points, border: t(`border-${name}`) }),
  );
  const words = { ...whoIs(seat, context), points: pointsOf(sheet, seat), score, borders: formatList(borders) };
  return line(t(borders.length ? "story-scored-borders" : "story-scored-seat", words), seat, "scoring", "minor");
}

function counted(seat: number, amounts: readonly number[], context: Context): StoryLine {
  const money = CURRENCIES.map((currency, space) => `${currency}${amounts[space] ?? 0}`)
    .filter((_, space) => amounts[space])
    .map(cardName);
  const words = { ...whoIs(seat, context), money: formatList(money) };
  return line(t(money.length ? "story-holds" : "story-holds-nothing", words), seat, "happening", "minor");
}

function ended({ scores, winners }: GameEnded, context: Context): StoryLine {
  const others = winners.filter((seat) => seat !== context.me).map((seat) => nameOf(seat, context));
  const words = { count: winners.length, winners: formatList(others), points: scores[winners[0]!] ?? 0 };
  const who = others.length < winners.length ? "you" : "other";
  return line(t("story-game_ended", { who, ...words }), null, "scoring", "main");
}
