import { afterEach, expect, test, vi } from "vitest";
import { renewPush } from "./renewPush";

const subscriptionAt = (endpoint: string) =>
  ({ endpoint, toJSON: () => ({ keys: { p256dh: "BC", auth: "BT" } }) }) as unknown as PushSubscription;
const subscribe = vi.fn(() => Promise.resolve(subscriptionAt("https://push.example.org/own")));
const pushManager = { subscribe } as unknown as PushManager;
const urlOf = (path: string) => `https://nasrid.example/${path}`;

/** Answer the request for the status, and return all requests. */
function serve(status: { enabled: boolean } | null): [string, RequestInit | undefined][] {
  const requests: [string, RequestInit | undefined][] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    requests.push([url, init]);
    return Promise.resolve(Response.json({ key: "AQID", ...status }, { status: status ? 200 : 401 }));
  });
  return requests;
}

afterEach(() => {
  vi.unstubAllGlobals();
  subscribe.mockClear();
});

test("the subscription that the browser renewed is sent to the server", async () => {
  const requests = serve({ enabled: true });
  await renewPush(pushManager, urlOf, subscriptionAt("https://push.example.org/new"));
  expect(subscribe).not.toHaveBeenCalled();
  const [url, init] = requests[1]!;
  expect(url).toBe("https://nasrid.example/api/me/push/renew");
  expect(JSON.parse(init?.body as string)).toEqual({
    endpoint: "https://push.example.org/new",
    p256dh: "BC",
    auth: "BT",
  });
});

test("a browser that only reports the end of its subscription is subscribed again", async () => {
  const requests = serve({ enabled: true });
  await renewPush(pushManager, urlOf, null);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "AQID" });
  expect(requests[1]![1]?.body).toContain("https://push.example.org/own");
});

test.each([{ enabled: false }, null])("nothing is renewed after notifications were disabled: %o", async (status) => {
  const requests = serve(status);
  await renewPush(pushManager, urlOf, null);
  expect(subscribe).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});
