import { beforeEach, expect, test, vi } from "vitest";
import { parseAction } from "../game/notation";
import { RequestError } from "../net/http";
import type { PlayerView, SeatStanding, StepName, View } from "../net/protocol";
import { DUEL_EVENTS } from "../net/recordings";
import type { CommandBody } from "../net/socket";
import { TableClient } from "../net/table.svelte";
import { Acting } from "./acting.svelte";
import { mainChoice, otherChoices } from "./choices";

const STANDING: SeatStanding = DUEL_EVENTS[0]!.standings!.players[0]!;

vi.stubGlobal("fetch", () => new Promise(() => undefined)); // nobody answers but for `rules`

/** A table where I decide. Whoever asks the server for a preview is told that this rule forbids it, or none. */
function table(step: StepName, legal: string[], more: Partial<PlayerView> = {}, rule: string | null = null): Acting {
  const client = new TableClient("test");
  const start = DUEL_EVENTS[0]!.view!;
  const me = { ...start.players[0]!, hand: ["b7", "b4", "b3", "y2"], city: "garden8@1,0", ...more };
  const view: View = { ...start, step, players: [me, start.players[1]!], display: ["y2", "b3", "g9", "o1"] };
  client.you = { seat: 0 };
  client.view = { ...view, site: [null, null, "tower11", "park8N"], options: { ...view.options, game: "granada" } };
  client.legal = legal.map(parseAction);
  client.send = async (order: CommandBody) => {
    if (order.type === "try") return { type: "tried", id: "1", tile: order.tile, cells: ["0,1"], standing: STANDING };
    asked.push(order);
    if (rule) throw new RequestError("illegal", "no", rule);
    return { type: "preview", id: "1", seq: 1, action: "", standing: STANDING };
  };
  return new Acting(client);
}

let acting: Acting;
let asked: CommandBody[];
beforeEach(() => {
  asked = [];
  acting = table("act", ["take y2", "take b3", "take y2 b3", "buy tower11 b7 b4", "remove 1,0", "end"]);
});

test("the best payment is proposed, and another one is offered if the server allows it", async () => {
  acting.pickSite("tower11");
  expect(mainChoice(acting)).toMatchObject({ action: "buy tower11 b7 b4", exact: true });
  expect(asked).toEqual([]);
  acting.togglePaid(3); // a card that is not needed
  expect(mainChoice(acting)).toMatchObject({ action: null, detail: "One moment …" });
  await vi.waitFor(() => expect(mainChoice(acting)?.action).toBe("buy tower11 b7 b4 b3"));
  expect(mainChoice(acting)).toMatchObject({ exact: false, detail: "3 too much; there is no change" });
  expect(asked).toEqual([{ type: "preview", action: "buy tower11 b7 b4 b3", seq: 0 }]);
  acting.togglePaid(1);
  expect(mainChoice(acting)).toMatchObject({ action: null, detail: "4 short" });
});

test("too much for the vizier is not offered: the server says why", async () => {
  acting = table("vizier_window", ["buy tower11 b7 b4", "pass"], {}, "VIZ-05");
  acting.pickSite("tower11");
  expect(mainChoice(acting)).toMatchObject({ action: "buy tower11 b7 b4", detail: "exact: your vizier buys it" });
  acting.togglePaid(3);
  expect(mainChoice(acting)?.action).toBeNull();
  await vi.waitFor(() => expect(mainChoice(acting)?.detail).toMatch(/^The vizier pays the exact price/));
  expect(mainChoice(acting)?.action).toBeNull();
});

test("cards of another currency do not pay: the server says why", async () => {
  acting = table("act", ["buy tower11 b7 b4"], { hand: ["b7", "b4", "y9"] }, "CORE-BUY-03");
  acting.pickSite("tower11");
  acting.togglePaid(0); // y9
  acting.togglePaid(2); // instead of b4
  await vi.waitFor(() => expect(mainChoice(acting)?.detail).toMatch(/^A tile is paid for in the currency of its space/));
  expect(mainChoice(acting)?.action).toBeNull();
  expect(asked).toHaveLength(2);
  acting.togglePaid(2);
  acting.togglePaid(0);
  expect(mainChoice(acting)?.action).toBe("buy tower11 b7 b4");
});

test("a tile that cannot be paid says why", async () => {
  acting.pickSite("park8N");
  expect(mainChoice(acting)).toMatchObject({ action: null, detail: "8 short" });
  acting = table("vizier_window", ["pass"], {}, "VIZ-05");
  acting.pickSite("tower11");
  expect(mainChoice(acting)).toMatchObject({ action: null, detail: "It cannot be bought now." });
  for (const place of [1, 2, 3]) acting.togglePaid(place);
  await vi.waitFor(() => expect(mainChoice(acting)?.detail).toMatch(/^The vizier pays the exact price/));
});

