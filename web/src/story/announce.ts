// Screen-reader announcements of events, without refills.
import type { TableEvent } from "../net/protocol";
import type { StoryContext } from "./phrases";
import { gameLines } from "./play";
import { logLines } from "./story";

/** Return full sentences, or an empty text. */
export function announce(event: TableEvent, context: StoryContext): string {
  const mine = (event.events ?? []).filter((each) => each.event === "turn_began" && each.seat === context.me);
  const lines = [...logLines(event, context).filter(({ weight }) => weight === "main"), ...gameLines(mine, context)];
  return lines.map(({ text }) => text).join(" ");
}
