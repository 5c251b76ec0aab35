// The fields of an event as message variables: pieces and payments as words, numbers unchanged. A simple event
// therefore needs a message and no code.
import { isExchange, isMoney, isTile } from "../game/notation";
import type { GameEvent } from "../net/protocol";
import type { Mentioned } from "./line";
import { spaceMoneyName, paymentText, pieceList } from "./phrases";

export type MessageArguments = Record<string, string | number>;

/** Merge events of one kind into one with all their pieces. A list also provides its length: `cards_count`. */
export function messageArguments(events: readonly GameEvent[]): MessageArguments {
  const words: MessageArguments = {};
  for (const [name, values] of fieldsOf(events)) {
    const word = argumentOf(name, values);
    if (word !== null) words[name] = word;
    words[`${name}_count`] = values.length;
  }
  return words;
}

/** Return the pieces and cells that events mention. */
export function mentionedIn(events: readonly GameEvent[]): Mentioned {
  const texts = [...fieldsOf(events).values()].flat().filter((value) => typeof value === "string");
  return {
    cells: events.flatMap((event) => ("cell" in event ? [event.cell.join(",")] : [])),
    tiles: texts.filter(isTile),
    cards: texts.filter((text) => isMoney(text) || isExchange(text)),
  };
}

function fieldsOf(events: readonly GameEvent[]): Map<string, unknown[]> {
  const fields = new Map<string, unknown[]>();
  for (const event of events) {
    for (const [name, value] of entriesOf(event)) {
      const more: unknown[] = Array.isArray(value) ? value : [value];
      fields.set(name, [...(fields.get(name) ?? []), ...more]);
    }
  }
  return fields;
}

const entriesOf = (event: object): [name: string, value: unknown][] => Object.entries(event);

/** null for fields without a text: cells, sheets */
function argumentOf(name: string, values: readonly unknown[]): string | number | null {
  const [first] = values;
  if (typeof first === "boolean") return first ? "yes" : "no";
  if (typeof first === "number") return name === "space" ? spaceMoneyName(first) : first;
  const texts = values.filter((value) => typeof value === "string");
  if (texts.length < values.length) return null;
  return name === "fee" ? paymentText(texts) : pieceList(texts);
}