test("cards that may be taken together are taken together; another one is taken alone", () => {
  acting.pickMoney(0);
  acting.pickMoney(1);
  expect(mainChoice(acting)?.action).toBe("take y2 b3");
  acting.pickMoney(2);
  expect(acting.picked).toEqual({ kind: "money", places: [2] });
});

test("a redesign offers the tiles that may go", () => {
  acting.pickRedesign();
  expect([...acting.offered.keys()]).toEqual(["1,0"]);
  acting.chooseCell("1,0");
  expect(mainChoice(acting)?.action).toBe("remove 1,0");
  expect(otherChoices(acting).map(({ action }) => action)).toEqual(["end"]);
});

test("what was bought is in my hands at once, and can be turned over for a fee", () => {
  const turned = ["build library9N 0,1 for o3", "build library9N 1,0 for o3", "build library9N 0,1 for o2 o1", "reserve library9N"];
  const legal = ["build school8N 0,1", "reserve school8N", ...turned];
  acting = table("place", legal, { holding: ["school8N"] });
  acting.begin();
  acting.chooseCell("0,1");
  expect(mainChoice(acting)?.action).toBe("build school8N 0,1");
  acting.turnOver();
  expect(acting.fees("library9N")).toEqual(["o3", "o2 o1"]);
  acting.chooseCell("0,1");
  expect(mainChoice(acting)?.action).toBe("build library9N 0,1 for o3");
  acting.chooseFee("o2 o1");
  expect(mainChoice(acting)?.action).toBe("build library9N 0,1 for o2 o1");
  acting.chooseCell("1,0");
  expect(mainChoice(acting)?.action).toBe("build library9N 1,0 for o2 o1");
});

test("what was bought is in my hands again as soon as I let something else go", () => {
  acting = table("place", ["build tower11 0,1", "reserve tower11"], { holding: ["tower11"] });
  const others = [() => acting.pickMoney(0), () => acting.pickSite("park8N"), () => acting.pickHut("tower"), () => acting.pickPiece("park8N", "reserve")];
  for (const pick of others) {
    acting.begin();
    pick();
    expect(acting.ghost).not.toBe("tower11");
    if (["money", "site"].includes(acting.picked.kind)) expect(mainChoice(acting)?.detail).toBe("First place what you bought.");
    pick();
    expect([acting.ghost, ...acting.offered.keys()]).toEqual(["tower11", "0,1"]);
  }
  acting.chooseCell("0,1");
  acting.clear();
  expect([acting.ghost, acting.cell]).toEqual(["tower11", null]);
});

test("a tile that fits nowhere goes into the reserve", () => {
  acting = table("place", ["reserve tower11"], { holding: ["tower11"] });
  acting.begin();
  expect(mainChoice(acting)?.action).toBe("reserve tower11");
  expect(otherChoices(acting)).toEqual([]);
});

test("the only bonus card that may be revealed is picked up, and huts are taken", () => {
  acting = table("reveal_round", ["reveal garden8", "pass"]);
  acting.begin();
  expect(mainChoice(acting)?.action).toBe("reveal garden8");
  acting = table("act", ["hut hut-tower-N"]);
  acting.pickHut("hut-tower-N");
  expect(mainChoice(acting)).toEqual({ label: "Take the Tower hut", action: "hut hut-tower-N" });
});

test("what a module wants that this client does not know has a plain button", () => {
  acting = table("act", ["take y2", "lamp garden8 1,0", "pass"]);
  expect(otherChoices(acting)).toEqual([
    { label: "Pass", action: "pass" },
    { label: "lamp garden8 1,0", action: "lamp garden8 1,0" },
  ]);
});

test("a tile on sale is tried in my city, and lies there once it is mine", async () => {
  acting.pickSite("tower11");
  await vi.waitFor(() => expect([...acting.offered.keys()]).toEqual(["0,1"]));
  acting.chooseCell("0,1");
  expect(acting).toMatchObject({ ahead: true, ghost: "tower11", tip: { action: "try tower11 0,1" } });
  expect(mainChoice(acting)?.action).toBe("buy tower11 b7 b4");
  await acting.do("buy tower11 b7 b4");
  const { client } = acting;
  const me = { ...client.me!, holding: ["tower11"] };
  client.view = { ...client.view!, step: "place", players: [me, client.view!.players[1]!] };
  client.legal = ["build tower11 0,1", "build tower11 2,0", "reserve tower11"].map(parseAction);
  acting.begin();
  expect(mainChoice(acting)?.action).toBe("build tower11 0,1");
});

