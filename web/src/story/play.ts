// Game events as sentences. A simple event uses the message `story-` plus its name. This file contains only events that
// are grouped, compared or counted.
import { CURRENCIES, DIRK_SEAT } from "../game/notation";
import type { GameEnded, GameEvent, ScoreSheet } from "../net/protocol";
import { find, t } from "../text/fluent.svelte";
import { cardName, formatList } from "../text/names";
import { mentionedIn, type MessageArguments, messageArguments } from "./fields";
import type { LineKind, StoryLine, LineWeight } from "./line";
import { type StoryContext, nameOf, paymentText, speakerOf } from "./phrases";

type EventName = GameEvent["event"];

/** Consecutive events of these kinds share a line. */
const GROUPED_EVENTS: ReadonlySet<EventName> = new Set<EventName>(["hut_revealed", "money_revealed", "tile_revealed"]);
/** Events that happen to a seat without an action of its player. */
const TABLE_EVENTS: ReadonlySet<EventName> = new Set<EventName>([
  "hand_dealt",
  "start_player_chosen",
  "bonus_dealt",
  "turn_began",
  "tile_awarded",
]);
const MINOR_EVENTS: ReadonlySet<EventName> = new Set<EventName>([
  "hand_dealt",
  "hut_revealed",
  "turn_began",
  "passed",
  "confirmed",
  "money_revealed",
  "tile_revealed",
  "marker_moved",
]);

/** Return all lines of an action's events; related events share a line. */
export function gameLines(events: readonly GameEvent[], context: StoryContext): StoryLine[] {
  return groupEvents(events).flatMap((each) => groupLines(each, context));
}

type EventGroup = [first: GameEvent, ...others: GameEvent[]];

function groupEvents(events: readonly GameEvent[]): EventGroup[] {
  const found: EventGroup[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && isSameGroup(event, last[0])) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** A vizier's purchase has its own wording, so it starts a group. */
const isSameGroup = (event: GameEvent, first: GameEvent): boolean =>
  event.event === "vizier_used"
    ? first.event === "tile_bought"
    : event.event === first.event && GROUPED_EVENTS.has(event.event);

function groupLines([event, ...others]: EventGroup, context: StoryContext): StoryLine[] {
  switch (event.event) {
    case "tile_bought":
      return [eventLine([event], context, { cards: paymentText(event.cards), vizier: others.length ? "yes" : "no" })];
    case "actions_ended":
      return [{ ...eventLine([event], context), weight: event.forced ? "main" : "minor" }];
    case "scoring_card_drawn":
      return [{ ...eventLine([event], context), kind: "scoring" }];
    case "dirk_drew":
      return [{ ...eventLine([event], context), seat: DIRK_SEAT }];
    case "money_counted":
      return [eventLine([event], context), ...event.totals.map((amounts, seat) => moneyLine(seat, amounts, context))];
    case "scored":
      return scoringLines(event.sheet, context);
    case "game_ended":
      return [endLine(event, context)];
    default:
      return [eventLine([event, ...others], context)];
  }
}

/** Return the line of an event's message, or a plain line for an unknown event. */
function eventLine(events: EventGroup, context: StoryContext, more: MessageArguments = {}): StoryLine {
  const [event] = events;
  const seat = "seat" in event ? event.seat : null;
  const words = { ...(seat !== null && speakerOf(seat, context)), ...messageArguments(events), ...more };
  const text = find(`story-${event.event}`, words);
  const kind = seat === null || TABLE_EVENTS.has(event.event) ? "happening" : "act";
  const weight = MINOR_EVENTS.has(event.event) || text === null ? "minor" : "main";
  return { seat, text: text ?? unknownEventText(event, seat, words), kind, weight, mentioned: mentionedIn(events) };
}

function unknownEventText({ event: name }: GameEvent, seat: number | null, words: MessageArguments): string {
  const what = name.replaceAll("_", " ");
  return seat === null ? t("story-other-table", { what }) : t("story-other", { ...words, what });
}

function makeLine(text: string, seat: number | null, kind: LineKind, weight: LineWeight): StoryLine {
  return { seat, text, kind, weight };
}

/** Return a seat's points in a scoring. */
function pointsOf(sheet: ScoreSheet, seat: number): number {
  const ranks = sheet.majorities
    .flatMap(({ ranks: standings }) => standings)
    .filter(({ building_count: holding }) => holding.seat === seat);
  return [...ranks, ...bordersOf(sheet, seat)].reduce((sum, { points }) => sum + points, 0);
}

const bordersOf = (sheet: ScoreSheet, seat: number) =>
  sheet.borders.filter((border) => border.seat === seat && border.points > 0);

function scoringLines(sheet: ScoreSheet, context: StoryContext): StoryLine[] {
  const scores = new Map(sheet.scores.map((score, seat) => [seat, score]));
  if (sheet.dirk_score !== null) scores.set(DIRK_SEAT, sheet.dirk_score);
  const best = [...scores.keys()].sort((a, b) => pointsOf(sheet, b) - pointsOf(sheet, a));
  const results = formatList(
    best.map((seat) => t("story-result", { ...speakerOf(seat, context), points: pointsOf(sheet, seat) })),
  );
  return [
    makeLine(t("story-scored", { scoring: sheet.scoring, results }), null, "scoring", "main"),
    ...best.map((seat) => seatScoringLine(seat, sheet, scores.get(seat)!, context)),
  ];
}

function seatScoringLine(seat: number, sheet: ScoreSheet, score: number, context: StoryContext): StoryLine {
  const borders = bordersOf(sheet, seat).map(({ name, points }) =>
    t("story-scored-border", { points, border: t(`border-${name}`) }),
  );
  const words = { ...speakerOf(seat, context), points: pointsOf(sheet, seat), score, borders: formatList(borders) };
  return makeLine(t(borders.length ? "story-scored-borders" : "story-scored-seat", words), seat, "scoring", "minor");
}

function moneyLine(seat: number, amounts: readonly number[], context: StoryContext): StoryLine {
  const money = CURRENCIES.map((currency, space) => `${currency}${amounts[space] ?? 0}`)
    .filter((_, space) => amounts[space])
    .map(cardName);
  const words = { ...speakerOf(seat, context), money: formatList(money) };
  return makeLine(t(money.length ? "story-holds" : "story-holds-nothing", words), seat, "happening", "minor");
}

function endLine({ scores, winners }: GameEnded, context: StoryContext): StoryLine {
  const others = winners.filter((seat) => seat !== context.me).map((seat) => nameOf(seat, context));
  const words = { count: winners.length, winners: formatList(others), points: scores[winners[0]!] ?? 0 };
  const who = others.length < winners.length ? "you" : "other";
  return makeLine(t("story-game_ended", { who, ...words }), null, "scoring", "main");
}
