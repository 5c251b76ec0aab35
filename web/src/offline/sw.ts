// The service worker for offline play and push notifications. Pages come from the network if possible, so that they
// match their server. All other files have a content hash in their names and come from the cache.

import { renewPush } from "./renewPush";

/** The texts of a notification, in the page's last language. */
export interface NotificationTexts {
  turn: string;
  hint: string;
  off: string;
}

/** The payload of docs/protocol.md. */
interface PushPayload {
  table: string;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: NotificationTexts };
  push: ExtendableEvent & { data: { json(): PushPayload } };
  pushsubscriptionchange: ExtendableEvent & { newSubscription?: PushSubscription | null };
  notificationclick: ExtendableEvent & { action: string; notification: { data: string; close(): void } };
}
interface ServiceWorkerScope {
  registration: ServiceWorkerRegistration;
  skipWaiting(): void;
  clients: {
    claim(): Promise<void>;
    matchAll(which: object): Promise<Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof WorkerEvents>(type: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

const worker = globalThis as unknown as ServiceWorkerScope;
const scope = new URL(worker.registration.scope);
const urlOf = (path: string): string => new URL(path, scope).href;
const PAGE_TIMEOUT_MS = 4000;
const MANIFEST_URL = urlOf("offline.json");
const TEXTS_CACHE = `nasrid-texts ${scope.pathname}`; // the cache with the notification texts
const TEXTS_URL = urlOf("texts"); // their place in the cache
const UNSUBSCRIBE_ACTION = "off"; // the button of a notification

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname.slice(scope.pathname.length);
  if (request.method !== "GET" || url.origin !== scope.origin || path.startsWith("api/") || url.href === MANIFEST_URL)
    return;
  event.respondWith(request.mode === "navigate" ? servePage(request, path) : cachedOrFetched(request));
});
worker.addEventListener("message", (event) => event.waitUntil(storeTexts(event.data)));
worker.addEventListener("push", (event) => event.waitUntil(notify(event.data.json())));
worker.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renewPush(worker.registration.pushManager, urlOf, event.newSubscription)),
);
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === UNSUBSCRIBE_ACTION ? unsubscribe() : openTable(event.notification.data));
});

async function servePage(request: Request, path: string): Promise<Response> {
  const kept = await cachedPage(path);
  if (!kept) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) });
    if (answer.status < 500) return answer;
  } catch {
    // no network, or it is too slow
  }
  return kept;
}

async function cachedPage(path: string): Promise<Response | undefined> {
  const file = urlOf(/^table\/[^/]+$/.test(path) ? "table.html" : "index.html");
  for (const name of (await caches.keys()).reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(MANIFEST_URL)) return (await cache.match(file)) ?? cache.match(urlOf("index.html"));
  }
  return undefined;
}

async function cachedOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function storeTexts(texts: NotificationTexts): Promise<void> {
  await (await caches.open(TEXTS_CACHE)).put(TEXTS_URL, new Response(JSON.stringify(texts)));
}

async function notify({ table }: PushPayload): Promise<void> {
  const kept = await (await caches.open(TEXTS_CACHE)).match(TEXTS_URL);
  const texts = kept && ((await kept.json()) as NotificationTexts);
  await worker.registration.showNotification(texts?.turn ?? "Nasrid", {
    body: texts?.hint ?? "",
    tag: table, // a later notification replaces it
    data: table,
    icon: urlOf("icon-192.png"),
    ...(texts && { actions: [{ action: UNSUBSCRIBE_ACTION, title: texts.off }] }),
  });
}

async function openTable(table: string): Promise<void> {
  const address = urlOf(`table/${table}`);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split("#")[0] === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

async function unsubscribe(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await fetch(urlOf("api/me/push/end"), { method: "POST" });
}