test("what I bought earlier in my turn can be looked at in my city, and the words say what comes first", async () => {
  acting = table("act", ["take y2", "end"], { holding: ["tower11"] });
  acting.pickPiece("tower11", "holding");
  await vi.waitFor(() => expect([...acting.offered.keys()]).toEqual(["0,1"]));
  expect(acting.ahead).toBe(true);
  expect(mainChoice(acting)).toBeNull();
});

test("a hint picks everything up that it speaks of", () => {
  acting.suggest(parseAction("buy tower11 b7 b4"));
  expect(mainChoice(acting)?.action).toBe("buy tower11 b7 b4");
  acting.suggest(parseAction("take y2 b3"));
  expect(mainChoice(acting)?.action).toBe("take y2 b3");
  acting.suggest(parseAction("remove 1,0"));
  expect(mainChoice(acting)?.action).toBe("remove 1,0");
  acting = table("place", ["build library9N 0,1 for o3", "reserve library9N"], { holding: ["school8N"] });
  acting.suggest(parseAction("build library9N 0,1 for o3"));
  expect(mainChoice(acting)?.action).toBe("build library9N 0,1 for o3");
});

test("money cannot be taken while the vizier is asked, and the words say so", () => {
  acting = table("vizier_window", ["pass"]);
  acting.pickMoney(2);
  expect(mainChoice(acting)).toMatchObject({ action: null, detail: "You can take money only on your own turn, as an action." });
});

test("money is not picked up before it is my turn", () => {
  acting = table("act", []);
  acting.pickMoney(0);
  expect(acting.picked.kind).toBe("nothing");
  expect(acting.refused?.reason()).toContain("not your turn");
});

/** It is another's turn, and then mine, with this to choose from. */
function waitFor(legal: string[], more: Partial<View> = {}): void {
  const { client } = acting;
  client.view = { ...client.view!, seat: 0, step: "act", ...more };
  acting.wait(); // what I may do is still on its way
  client.legal = legal.map(parseAction);
  acting.begin();
}

test("a purchase is planned while others decide, and waits for one tap when my turn comes", () => {
  acting = table("act", []);
  acting.client.view = { ...acting.client.view!, seat: 1 };
  acting.wait();
  acting.pickSite("tower11");
  expect(acting.payment).toMatchObject({ cards: ["b7", "b4"], total: 11 });
  expect(mainChoice(acting)).toBeNull(); // nothing is done yet
  acting.chooseCell("0,1");
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(mainChoice(acting)?.action).toBe("buy tower11 b7 b4");
  expect(acting.cell).toBe("0,1");
});

test("a plan is carried out by itself only if I said so, and just as I made it", () => {
  const done: string[] = [];
  const plan = (unasked: boolean) => {
    done.length = 0;
    acting = table("act", []);
    acting.client.act = (action) => Promise.resolve(void done.push(action));
    acting.client.view = { ...acting.client.view!, seat: 1 };
    acting.wait();
    acting.pickSite("tower11");
    acting.chooseCell("0,1");
    acting.unasked = unasked;
  };
  plan(false);
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(done).toEqual([]);
  plan(true);
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(done).toEqual(["buy tower11 b7 b4"]);
  expect(acting.unasked).toBe(false);
  waitFor(["build tower11 0,1", "reserve tower11"], { step: "place", players: acting.view.players.map((each, seat) => (seat ? each : { ...each, holding: ["tower11"] })) });
  expect(done).toEqual(["buy tower11 b7 b4", "build tower11 0,1"]);
  plan(true);
  waitFor(["take y2", "buy tower11 b7 b4 y2"]); // other cards than I laid out
  expect(done).toEqual([]);
  plan(true);
  acting.pickSite("tower11"); // dropped
  waitFor(["take y2", "buy tower11 b7 b4"]);
  expect(done).toEqual([]);
});

test("a plan outlasts the vizier's question, and says why it has become impossible", () => {
  acting = table("act", []);
  acting.client.view = { ...acting.client.view!, seat: 1 };
  acting.wait();
  acting.pickSite("tower11");
  waitFor(["pass"], { step: "vizier_window" });
  expect(acting.picked.kind).toBe("nothing");
  acting.client.view = { ...acting.client.view!, seat: 1 };
  acting.client.legal = [];
  acting.wait();
  expect(acting.picked).toMatchObject({ kind: "site", tile: "tower11" });
  waitFor(["take y2"], { site: [null, null, null, "park8N"] });
  expect(acting.refused?.reason()).toContain("somebody else has bought");
});
