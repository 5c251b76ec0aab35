// The seats of a table on this device: people, including the player, and bots.
import { type Pace, settingsOf, type NewTableForm } from "../home/tableForm";
import type { DeviceTableForm } from "../net/protocol";
import type { CustomTiles } from "./customTiles";

/** The time controls without correspondence games. */
export const LOCAL_PACES = ["none", "calm", "quick"] as const satisfies readonly Pace[];

/** Turn seats for anybody into seats for people at this device. */
export const toLocalForm = (form: NewTableForm): NewTableForm => ({
  ...form,
  pace: LOCAL_PACES.find((pace) => pace === form.pace) ?? "none",
  seats: form.seats.map((what) => (what === "open" ? "invited" : what)),
});

/** Return the names of the people by seat, empty for bots. */
export const playerNames = ({ seats, players }: NewTableForm, mine: string, others: readonly string[]): string[] =>
  seats
    .slice(0, players)
    .map((what, seat) => (what === "you" ? mine : what === "invited" ? (others[seat] ?? "").trim() : ""));

export const localTableForm = (
  form: NewTableForm,
  names: string[],
  tiles: Partial<CustomTiles> = {},
): DeviceTableForm => {
  const settings = settingsOf({ ...form, listed: false, chat: false });
  return { settings: { ...settings, options: { ...settings.options, ...tiles } }, names };
};
