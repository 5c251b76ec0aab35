// Why a player does not answer.
import type { TableModel } from "../../net/table.svelte";
import type { IconName } from "../../parts/icons";
import { t } from "../../text/fluent.svelte";

/** Return a sign and a text for a person who is not connected, or for whom a bot plays. */
export function absenceOf(client: TableModel, seat: number): { icon: IconName; text: string } | null {
  const { away, kind } = client.table!.seats[seat]!;
  if (away) return { icon: "bot", text: t("table-opponent-away") };
  if (kind === "bot" || client.presence.seats.includes(seat)) return null;
  return { icon: "wifi-off", text: t("table-opponent-offline") };
}
