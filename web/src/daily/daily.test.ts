import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { RequestError } from "../net/http";
import type { DailyPage } from "../net/protocol";
import { remote } from "../net/remote";
import { Daily } from "./daily.svelte";

const MINUTE_MS = 60_000;
const TODAY = "2026-01-05";
const pageOf = (date: string, seconds_left = 3600) => ({ date, today: TODAY, seconds_left }) as DailyPage;

let daily: Daily;
let stopPolling: () => void;
let request: MockInstance<typeof remote.request>;

/** Let the next request wait. Return the function that answers it. */
function holdNext(): (page: DailyPage) => Promise<void> {
  let answerWith: (page: DailyPage) => void;
  request.mockReturnValueOnce(new Promise((resolve) => (answerWith = resolve)));
  return async (page) => {
    answerWith(page);
    await vi.advanceTimersByTimeAsync(0);
  };
}

/** Open today's page, with a number of seconds left until midnight. */
async function open(secondsLeft: number): Promise<void> {
  request.mockResolvedValueOnce(pageOf(TODAY, secondsLeft));
  stopPolling = daily.startPolling();
  await vi.advanceTimersByTimeAsync(0);
  request.mockClear();
}

beforeEach(() => {
  vi.useFakeTimers();
  request = vi.spyOn(remote, "request");
  daily = new Daily();
});
afterEach(() => {
  stopPolling();
  vi.useRealTimers();
  request.mockRestore();
});

test("a slow refresh does not replace the day that was opened after it began", async () => {
  await open(3600);
  const answerRefresh = holdNext();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  request.mockResolvedValueOnce(pageOf("2026-01-04"));
  await daily.load("2026-01-04");
  await answerRefresh(pageOf(TODAY));
  expect(daily.page?.date).toBe("2026-01-04");
});

test("the page is refreshed once at a time", async () => {
  await open(10);
  const answerRefresh = holdNext();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(request).toHaveBeenCalledOnce();
  await answerRefresh(pageOf("2026-01-06"));
  expect(daily.page?.date).toBe("2026-01-06");
});

test("a refresh that failed is repeated, but not every second", async () => {
  await open(10);
  request.mockRejectedValue(new RequestError("offline", ""));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(request.mock.calls.length).toBeGreaterThan(1);
  expect(request.mock.calls.length).toBeLessThan(10);
  request.mockResolvedValue(pageOf("2026-01-06"));
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(daily.page?.date).toBe("2026-01-06");
});
