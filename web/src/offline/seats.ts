// Who sits where at a table on this device: people, one of them perhaps me, and bots.
import { type Pace, settingsOf, type NewTableForm } from "../home/tableForm";
import type { DeviceTableForm } from "../net/protocol";
import type { CustomTiles } from "./customTiles";

/** Nobody waits for days at one device. */
export const LOCAL_PACES = ["none", "calm", "quick"] as const satisfies readonly Pace[];

/** A seat for whoever comes along is one for somebody here. */
export const toLocalForm = (form: NewTableForm): NewTableForm => ({
  ...form,
  pace: LOCAL_PACES.find((pace) => pace === form.pace) ?? "none",
  seats: form.seats.map((what) => (what === "open" ? "invited" : what)),
});

/** The names of the people, seat by seat; empty where a bot sits. */
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
