// The log of a table: events as plain sentences.
import type { TableEvent } from "../net/protocol";
import { find } from "../text/fluent.svelte";
import { botName } from "../text/names";
import type { MessageArguments } from "./fields";
import type { StoryLine } from "./line";
import { type StoryContext, speakerOf } from "./phrases";
import { gameLines } from "./play";

/** Return the lines of an event in order, or none. */
export function logLines(event: TableEvent, context: StoryContext): StoryLine[] {
  switch (event.entry) {
    case "acted":
      return gameEventLines(event, context);
    case "started":
      return [...tableEventLines(event, context), ...gameEventLines(event, context)];
    case "undone":
      return tableEventLines(event, context).map((line) => ({ ...line, kind: "act" }));
    case "chat_sent":
      return tableEventLines(event, context).map((line) => ({ ...line, kind: "talk" }));
    case "auto_pass_changed":
      return event.private ? tableEventLines(event, context) : [];
    default:
      return tableEventLines(event, context);
  }
}

const gameEventLines = (event: TableEvent, context: StoryContext): StoryLine[] =>
  gameLines([...(event.private?.events ?? []), ...(event.events ?? [])], context);

/** Return the line of the event's message, if there is one. */
function tableEventLines(event: TableEvent, context: StoryContext): StoryLine[] {
  const seat = "seat" in event ? event.seat : null;
  const who = seat === null ? {} : { ...speakerOf(seat, context), number: seat + 1 };
  const text = find(`story-${event.entry}`, { ...who, ...tableEventArguments(event, context) });
  return text === null ? [] : [{ seat: seatOf(event, context), text, kind: "people", weight: weightOf(event) }];
}

function tableEventArguments(event: TableEvent, context: StoryContext): MessageArguments {
  switch (event.entry) {
    case "seated": // the seat may have belonged to another player, so compare the name
      return {
        who: event.seat === context.me && event.name === context.names[event.seat] ? "you" : "other",
        name: event.name,
      };
    case "seat_changed":
      return { kind: event.kind, level: botName(event.level) };
    case "seat_requested":
    case "seat_request_declined":
      return { name: event.name };
    case "host_changed":
      return { name: event.host_name };
    case "started":
      return event.bot_level ? { filled: "yes", level: botName(event.bot_level) } : { filled: "no" };
    case "chat_sent":
      return { text: event.text };
    case "chat_toggled":
      return { on: event.enabled ? "yes" : "no" };
    case "player_away":
      return { why: event.why };
    case "time_called":
      return { finish: event.finish };
    case "undone":
      return { agreed: event.agreed ? "yes" : "no" };
    case "undo_answered":
      return { agrees: event.accepted ? "yes" : "no" };
    default:
      return {};
  }
}

/** Return the seat that a line is about. A free or reserved seat is about nobody. */
function seatOf(event: TableEvent, { me }: StoryContext): number | null {
  if (event.entry === "seat_vacated" || event.entry === "seat_changed") return null;
  if (event.entry === "auto_pass_changed") return me;
  return "seat" in event ? event.seat : null;
}

/**
 * Return whether a chat line is hidden: the name is muted on this device, or the person is blocked, so the text was
 * not sent.
 */
export const isMuted = (
  event: TableEvent,
  { names }: StoryContext,
  muted: readonly string[],
  blocked: readonly number[],
): boolean =>
  event.entry === "chat_sent" &&
  (!event.text || muted.includes(names[event.seat] ?? "") || blocked.includes(event.seat));

const weightOf = ({ entry }: TableEvent): StoryLine["weight"] =>
  entry === "opened" || entry === "chat_toggled" || entry === "invitation_renewed" || entry === "auto_pass_changed"
    ? "minor"
    : "main";
