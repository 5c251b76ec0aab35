// Who sits where at a table on this device: people, one of them perhaps me, and bots.
import { type Pace, settingsOf, type SeatChoice, type NewTableForm } from "../home/tableForm";
import type { DeviceTableForm } from "../net/protocol";
import type { OwnTiles } from "./box";

export type SeatHere = Exclude<SeatChoice, "open">; // "invited": somebody at this device

/** Nobody waits for days at one device. */
export const PACES_HERE = ["none", "calm", "quick"] as const satisfies readonly Pace[];

/** A seat for whoever comes along is one for somebody here. */
export const atThisDevice = (choice: NewTableForm): NewTableForm => ({
  ...choice,
  pace: PACES_HERE.find((pace) => pace === choice.pace) ?? "none",
  seats: choice.seats.map((what) => (what === "open" ? "invited" : what)),
});

/** The names of the people, seat by seat; empty where a bot sits. */
export const namesAt = ({ seats, players }: NewTableForm, mine: string, others: readonly string[]): string[] =>
  seats.slice(0, players).map((what, seat) => (what === "you" ? mine : what === "invited" ? (others[seat] ?? "").trim() : ""));

export const formOf = (choice: NewTableForm, names: string[], tiles: Partial<OwnTiles> = {}): DeviceTableForm => {
  const settings = settingsOf({ ...choice, listed: false, chat: false });
  return { settings: { ...settings, options: { ...settings.options, ...tiles } }, names };
};
