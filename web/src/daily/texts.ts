// Descriptions of the deal of the day.
import type { DailyPage } from "../net/protocol";
import { language, t } from "../text/fluent.svelte";
import { botName, formatList, moduleName } from "../text/names";
import { formatPercent } from "../text/numbers";

const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;
const MS_PER_DAY = 86_400_000;

/** Example: Monday, 5 January 2026. */
export const formatDay = (date: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "full", timeZone: "UTC" }).format(new Date(date));

/** Return the date some days later. */
export const laterDate = (date: string, days: number): string =>
  new Date(new Date(date).getTime() + days * MS_PER_DAY).toISOString().slice(0, 10);

/** Example: Alhambra, Bonus cards, Worker huts. */
export const gameTitle = ({ options }: DailyPage): string =>
  formatList([t(`game-${options.game}`), ...(options.modules ?? []).map(moduleName)], "unit");

/** Example: Merchant and 2 × Architect. */
export function botsTitle({ bots }: DailyPage): string {
  const counts = new Map<string, number>();
  for (const bot of bots) counts.set(bot, (counts.get(bot) ?? 0) + 1);
  return formatList([...counts].map(([bot, count]) => (count > 1 ? `${count} × ${botName(bot)}` : botName(bot))));
}

/** Example: 5 hours and 12 minutes. */
export function formatTimeLeft(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / SECONDS_PER_MINUTE));
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const unit = (value: number, name: "hour" | "minute") =>
    new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "long" }).format(value);
  const rest = minutes % MINUTES_PER_HOUR;
  return formatList([...(hours ? [unit(hours, "hour")] : []), ...(rest || !hours ? [unit(rest, "minute")] : [])]);
}

/** Return how far the player was ahead of the best opponent, or behind. */
export function leadText(lead: number): string {
  const side = lead > 0 ? "ahead" : lead < 0 ? "behind" : "level";
  return t(`daily-${side}`, { points: Math.abs(lead) });
}

/** Return the share of the other players who had a smaller lead, or null if there are none. */
export function beatenShare({ attempt, players }: DailyPage): number | null {
  return attempt?.beaten && players > 1 ? attempt.beaten / (players - 1) : null;
}

export const beatenText = (share: number): string => t("daily-beaten", { share: formatPercent(share) });
