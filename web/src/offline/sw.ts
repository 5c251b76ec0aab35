// The service worker of a device that keeps Nasrid. Pages come from the network if there is one, so that they are never
// older than their server; everything else has its content in its name, and comes from what is kept.

interface FetchEvent extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  registration: { scope: string };
  skipWaiting(): void;
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Event & { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as Worker;
const scope = new URL(worker.registration.scope);
const PATIENCE = 4000; // milliseconds for a page from the network
const LIST = new URL("offline.json", scope).href;

worker.addEventListener("install", () => worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const path = url.pathname.slice(scope.pathname.length);
  if (request.method !== "GET" || url.origin !== scope.origin || path.startsWith("api/") || url.href === LIST) return;
  event.respondWith(request.mode === "navigate" ? page(request, path) : keptOrFetched(request));
});

async function page(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // no network, or none worth waiting for
  }
  return (await keptPage(path)) ?? Response.error();
}

async function keptPage(path: string): Promise<Response | undefined> {
  const file = new URL(/^table\/[^/]+$/.test(path) ? "table.html" : "index.html", scope).href;
  for (const name of (await caches.keys()).reverse()) {
    const cache = await caches.open(name);
    if (await cache.match(LIST)) return (await cache.match(file)) ?? cache.match(new URL("index.html", scope).href);
  }
  return undefined;
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
