// Push notifications: announce the player's turn on this device even when no Nasrid page is open. The service worker
// shows them in the page's last language.
import { SERVICE_WORKER_URL } from "../urls";
import { get, post, put } from "../net/http";
import type { PushStatus, PushForm } from "../net/protocol";
import type { NotificationTexts } from "../offline/sw";
import { t, loadMessages } from "../text/fluent.svelte";
import { base64ToBytes } from "./base64";

export interface QuietHours {
  from: string; // such as 22:00
  until: string;
}

/** Phone browsers may require an installed app, and all browsers require HTTPS. */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Return whether both the server and this browser have a subscription. */
export const isPushEnabled = async (): Promise<boolean> =>
  (await get<PushStatus>("/api/me/push")).enabled && (await currentSubscription()) !== null;

export async function enablePush(quiet: QuietHours): Promise<"on" | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await get<PushStatus>("/api/me/push");
  await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may belong to another server key
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: base64ToBytes(key) });
  await put("/api/me/push", subscriptionForm(subscription, quiet));
  await sendTextsToWorker();
  return "on";
}

export async function setQuietHours(quiet: QuietHours): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await put("/api/me/push", subscriptionForm(subscription, quiet));
}

/** Make a change that ends notifications on the server, and subscribe this browser again if it was subscribed. */
export async function resubscribeAfter<T>(change: () => Promise<T>, quiet: QuietHours): Promise<T> {
  const wasEnabled = isPushSupported() && (await isPushEnabled());
  const result = await change();
  if (wasEnabled) await setQuietHours(quiet).catch(() => undefined); // the settings then show that they are off
  return result;
}

export async function disablePush(): Promise<void> {
  await post("/api/me/push/end");
  await (await currentSubscription())?.unsubscribe();
}

/** Send the notification texts in the page's language to the service worker. */
export async function sendTextsToWorker(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return;
  await loadMessages("me");
  worker.postMessage({
    turn: t("push-turn"),
    hint: t("push-turn-hint"),
    off: t("push-off"),
  } satisfies NotificationTexts);
}

export function subscriptionForm(subscription: PushSubscription, { from, until }: QuietHours): PushForm {
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    p256dh: keys?.p256dh ?? "",
    auth: keys?.auth ?? "",
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    quiet_from: minuteOfDay(from),
    quiet_until: minuteOfDay(until),
  };
}

/** Return the minute of the day; an empty field is midnight. */
function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
