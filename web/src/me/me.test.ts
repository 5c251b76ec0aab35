import { afterEach, expect, test, vi } from "vitest";
import { Lobby } from "../home/lobby.svelte";
import { loadMe, me, setMe } from "./me.svelte";
import { ensureName } from "./names";

const ZAIDA = { name: "Zaida", page: null };

afterEach(() => {
  vi.unstubAllGlobals();
  setMe(null);
});

/** Begin a visit of a device that has a session, and answer the requests to these addresses. */
function visit(answers: Record<string, object>): string[] {
  setMe(null);
  localStorage.setItem("nasrid-name", "Zaida");
  const requests: string[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? "GET"} ${url}`);
    return answers[url] ? Promise.resolve(Response.json(answers[url])) : Promise.reject(new TypeError("no network"));
  });
  return requests;
}

test("a player whom the server could not name at the start is loaded before a name is registered", async () => {
  visit({});
  await expect(loadMe()).rejects.toThrow();
  await expect(ensureName()).rejects.toThrow();
  const requests = visit({ "/api/me": ZAIDA });
  await ensureName();
  expect(requests).toEqual(["GET /api/me"]);
  expect(me()?.name).toBe("Zaida");
});

test("a player is loaded once", async () => {
  const requests = visit({ "/api/me": ZAIDA });
  await loadMe();
  await loadMe();
  expect(requests).toEqual(["GET /api/me"]);
});

test("the lobby shows the tables of a player who could not be loaded at the start", async () => {
  visit({});
  await loadMe().catch(() => undefined);
  const requests = visit({
    "/api/me": ZAIDA,
    "/api/tables": { tables: [] },
    "/api/me/tables": { tables: [], invitations: [], has_parked: true },
  });
  const lobby = new Lobby();
  await lobby.refresh();
  expect(requests).toContain("GET /api/me/tables");
  expect(lobby.hasParked).toBe(true);
});
