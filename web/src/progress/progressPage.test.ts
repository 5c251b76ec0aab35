import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setMe } from "../me/me.svelte";
import type { Host } from "../net/host";
import { local } from "../net/hosts";
import type { Me, Progress } from "../net/protocol";
import { remote } from "../net/remote";
import ProgressPage from "./ProgressPage.svelte";

let page: Record<string, unknown>;

type AnswerFunction = (answer: Promise<Progress>) => Promise<void>;
let answerOnDevice: AnswerFunction;
let answerOnServer: AnswerFunction;

/** Let a host answer when the test does. Return the function that answers. */
function hold(host: Host): AnswerFunction {
  let answerWith: (answer: Promise<Progress>) => void;
  vi.spyOn(host, "request").mockReturnValue(new Promise((resolve) => (answerWith = resolve)));
  return async (answer) => {
    answerWith(answer);
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  };
}

const withSolved = (solved: number): Promise<Progress> =>
  Promise.resolve({
    ...{ totals: [], games: [], buildings: {}, streak: 0, longest_streak: 0 },
    puzzles: { rating: 1500, deviation: 350, attempted: 9, solved },
  });

function choose(place: "server" | "device"): void {
  document.querySelector<HTMLInputElement>(`input[value=${place}]`)!.click();
  flushSync();
}

const text = (): string => document.querySelector("main")!.textContent;

beforeEach(() => {
  setMe({ name: "Zaida" } as Me);
  [answerOnDevice, answerOnServer] = [hold(local), hold(remote)];
  page = mount(ProgressPage, { target: document.body });
  flushSync();
});
afterEach(async () => {
  await unmount(page);
  setMe(null);
  vi.restoreAllMocks();
});

test("a late answer of the device is not shown as the server's", async () => {
  choose("device");
  choose("server");
  await answerOnServer(withSolved(3));
  await answerOnDevice(withSolved(5));
  expect(text()).toContain("3 of 9");
});

test("a late error of the server is not shown as the device's", async () => {
  choose("device");
  await answerOnServer(Promise.reject(new Error("too late")));
  expect(text()).not.toContain("too late");
  expect(text()).toContain("Getting the table ready");
  await answerOnDevice(withSolved(5));
  expect(text()).toContain("5 of 9");
});
