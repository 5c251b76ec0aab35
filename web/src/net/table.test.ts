import { expect, test } from "vitest";
import { RequestError } from "./http";
import type { ActedEvent, PlayerView, SeatStanding, Standings, Decision, View } from "./protocol";
import { DUEL_EVENTS } from "./recordings";
import type { Answer } from "./socket";
import { standingsAfter, TableModel, viewAfter } from "./table.svelte";

const start = DUEL_EVENTS[0]!;
const before: View = withPlayer(start.view!, 0, {
  hand: ["y1"],
  modules: { vizier: { active: true }, bonus: { count: 1, hidden: ["garden10"], revealed: [] } },
});

function withPlayer(view: View, seat: number, more: Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player, index) => (index === seat ? { ...player, ...more } : player)) };
}

const ACTED: ActedEvent = { type: "event", entry: "acted", seq: 3, at: 1, seat: 0, action: "", by: "player" };
const event = (more: Partial<ActedEvent>): ActedEvent => ({ ...ACTED, ...more });

test("changed fields replace the old ones, and only those", () => {
  const changes = { view: { display: ["y9"], players: { "1": { score: 7 } } } };
  const after = viewAfter(before, event({ changes }), 0);
  expect(after.display).toEqual(["y9"]);
  expect(after.players[1]).toEqual({ ...before.players[1], score: 7 });
  expect(after.players[0]).toEqual(before.players[0]);
  expect(after.site).toBe(before.site);
});

test("public changes to my modules hide my secrets, and private ones restore them", () => {
  const open = { vizier: { active: false }, bonus: { count: 1, hidden: null, revealed: [] } };
  const changes = { view: { players: { "0": { modules: open } } } };
  const own = { hand: ["y1", "b2"], modules: { bonus: before.players[0]!.modules.bonus } };
  const after = viewAfter(before, event({ changes, private: own }), 0).players[0]!;
  expect(after.hand).toEqual(["y1", "b2"]);
  expect(after.modules).toEqual({ vizier: { active: false }, bonus: { count: 1, hidden: ["garden10"], revealed: [] } });
  expect(viewAfter(before, event({ changes, private: own }), null).players[0]!.hand).toEqual(["y1"]); // a spectator
});

test("standings change per seat", () => {
  const standings: Standings = start.standings!;
  const other: SeatStanding = { ...standings.players[1]!, tile_values: { "1,0": 2 } };
  const after = standingsAfter(
    standings,
    event({ changes: { standings: { players: { "1": other }, next_scoring: null } } }),
  );
  expect(after.players).toEqual([standings.players[0], other]);
  expect(after.next_scoring).toBeNull();
  expect(after.dirk).toBe(standings.dirk);
});

test("a folded game ends with its final scores", () => {
  const last = DUEL_EVENTS.reduce((view, each) => viewAfter(view, each, null), start.view!);
  const scores = DUEL_EVENTS.flatMap(({ events = [] }) => events).findLast(
    (each) => each.event === "game_ended",
  )?.scores;
  expect(last.players.map(({ score }) => score)).toEqual(scores);
});

/** A table whose server answers when the test resolves it. */
class SlowTable extends TableModel {
  answers: { resolve: (answer: Answer) => void; reject: (error: RequestError) => void }[] = [];

  override send(): Promise<Answer> {
    return new Promise((resolve, reject) => this.answers.push({ resolve, reject }));
  }
}

const DONE: Answer = { type: "done", id: "1", seq: 1 };
const turn = (...legal: string[]): Decision => ({ type: "decision", seq: 1, legal_actions: legal, can_undo: false });
const settled = () => new Promise((passed) => setTimeout(passed));

test("an answer after the next turn does not affect the next decision", async () => {
  const table = new SlowTable("t");
  table.nextTurn(turn("take y1"));
  void table.act("take y1");
  expect(table.canAct).toBe(false);
  table.nextTurn(turn("end"));
  expect(table.canAct).toBe(true);
  void table.act("end");
  table.answers[0]!.resolve(DONE);
  await settled();
  expect(table.canAct).toBe(false);
  void table.act("end");
  expect(table.answers).toHaveLength(2);
  table.answers[1]!.resolve(DONE);
  await settled();
  expect(table.legal).toEqual([]);
});

test("the next decision may follow the answer", async () => {
  const table = new SlowTable("t");
  table.nextTurn(turn("take y1"));
  void table.act("take y1");
  table.answers[0]!.resolve(DONE);
  await settled();
  expect(table.canAct).toBe(false);
  table.nextTurn(turn("end"));
  expect(table.canAct).toBe(true);
});

test("a repeated decision changes nothing, because what the player has picked stays picked", () => {
  const table = new SlowTable("t");
  table.nextTurn(turn("take y1", "take y2"));
  const { legal } = table;
  table.nextTurn(turn("take y1", "take y2"));
  expect(table.legal).toBe(legal);
  table.nextTurn(turn("take y2"));
  expect(table.legal.map(({ text }) => text)).toEqual(["take y2"]);
});

test("a stale answer leaves the new legal actions", async () => {
  const table = new SlowTable("t");
  table.nextTurn(turn("end"));
  const late = table.act("end");
  table.nextTurn(turn("pass"));
  table.answers[0]!.reject(new RequestError("stale", "too late"));
  await expect(late).rejects.toThrow();
  expect(table.legal.map(({ text }) => text)).toEqual(["pass"]);
  expect(table.canAct).toBe(true);
});
