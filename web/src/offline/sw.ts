// The service worker of a device that keeps Nasrid, or tells its owner when it is their turn. Pages come from the network if
// there is one, so that they are never older than their server; everything else has its content in its name, and comes
// from what is kept.

/** What a notification says, in the language that the page spoke last. */
export interface Words {
  turn: string;
  hint: string;
  off: string;
}

/** What a server tells: docs/protocol.md. */
interface Told {
  table: string;
}
interface Lasting extends Event {
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
interface Events {
  install: Lasting;
  activate: Lasting;
  fetch: FetchEvent;
  message: Lasting & { data: Words };
  push: Lasting & { data: { json(): Told } };
  notificationclick: Lasting & { action: string; notification: { data: string; close(): void } };
}
interface Worker {
  registration: ServiceWorkerRegistration;
  skipWaiting(): void;
  clients: { claim(): Promise<void>; matchAll(which: object): Promise<Page[]>; openWindow(address: string): Promise<unknown> };
  addEventListener<Name extends keyof Events>(type: Name, listener: (event: Events[Name]) => void): void;
}

const worker = globalThis as unknown as Worker;
const scope = new URL(worker.registration.scope);
const at = (path: string): string => new URL(path, scope).href;
const PATIENCE = 4000; // milliseconds for a page from the network
const LIST = at("offline.json");
const WORDS = "words"; // the cache of what a notification says, and its only entry
const OFF = "off"; // the button of a notification

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname.slice(scope.pathname.length);
  if (request.method !== "GET" || url.origin !== scope.origin || path.startsWith("api/") || url.href === LIST) return;
  event.respondWith(request.mode === "navigate" ? page(request, path) : keptOrFetched(request));
});
worker.addEventListener("message", (event) => event.waitUntil(keepWords(event.data)));
worker.addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(event.action === OFF ? tellNothingMore() : show(event.notification.data));
});

async function page(request: Request, path: string): Promise<Response> {
  const kept = await keptPage(path);
  if (!kept) return fetch(request);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // no network, or none worth waiting for
  }
  return kept;
}

async function keptPage(path: string): Promise<Response | undefined> {
  const file = at(/^table\/[^/]+$/.test(path) ? "table.html" : "index.html");
  for (const name of (await caches.keys()).reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(LIST)) return (await cache.match(file)) ?? cache.match(at("index.html"));
  }
  return undefined;
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function keepWords(words: Words): Promise<void> {
  await (await caches.open(WORDS)).put(at(WORDS), new Response(JSON.stringify(words)));
}

async function tell({ table }: Told): Promise<void> {
  const kept = await (await caches.open(WORDS)).match(at(WORDS));
  const words = kept && ((await kept.json()) as Words);
  await worker.registration.showNotification(words?.turn ?? "Nasrid", {
    body: words?.hint ?? "",
    tag: table, // a later one replaces it
    data: table,
    icon: at("icon-192.png"),
    ...(words && { actions: [{ action: OFF, title: words.off }] }),
  } as NotificationOptions);
}

async function show(table: string): Promise<void> {
  const address = at(`table/${table}`);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split("#")[0] === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

async function tellNothingMore(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await fetch(at("api/me/push/end"), { method: "POST" });
}
