// What a screen reader says of an event: what matters, without the refilling.
import type { TableEvent } from "../net/protocol";
import type { Context } from "./phrases";
import { tellPlay } from "./play";
import { tell } from "./story";

/** Whole sentences, or nothing. */
export function announce(event: TableEvent, context: Context): string {
  const mine = (event.events ?? []).filter((each) => each.event === "turn_began" && each.seat === context.me);
  const lines = [...tell(event, context).filter(({ weight }) => weight === "main"), ...tellPlay(mine, context)];
  return lines.map(({ text }) => text).join(" ");
}
