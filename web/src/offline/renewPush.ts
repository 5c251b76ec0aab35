// Renewal of a push subscription. Browsers may replace its address at any time, even when no page is open. Only the
// service worker imports this file: it is no module and cannot load a file that it shares with the pages.
import type { PushRenewalForm, PushStatus } from "../net/protocol";

/** Send the renewed subscription to the server. Some browsers leave it to us to subscribe again. */
export async function renewPush(
  pushManager: PushManager,
  urlOf: (path: string) => string,
  renewed?: PushSubscription | null,
): Promise<void> {
  const answer = await fetch(urlOf("api/me/push"));
  if (!answer.ok) return; // signed out
  const { enabled, key } = (await answer.json()) as PushStatus;
  if (!enabled) return;
  const subscription = renewed ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await fetch(urlOf("api/me/push/renew"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(renewalForm(subscription)),
  });
}

function renewalForm(subscription: PushSubscription): PushRenewalForm {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}
