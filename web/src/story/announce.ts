// What a screen reader says of an event: what matters, without the refilling.
import type { TableEvent } from "../net/types";
import { tell } from "./story";
import { tellPlay } from "./play";
import type { Context } from "./voice";

/** Whole sentences, or nothing. */
export function announce(event: TableEvent, context: Context): string {
  const mine = (event.events ?? []).filter((each) => each.event === "TurnBegan" && each.seat === context.me);
  const lines = [...tell(event, context).filter(({ weight }) => weight === "main"), ...tellPlay(mine, context)];
  return lines.map(({ text }) => text).join(" ");
}
