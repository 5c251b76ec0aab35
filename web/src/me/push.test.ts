import { afterEach, expect, test, vi } from "vitest";
import { isPushSupported, resubscribeAfter, subscriptionForm } from "./push";

afterEach(() => vi.unstubAllGlobals());

const subscription = {
  endpoint: "https://push.example.org/x",
  toJSON: () => ({ keys: { p256dh: "BC", auth: "BT" } }),
} as unknown as PushSubscription;

test("the server receives the subscription, the language and the quiet hours in the device's time zone", () => {
  expect(subscriptionForm(subscription, { from: "22:00", until: "07:30" })).toEqual({
    endpoint: "https://push.example.org/x",
    p256dh: "BC",
    auth: "BT",
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet_from: 1320,
    quiet_until: 450,
  });
});

test("an empty time is midnight", () => {
  expect(subscriptionForm(subscription, { from: "", until: "00:00" })).toMatchObject({ quiet_from: 0, quiet_until: 0 });
});

test("push is not offered where the browser lacks it", () => {
  expect(isPushSupported()).toBe(false);
});

test.each([true, false])("after a new password, a browser is subscribed if it was (%s)", async (enabled) => {
  const requests: string[] = [];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    requests.push(`${init?.method ?? "GET"} ${url} ${(init?.body as string | undefined) ?? ""}`);
    return Promise.resolve(Response.json({ key: "AQID", enabled }));
  });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", {});
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
  const change = () => Promise.resolve(requests.push("change"));
  await resubscribeAfter(change, { from: "22:00", until: "07:30" });
  expect(requests.map((request) => request.split(" ")[0])).toEqual(["GET", "change", ...(enabled ? ["PUT"] : [])]);
  if (enabled) expect(requests[2]).toContain(subscription.endpoint);
});
