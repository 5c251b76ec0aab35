import { beforeEach, expect, test, vi } from "vitest";
import { parseAction } from "../../game/notation";
import { RequestError } from "../../net/http";
import type { PlayerView, SeatStanding, StepName, View } from "../../net/protocol";
import { DUEL_EVENTS } from "../../net/recordings";
import type { CommandBody } from "../../net/socket";
import { TableClient } from "../../net/table.svelte";
import { TurnState } from "./turnState.svelte";
import { primaryButton, secondaryButtons } from "./buttons";

const STANDING: SeatStanding = DUEL_EVENTS[0]!.standings!.players[0]!;

vi.stubGlobal("fetch", () => new Promise(() => undefined)); // requests over HTTP stay unanswered

/** Create a table where the player decides. Every preview is refused with `rule`, if given. */
function table(step: StepName, legal: string[], more: Partial<PlayerView> = {}, rule: string | null = null): TurnState {
  const client = new TableClient("test");
  const start = DUEL_EVENTS[0]!.view!;
  const me = { ...start.players[0]!, hand: ["b7", "b4", "b3", "y2"], city: "garden8@1,0", ...more };
  const view: View = { ...start, step, players: [me, start.players[1]!], display: ["y2", "b3", "g9", "o1"] };
  client.you = { seat: 0 };
  client.view = { ...view, site: [null, null, "tower11", "park8N"], options: { ...view.options, game: "granada" } };
  client.legal = legal.map(parseAction);
  client.send = async (order: CommandBody) => {
    if (order.type === "try_tile")
      return { type: "tile_preview", id: "1", tile: order.tile, cells: ["0,1"], standing: STANDING };
    asked.push(order);
    if (rule) throw new RequestError("illegal", "no", rule);
    return { type: "preview", id: "1", seq: 1, action: "", standing: STANDING };
  };
  return new TurnState(client);
}

let turnState: TurnState;
let asked: CommandBody[];
beforeEach(() => {
  asked = [];
  turnState = table("act", ["take y2", "take b3", "take y2 b3", "buy tower11 b7 b4", "remove 1,0", "end"]);
});

test("the best payment is suggested, and another one is offered if the server allows it", async () => {
  turnState.pickSite("tower11");
  expect(primaryButton(turnState)).toMatchObject({ action: "buy tower11 b7 b4", isExact: true });
  expect(asked).toEqual([]);
  turnState.payment.toggle(3); // an unnecessary card
  expect(primaryButton(turnState)).toMatchObject({ action: null, detail: "One moment …" });
  await vi.waitFor(() => expect(primaryButton(turnState)?.action).toBe("buy tower11 b7 b4 b3"));
  expect(primaryButton(turnState)).toMatchObject({ isExact: false, detail: "3 too much; there is no change" });
  expect(asked).toEqual([{ type: "preview", action: "buy tower11 b7 b4 b3", seq: 0 }]);
  turnState.payment.toggle(1);
  expect(primaryButton(turnState)).toMatchObject({ action: null, detail: "4 short" });
});

test("overpaying with the vizier is refused with a reason", async () => {
  turnState = table("vizier_window", ["buy tower11 b7 b4", "pass"], {}, "VIZ-05");
  turnState.pickSite("tower11");
  expect(primaryButton(turnState)).toMatchObject({ action: "buy tower11 b7 b4", detail: "exact: your vizier buys it" });
  turnState.payment.toggle(3);
  expect(primaryButton(turnState)?.action).toBeNull();
  await vi.waitFor(() => expect(primaryButton(turnState)?.detail).toMatch(/^The vizier pays the exact price/));
  expect(primaryButton(turnState)?.action).toBeNull();
});

test("cards of another currency are refused with a reason", async () => {
  turnState = table("act", ["buy tower11 b7 b4"], { hand: ["b7", "b4", "y9"] }, "CORE-BUY-03");
  turnState.pickSite("tower11");
  turnState.payment.toggle(0); // y9
  turnState.payment.toggle(2); // instead of b4
  await vi.waitFor(() =>
    expect(primaryButton(turnState)?.detail).toMatch(/^A tile is paid for in the currency of its space/),
  );
  expect(primaryButton(turnState)?.action).toBeNull();
  expect(asked).toHaveLength(2);
  turnState.payment.toggle(2);
  turnState.payment.toggle(0);
  expect(primaryButton(turnState)?.action).toBe("buy tower11 b7 b4");
});

test("a tile that cannot be paid shows the reason", async () => {
  turnState.pickSite("park8N");
  expect(primaryButton(turnState)).toMatchObject({ action: null, detail: "8 short" });
  turnState = table("vizier_window", ["pass"], {}, "VIZ-05");
  turnState.pickSite("tower11");
  expect(primaryButton(turnState)).toMatchObject({ action: null, detail: "It cannot be bought now." });
  for (const place of [1, 2, 3]) turnState.payment.toggle(place);
  await vi.waitFor(() => expect(primaryButton(turnState)?.detail).toMatch(/^The vizier pays the exact price/));
});

