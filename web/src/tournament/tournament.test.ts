import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RequestError } from "../net/http";
import type { TournamentPage } from "../net/protocol";
import { remote } from "../net/remote";
import { Tournament } from "./tournament.svelte";

const PAGE = { seq: 1, you: { now: 0 } } as TournamentPage;
const LONGER_THAN_ANY_RETRY_MS = 20_000;

class FakeSocket {
  static readonly OPEN = WebSocket.OPEN;
  static all: FakeSocket[] = [];
  readonly readyState = WebSocket.OPEN;
  isClosed = false;
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  close(): void {
    this.isClosed = true;
  }
}

let tournament: Tournament;

const later = () => vi.advanceTimersByTimeAsync(LONGER_THAN_ANY_RETRY_MS);
const isBroken = () => tournament.attempt.problem !== null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
});
afterEach(() => {
  tournament.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function load(): Promise<void> {
  tournament = new Tournament("t");
  await vi.advanceTimersByTimeAsync(0);
}

test("a tournament is requested until the server answers", async () => {
  const request = vi.spyOn(remote, "request").mockRejectedValue(new RequestError("offline", ""));
  await load();
  await later();
  expect(isBroken()).toBe(true);
  request.mockResolvedValue(PAGE);
  await later();
  expect(tournament.page).toBe(PAGE);
  expect(isBroken()).toBe(false);
  request.mockClear();
  await later();
  expect(request).not.toHaveBeenCalled();
});

test("a tournament that does not exist is requested once", async () => {
  const request = vi.spyOn(remote, "request").mockRejectedValue(new RequestError("no_such_tournament", ""));
  await load();
  await later();
  expect(request).toHaveBeenCalledOnce();
  expect(isBroken()).toBe(true);
});

test("a restart while the connection is lost leaves one connection", async () => {
  vi.spyOn(remote, "request").mockResolvedValue(PAGE);
  await load();
  tournament.follow();
  FakeSocket.all[0]!.onclose();
  tournament.restart();
  await later();
  expect(FakeSocket.all).toHaveLength(2);
  tournament.close();
  expect(FakeSocket.all[1]!.isClosed).toBe(true);
});
