import { expect, test, vi } from "vitest";
import { LEVELS } from "../net/protocol";
import { botName, botAtSeat, botOption } from "../text/names";
import { loadBots, bots } from "./bots.svelte";

const answer = vi.fn<() => Promise<Response>>();
vi.stubGlobal("fetch", answer);

test("the levels are listed before the server answers and after it fails", async () => {
  answer.mockRejectedValueOnce(new TypeError("gone"));
  expect(bots()).toEqual(LEVELS);
  loadBots();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(bots()).toEqual(LEVELS);
});

test("policies of the server and of a seat are listed once", async () => {
  answer.mockResolvedValueOnce(Response.json({ policies: ["policy:mini"] }));
  loadBots();
  await vi.waitFor(() => expect(bots()).toEqual([...LEVELS, "policy:mini"]));
  expect(bots("policy:gone").at(-1)).toBe("policy:gone");
  expect(bots("mason")).toHaveLength(LEVELS.length + 1);
  loadBots();
  expect(answer).toHaveBeenCalledOnce();
});

test("a policy is shown by its name, a level by its message", () => {
  expect(botName("policy:mini")).toBe("mini");
  for (const described of [botOption, botAtSeat]) {
    expect(described("policy:mini")).toContain("mini");
    expect(described("mason")).not.toBe(botName("mason"));
  }
});