test("cards that can be taken together are picked together, and another one is picked alone", () => {
  turnState.pickMoney(0);
  turnState.pickMoney(1);
  expect(primaryButton(turnState)?.action).toBe("take y2 b3");
  turnState.pickMoney(2);
  expect(turnState.picked).toEqual({ kind: "money", places: [2] });
});

test("a redesign offers the removable tiles", () => {
  turnState.pickRedesign();
  expect([...turnState.placement.offered.keys()]).toEqual(["1,0"]);
  turnState.placement.chooseCell("1,0");
  expect(primaryButton(turnState)?.action).toBe("remove 1,0");
  expect(secondaryButtons(turnState).map(({ action }) => action)).toEqual(["end"]);
});

test("a bought tile is picked at once and can be turned over for a fee", () => {
  const turned = [
    "build library9N 0,1 for o3",
    "build library9N 1,0 for o3",
    "build library9N 0,1 for o2 o1",
    "reserve library9N",
  ];
  const legal = ["build school8N 0,1", "reserve school8N", ...turned];
  turnState = table("place", legal, { unplaced: ["school8N"] });
  turnState.beginTurn();
  turnState.placement.chooseCell("0,1");
  expect(primaryButton(turnState)?.action).toBe("build school8N 0,1");
  turnState.turnOver();
  expect(turnState.fees("library9N")).toEqual(["o3", "o2 o1"]);
  turnState.placement.chooseCell("0,1");
  expect(primaryButton(turnState)?.action).toBe("build library9N 0,1 for o3");
  turnState.chooseFee("o2 o1");
  expect(primaryButton(turnState)?.action).toBe("build library9N 0,1 for o2 o1");
  turnState.placement.chooseCell("1,0");
  expect(primaryButton(turnState)?.action).toBe("build library9N 1,0 for o2 o1");
});

test("a bought tile is picked again when another piece is dropped", () => {
  turnState = table("place", ["build tower11 0,1", "reserve tower11"], { unplaced: ["tower11"] });
  const others = [
    () => turnState.pickMoney(0),
    () => turnState.pickSite("park8N"),
    () => turnState.pickHut("tower"),
    () => turnState.pickPiece("park8N", "reserve"),
  ];
  for (const pick of others) {
    turnState.beginTurn();
    pick();
    expect(turnState.placement.ghost).not.toBe("tower11");
    if (["money", "site"].includes(turnState.picked.kind))
      expect(primaryButton(turnState)?.detail).toBe("First place what you bought.");
    pick();
    expect([turnState.placement.ghost, ...turnState.placement.offered.keys()]).toEqual(["tower11", "0,1"]);
  }
  turnState.placement.chooseCell("0,1");
  turnState.clear();
  expect([turnState.placement.ghost, turnState.placement.cell]).toEqual(["tower11", null]);
});

test("a tile that fits nowhere goes to the reserve", () => {
  turnState = table("place", ["reserve tower11"], { unplaced: ["tower11"] });
  turnState.beginTurn();
  expect(primaryButton(turnState)?.action).toBe("reserve tower11");
  expect(secondaryButtons(turnState)).toEqual([]);
});

test("the only bonus card that can be revealed is picked, and huts are taken", () => {
  turnState = table("reveal_round", ["reveal garden8", "pass"]);
  turnState.beginTurn();
  expect(primaryButton(turnState)?.action).toBe("reveal garden8");
  turnState = table("act", ["hut hut-tower-N"]);
  turnState.pickHut("hut-tower-N");
  expect(primaryButton(turnState)).toEqual({ label: "Take the Tower hut", action: "hut hut-tower-N" });
});

test("an action of an unknown module has a plain button", () => {
  turnState = table("act", ["take y2", "lamp garden8 1,0", "pass"]);
  expect(secondaryButtons(turnState)).toEqual([
    { label: "Pass", action: "pass" },
    { label: "lamp garden8 1,0", action: "lamp garden8 1,0" },
  ]);
});

test("a tile on sale is tried in the city, and placed there once it is bought", async () => {
  turnState.pickSite("tower11");
  await vi.waitFor(() => expect([...turnState.placement.offered.keys()]).toEqual(["0,1"]));
  turnState.placement.chooseCell("0,1");
  expect(turnState.placement).toMatchObject({
    isLookingAhead: true,
    ghost: "tower11",
    tip: { action: "try tower11 0,1" },
  });
  expect(primaryButton(turnState)?.action).toBe("buy tower11 b7 b4");
  await turnState.perform("buy tower11 b7 b4");
  const { client } = turnState;
  const me = { ...client.me!, unplaced: ["tower11"] };
  client.view = { ...client.view!, step: "place", players: [me, client.view!.players[1]!] };
  client.legal = ["build tower11 0,1", "build tower11 2,0", "reserve tower11"].map(parseAction);
  turnState.beginTurn();
  expect(primaryButton(turnState)?.action).toBe("build tower11 0,1");
});

