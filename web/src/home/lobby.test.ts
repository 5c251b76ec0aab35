import { describe, expect, it } from "vitest";
import type { TableSummary, TableInfo } from "../net/protocol";
import { sortByUrgency, isMyTurn } from "./lobby.svelte";

const table = (id: string, state: TableInfo["stage"], names: string[]): TableInfo => ({
  id,
  stage: state,
  options: { game: "alhambra", players: names.length },
  listed: true,
  chat: true,
  clock: null,
  host: "",
  host_seat: null,
  seats: names.map((name) => ({
    kind: name === "bot" ? "bot" : "open",
    level: name === "bot" ? "mason" : null,
    name: name === "bot" ? "" : name,
    taken: name !== "",
    away: false,
  })),
  commitment: "",
  rematch: null,
  seat_requests: [],
});
const listed = (each: TableInfo, decider: number | null, updated = 0, seat: number | null = 0): TableSummary => ({
  table: each,
  decider,
  updated,
  seat,
});

describe("my tables", () => {
  it("are mine to move only while they are played, and only where I sit", () => {
    expect(isMyTurn(listed(table("a", "playing", ["Zaida", "bot"]), 0))).toBe(true);
    expect(isMyTurn(listed(table("a", "playing", ["Zaida", "bot"]), 1))).toBe(false);
    expect(isMyTurn(listed(table("a", "playing", ["Zaida", "bot"]), 0, 0, null))).toBe(false);
    expect(isMyTurn(listed(table("a", "waiting", ["", "bot"]), null, 0, null))).toBe(false);
  });

  it("come in the order in which they wait for me", () => {
    const tables = [
      listed(table("waiting", "waiting", ["Zaida", ""]), null, 9),
      listed(table("theirs", "playing", ["Zaida", "bot"]), 1, 8),
      listed(table("older", "playing", ["Zaida", "bot"]), 0, 1),
      listed(table("mine", "playing", ["Zaida", "bot"]), 0, 2),
    ];
    expect(sortByUrgency(tables).map((each) => each.table.id)).toEqual(["mine", "older", "theirs", "waiting"]);
  });
});
