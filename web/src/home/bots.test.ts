import { expect, test, vi } from "vitest";
import { LEVELS } from "../net/protocol";
import { botName, botAtSeat, botOption } from "../text/names";
import { loadBots, bots } from "./bots.svelte";

const answer = vi.fn<() => Promise<Response>>();
vi.stubGlobal("fetch", answer);

test("the levels are there before the server has answered, and after it could not", async () => {
  answer.mockRejectedValueOnce(new TypeError("gone"));
  expect(bots()).toEqual(LEVELS);
  loadBots();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(bots()).toEqual(LEVELS);
});

test("what the server offers besides is listed once, and what a seat has", async () => {
  answer.mockResolvedValueOnce(Response.json({ policies: ["policy:mini"] }));
  loadBots();
  await vi.waitFor(() => expect(bots()).toEqual([...LEVELS, "policy:mini"]));
  expect(bots("policy:gone").at(-1)).toBe("policy:gone");
  expect(bots("mason")).toHaveLength(LEVELS.length + 1);
  loadBots();
  expect(answer).toHaveBeenCalledOnce();
});

test("a policy goes by its name, a level by its message", () => {
  expect(botName("policy:mini")).toBe("mini");
  for (const described of [botOption, botAtSeat]) {
    expect(described("policy:mini")).toContain("mini");
    expect(described("mason")).not.toBe(botName("mason"));
  }
});
