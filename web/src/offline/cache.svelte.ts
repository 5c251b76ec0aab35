// The offline cache of Nasrid. Files are fetched one by one: an interrupted download resumes, and a new version fetches
// only changed files.
import { BASE, SERVICE_WORKER_URL } from "../urls";
import { VERSION_LOCK } from "./versionLock";

interface OfflineManifest {
  version: string;
  files: { url: string; size: number }[];
}
type Stage = "unknown" | "impossible" | "none" | "fetching" | "stopped" | "kept";

const MANIFEST_URL = `${BASE}offline.json`; // stored last, so a cache that contains it is complete
const CACHE_PREFIX = "nasrid-"; // followed by the version

const toMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
const fileUrl = (url: string): string => new URL(BASE + url, location.href).href;

async function fetchManifest(): Promise<OfflineManifest> {
  return (await (await fetch(MANIFEST_URL, { cache: "no-store" })).json()) as OfflineManifest;
}

async function cachedManifest(): Promise<OfflineManifest | null> {
  for (const name of (await cacheNames()).reverse()) {
    const list = await (await caches.open(name)).match(MANIFEST_URL);
    if (list) return (await list.json()) as OfflineManifest;
  }
  return null;
}

const cacheNames = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

export class OfflineCache {
  stage = $state<Stage>("unknown");
  totalMegabytes = $state(0);
  doneMegabytes = $state(0);
  updateStatus = $state<"fetching" | "renewed" | null>(null);

  /** Check the cache and look for a newer version. */
  async refresh(): Promise<void> {
    if (!("caches" in globalThis) || !("serviceWorker" in navigator)) {
      this.stage = "impossible";
      await this.#measureSize();
      return;
    }
    const kept = await cachedManifest();
    if (!kept) {
      this.stage = (await cacheNames()).length ? "stopped" : "none";
      await this.#measureSize();
      return;
    }
    this.#setCached(kept);
    await this.#update(kept);
  }

  async #measureSize(): Promise<void> {
    const pack = await fetchManifest().catch(() => null);
    if (pack) this.totalMegabytes = manifestMegabytes(pack);
  }

  #setCached(pack: OfflineManifest): void {
    this.stage = "kept";
    this.totalMegabytes = manifestMegabytes(pack);
  }

  async #update(kept: OfflineManifest): Promise<void> {
    const pack = await fetchManifest().catch(() => kept);
    if (pack.version === kept.version) return deleteOldCaches(kept);
    this.updateStatus = "fetching";
    try {
      await this.#fetch(pack);
      this.#setCached(pack);
      this.updateStatus = "renewed";
    } catch {
      this.updateStatus = null; // the next visit resumes
    }
  }

  async store(): Promise<void> {
    this.stage = "fetching";
    this.doneMegabytes = 0;
    try {
      const pack = await fetchManifest();
      this.totalMegabytes = manifestMegabytes(pack);
      await this.#fetch(pack);
      await navigator.serviceWorker.register(SERVICE_WORKER_URL);
      void navigator.storage?.persist?.();
      this.#setCached(pack);
    } catch {
      this.stage = "stopped";
    }
  }

  async #fetch(pack: OfflineManifest): Promise<void> {
    const cache = await caches.open(CACHE_PREFIX + pack.version);
    let bytes = 0;
    for (const { url, size } of pack.files) {
      const address = fileUrl(url);
      if (!(await cache.match(address))) await cache.put(address, await fetchFile(url));
      bytes += size;
      this.doneMegabytes = toMegabytes(bytes);
    }
    await cache.put(
      MANIFEST_URL,
      new Response(JSON.stringify(pack), { headers: { "Content-Type": "application/json" } }),
    );
    await deleteOldCaches(pack);
  }

  async clear(): Promise<void> {
    for (const name of await cacheNames()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) {
      // push notifications still need the worker
      if (!(await worker.pushManager?.getSubscription())) await worker.unregister();
    }
    this.updateStatus = null;
    this.stage = "none";
  }
}

const manifestMegabytes = ({ files }: OfflineManifest): number =>
  toMegabytes(files.reduce((sum, { size }) => sum + size, 0));

/** Fetch a file. One with a content hash in its name may come from the HTTP cache. */
async function fetchFile(url: string): Promise<Response> {
  const known = url.startsWith("assets/") ? await caches.match(fileUrl(url)) : undefined;
  if (known) return known;
  const answer = await fetch(fileUrl(url), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** Delete old versions unless a game is running: one in another window may still need its files. */
async function deleteOldCaches({ version }: OfflineManifest): Promise<void> {
  await navigator.locks.request(VERSION_LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const name of await cacheNames()) if (name !== CACHE_PREFIX + version) await caches.delete(name);
  });
}
