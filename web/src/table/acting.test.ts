import { beforeEach, expect, test } from "vitest";
import { parseAction } from "../game/notation";
import type { TableClient } from "../net/table.svelte";
import { Acting } from "./acting.svelte";

/** As much of a table as acting looks at. */
function table(step: string, legal: string[], more: { holding?: string[]; reserve?: string[]; city?: string } = {}): Acting {
  const me = { hand: ["b7", "b4", "b3", "y2"], holding: [], reserve: [], city: "garden8@1,0", ...more };
  const view = { step, display: ["y2", "b3", "g9", "o1"], site: [null, null, "tower11", "park8N"], options: { game: "granada" } };
  const client = { me, view, legal: legal.map(parseAction), mine: legal.length > 0, seq: 1 };
  return new Acting(client as unknown as TableClient);
}

let acting: Acting;
beforeEach(() => {
  acting = table("Act", ["take y2", "take b3", "take y2 b3", "buy tower11 b7 b4", "buy tower11 b7 b4 b3", "remove 1,0", "end"]);
});

test("the best payment is proposed, and any other can be laid out", () => {
  acting.pickSite("tower11");
  expect(acting.deed).toMatchObject({ action: "buy tower11 b7 b4", exact: true });
  acting.togglePaid(3);
  expect(acting.deed).toMatchObject({ action: "buy tower11 b7 b4 b3", exact: false });
  acting.togglePaid(1);
  expect(acting.deed).toMatchObject({ action: null, detail: "4 short" });
});

test("a tile that cannot be paid says why", () => {
  acting.pickSite("park8N");
  expect(acting.deed).toMatchObject({ action: null, detail: "8 short" });
});

test("cards that may be taken together are taken together; another one is taken alone", () => {
  acting.pickMoney(0);
  acting.pickMoney(1);
  expect(acting.deed?.action).toBe("take y2 b3");
  acting.pickMoney(2);
  expect(acting.picked).toEqual({ kind: "money", places: [2] });
});

test("a redesign offers the tiles that may go", () => {
  acting.pickRedesign();
  expect([...acting.offered.keys()]).toEqual(["1,0"]);
  acting.chooseCell("1,0");
  expect(acting.deed?.action).toBe("remove 1,0");
  expect(acting.others.map((deed) => deed.action)).toEqual(["end"]);
});

test("what was bought is in my hands at once, and can be turned over for a fee", () => {
  const legal = ["build school8N 0,1", "build library9N 0,1 for o3", "build library9N 0,1 for o2 o1", "reserve school8N", "reserve library9N"];
  acting = table("Place", legal, { holding: ["school8N"] });
  acting.begin();
  acting.chooseCell("0,1");
  expect(acting.deed?.action).toBe("build school8N 0,1");
  acting.turnOver();
  expect(acting.fees("library9N")).toEqual(["o3", "o2 o1"]);
  acting.chooseCell("0,1");
  expect(acting.deed?.action).toBe("build library9N 0,1 for o3");
  acting.chooseFee("o2 o1");
  expect(acting.deed?.action).toBe("build library9N 0,1 for o2 o1");
});

test("a tile that fits nowhere goes into the reserve", () => {
  acting = table("Place", ["reserve tower11"], { holding: ["tower11"] });
  acting.begin();
  expect(acting.deed?.action).toBe("reserve tower11");
  expect(acting.others).toEqual([]);
});

test("nothing is picked up before it is my turn", () => {
  acting = table("Act", []);
  acting.pickMoney(0);
  expect(acting.picked.kind).toBe("nothing");
  expect(acting.refused?.reason).toContain("not your turn");
});
