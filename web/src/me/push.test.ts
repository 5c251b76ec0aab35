import { expect, test } from "vitest";
import { isPushSupported, subscriptionForm } from "./push";

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
