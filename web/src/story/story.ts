// The log of a table: every event in plain sentences.
import type { TableEvent } from "../net/types";
import { t } from "../text/fluent.svelte";
import { tellPlay } from "./play";
import { type Context, whoIs } from "./voice";

export type Kind = "act" | "happening" | "scoring" | "talk" | "people";
export type Weight = "main" | "minor";

export interface StoryLine {
  seat: number | null; // whom it is about; -1 for Dirk
  text: string;
  kind: Kind;
  weight: Weight;
}

/** What an event tells, in the order it happened; nothing for one that is not worth a word. */
export function tell(event: TableEvent, context: Context): StoryLine[] {
  return TELLERS[event.what]?.(event, context) ?? [];
}

type Teller = (event: TableEvent, context: Context) => StoryLine[];

const people = (text: string, seat: number | null = null, weight: Weight = "main"): StoryLine[] => [
  { seat, text, kind: "people", weight },
];

/** A line that only says who did it. */
function did(id: string): Teller {
  return ({ seat = -1 }, context) => people(t(id, { ...whoIs(seat, context) }), seat);
}

const play: Teller = (event, context) =>
  tellPlay([...(event.private?.events ?? []), ...(event.events ?? [])], context);

const TELLERS: Record<string, Teller> = {
  opened: () => people(t("story-opened"), null, "minor"),
  seated,
  vacated: ({ seat = 0 }) => people(t("story-vacated", { number: seat + 1 })),
  arranged: ({ seat = 0, kind = "open", level = "mason" }) =>
    people(t(`story-arranged-${kind}`, { number: seat + 1, level: t(`level-${level}`) })),
  host_changed: ({ host_name = "" }) => people(t("story-host-changed", { name: host_name })),
  started: (event, context) => [...people(started(event)), ...play(event, context)],
  acted: play,
  undone: (event, context) => did("story-undone")(event, context).map((line) => ({ ...line, kind: "act" })),
  said: ({ seat = -1, text = "" }, context) => [
    { seat, text: t("story-said", { ...whoIs(seat, context), text }), kind: "talk", weight: "main" },
  ],
  chat_switched: ({ on }) => people(t(on ? "story-chat-on" : "story-chat-off"), null, "minor"),
  preferred: (event, { me }) => (event.private ? people(t("story-preferred"), me, "minor") : []),
  went_away: (event, context) => did(`story-went-away-${event.why ?? "left"}`)(event, context),
  came_back: did("story-came-back"),
  rematched: () => people(t("story-rematched")),
  closed: () => people(t("story-closed")),
};

/** The seat may have been another's before: the name tells whether it is me who sat down. */
function seated({ seat = 0, name = "" }: TableEvent, context: Context): StoryLine[] {
  const who = seat === context.me && name === context.names[seat] ? "you" : "other";
  return people(t("story-seated", { who, name }), seat);
}

const started = ({ fill }: TableEvent): string =>
  fill ? t("story-started-filled", { level: t(`level-${fill}`) }) : t("story-started");
