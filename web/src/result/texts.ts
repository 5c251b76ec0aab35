import { nameOf, type Naming } from "../scoring/explain";
import { t } from "../text/fluent.svelte";
import { formatList } from "../text/names";

/** Return a title for the winner: you, another player, or several. */
export function winnersTitle(winners: readonly number[], naming: Naming): string {
  const names = [...winners]
    .sort((a, b) => Number(b === naming.me) - Number(a === naming.me))
    .map((seat) => nameOf(seat, naming));
  if (winners.length > 1) return t("result-title-shared", { names: formatList(names) });
  return t("result-title", { you: winners[0] === naming.me ? "yes" : "no", name: names[0] ?? "" });
}

/** Format a duration in a suitable unit. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return t("result-minutes", { count: Math.max(minutes, 1) });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t("result-hours", { count: hours }) : t("result-days", { count: Math.round(hours / 24) });
}
