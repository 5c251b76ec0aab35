// Being told on this device that it is my turn, though nothing of Nasrid is open: by the service worker, in the language
// that the page spoke last.
import { SERVICE_WORKER_URL } from "../urls";
import { get, post, put } from "../net/http";
import type { PushStatus, PushForm } from "../net/protocol";
import type { NotificationTexts } from "../offline/sw";
import { t, loadMessages } from "../text/fluent.svelte";

export interface QuietHours {
  from: string; // like 22:00
  until: string;
}

/** Browsers on phones may need an installed app for it, and all of them HTTPS. */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

/** Whether both the server and this browser know of it. */
export const isPushEnabled = async (): Promise<boolean> =>
  (await get<PushStatus>("/api/me/push")).enabled && (await currentSubscription()) !== null;

export async function enablePush(quiet: QuietHours): Promise<"on" | "denied"> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const { key } = await get<PushStatus>("/api/me/push");
  await navigator.serviceWorker.register(SERVICE_WORKER_URL);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // it may be of another key
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: base64ToBytes(key) });
  await put("/api/me/push", subscriptionForm(subscription, quiet));
  await sendTextsToWorker();
  return "on";
}

export async function setQuietHours(quiet: QuietHours): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription) await put("/api/me/push", subscriptionForm(subscription, quiet));
}

export async function disablePush(): Promise<void> {
  await post("/api/me/push/end");
  await (await currentSubscription())?.unsubscribe();
}

/** Tells the service worker what a notification says in the language of the page. */
export async function sendTextsToWorker(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!worker) return;
  await loadMessages("push");
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

/** Of the day; of a field that was emptied, midnight. */
function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const base64ToBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