test("a tile bought earlier in the turn can be tried, but not placed yet", async () => {
  turnState = table("act", ["take y2", "end"], { unplaced: ["tower11"] });
  turnState.pickPiece("tower11", "unplaced");
  await vi.waitFor(() => expect([...turnState.placement.offered.keys()]).toEqual(["0,1"]));
  expect(turnState.placement.isLookingAhead).toBe(true);
  expect(primaryButton(turnState)).toBeNull();
});

test("a hint picks everything that its action needs", () => {
  turnState.suggest(parseAction("buy tower11 b7 b4"));
  expect(primaryButton(turnState)?.action).toBe("buy tower11 b7 b4");
  turnState.suggest(parseAction("take y2 b3"));
  expect(primaryButton(turnState)?.action).toBe("take y2 b3");
  turnState.suggest(parseAction("remove 1,0"));
  expect(primaryButton(turnState)?.action).toBe("remove 1,0");
  turnState = table("place", ["build library9N 0,1 for o3", "reserve library9N"], { unplaced: ["school8N"] });
  turnState.suggest(parseAction("build library9N 0,1 for o3"));
  expect(primaryButton(turnState)?.action).toBe("build library9N 0,1 for o3");
});

test("money cannot be taken in the vizier window, and the button says why", () => {
  turnState = table("vizier_window", ["pass"]);
  turnState.pickMoney(2);
  expect(primaryButton(turnState)).toMatchObject({
    action: null,
    detail: "You can take money only on your own turn, as an action.",
  });
});

test("money is not picked on another player's turn", () => {
  turnState = table("act", []);
  turnState.pickMoney(0);
  expect(turnState.picked.kind).toBe("nothing");
  expect(turnState.refusal.current?.reason()).toContain("not your turn");
});

/** End another player's turn and start the player's own with these legal actions. */
function waitFor(legal: string[], more: Partial<View> = {}): void {
  const { client } = turnState;
  client.view = { ...client.view!, seat: 0, step: "act", ...more };
  turnState.waitForTurn(); // the legal actions have not arrived
  client.legal = legal.map(parseAction);
  turnState.beginTurn();
}

test("a purchase planned on another player's turn waits for one tap on mine", () => {
  turnState = table("act", []);
  turnState.client.view = { ...turnState.client.view!, seat: 1 };
  turnState.waitForTurn();
  turnState.pickSite("tower11");
  expect(turnState.payment.current).toMatchObject({ cards: ["b7", "b4"], total: 11 });
  expect(primaryButton(turnState)).toBeNull(); // nothing happens yet
  turnState.placement.chooseCell("0,1");
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(primaryButton(turnState)?.action).toBe("buy tower11 b7 b4");
  expect(turnState.placement.cell).toBe("0,1");
});

test("a plan is carried out automatically only on request, and only unchanged", () => {
  const done: string[] = [];
  const plan = (unasked: boolean) => {
    done.length = 0;
    turnState = table("act", []);
    turnState.client.act = (action) => Promise.resolve(void done.push(action));
    turnState.client.view = { ...turnState.client.view!, seat: 1 };
    turnState.waitForTurn();
    turnState.pickSite("tower11");
    turnState.placement.chooseCell("0,1");
    turnState.plan.autoExecute = unasked;
  };
  plan(false);
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(done).toEqual([]);
  plan(true);
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(done).toEqual(["buy tower11 b7 b4"]);
  expect(turnState.plan.autoExecute).toBe(false);
  waitFor(["build tower11 0,1", "reserve tower11"], {
    step: "place",
    players: turnState.view.players.map((each, seat) => (seat ? each : { ...each, unplaced: ["tower11"] })),
  });
  expect(done).toEqual(["buy tower11 b7 b4", "build tower11 0,1"]);
  plan(true);
  waitFor(["take y2", "buy tower11 b7 b4 y2"]); // other cards than planned
  expect(done).toEqual([]);
  plan(true);
  turnState.pickSite("tower11"); // dropped
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(done).toEqual([]);
});

test("a plan survives the vizier window, and an impossible one shows the reason", () => {
  turnState = table("act", []);
  turnState.client.view = { ...turnState.client.view!, seat: 1 };
  turnState.waitForTurn();
  turnState.pickSite("tower11");
  waitFor(["pass"], { step: "vizier_window" });
  expect(turnState.picked.kind).toBe("nothing");
  turnState.client.view = { ...turnState.client.view, seat: 1 };
  turnState.client.legal = [];
  turnState.waitForTurn();
  expect(turnState.picked).toMatchObject({ kind: "site", tile: "tower11" });
  waitFor(["take y2"], { site: [null, null, null, "park8N"] });
  expect(turnState.refusal.current?.reason()).toContain("somebody else has bought");
});
