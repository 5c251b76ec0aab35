// The log of a table: every event in plain sentences.
import type { TableEvent } from "../net/protocol";
import { find } from "../text/fluent.svelte";
import { botName } from "../text/names";
import type { MessageArguments } from "./fields";
import type { StoryLine } from "./line";
import { type StoryContext, speakerOf } from "./phrases";
import { gameLines } from "./play";

/** What an event tells, in the order it happened; nothing for one that is not worth a word. */
export function logLines(event: TableEvent, context: StoryContext): StoryLine[] {
  switch (event.what) {
    case "acted":
      return gameEventLines(event, context);
    case "started":
      return [...tableEventLines(event, context), ...gameEventLines(event, context)];
    case "undone":
      return tableEventLines(event, context).map((line) => ({ ...line, kind: "act" }));
    case "said":
      return tableEventLines(event, context).map((line) => ({ ...line, kind: "talk" }));
    case "preferred":
      return event.private ? tableEventLines(event, context) : [];
    default:
      return tableEventLines(event, context);
  }
}

const gameEventLines = (event: TableEvent, context: StoryContext): StoryLine[] =>
  gameLines([...(event.private?.events ?? []), ...(event.events ?? [])], context);

/** By the message of its name, if there is one. */
function tableEventLines(event: TableEvent, context: StoryContext): StoryLine[] {
  const seat = "seat" in event ? event.seat : null;
  const who = seat === null ? {} : { ...speakerOf(seat, context), number: seat + 1 };
  const text = find(`story-${event.what}`, { ...who, ...tableEventArguments(event, context) });
  return text === null ? [] : [{ seat: seatOf(event, context), text, kind: "people", weight: weightOf(event) }];
}

function tableEventArguments(event: TableEvent, context: StoryContext): MessageArguments {
  switch (event.what) {
    case "seated": // the seat may have been another's before: the name tells whether it is me who sat down
      return {
        who: event.seat === context.me && event.name === context.names[event.seat] ? "you" : "other",
        name: event.name,
      };
    case "arranged":
      return { kind: event.kind, level: botName(event.level) };
    case "asked":
    case "declined":
      return { name: event.name };
    case "host_changed":
      return { name: event.host_name };
    case "started":
      return event.fill ? { filled: "yes", level: botName(event.fill) } : { filled: "no" };
    case "said":
      return { text: event.text };
    case "chat_switched":
      return { on: event.on ? "yes" : "no" };
    case "went_away":
      return { why: event.why };
    case "undone":
      return { agreed: event.agreed ? "yes" : "no" };
    case "undo_answered":
      return { agrees: event.agrees ? "yes" : "no" };
    default:
      return {};
  }
}

/** Whom a line is about. A seat that is free, or for somebody who is not there yet, is about nobody. */
function seatOf(event: TableEvent, { me }: StoryContext): number | null {
  if (event.what === "vacated" || event.what === "arranged") return null;
  if (event.what === "preferred") return me;
  return "seat" in event ? event.seat : null;
}

/** What somebody says whom I do not want to hear: muted by name on this device, or blocked; then its words were not sent. */
export const isMuted = (
  event: TableEvent,
  { names }: StoryContext,
  muted: readonly string[],
  blocked: readonly number[],
): boolean =>
  event.what === "said" && (!event.text || muted.includes(names[event.seat] ?? "") || blocked.includes(event.seat));

const weightOf = ({ what }: TableEvent): StoryLine["weight"] =>
  what === "opened" || what === "chat_switched" || what === "preferred" ? "minor" : "main";
