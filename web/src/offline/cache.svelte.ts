// The offline cache of Nasrid. Files are fetched one by one: an interrupted download resumes, and a new version fetches
// only changed files.
import { BASE, SERVICE_WORKER_URL } from "../urls";
import { fetchManifest, fileUrl, MANIFEST_URL, type OfflineManifest } from "./manifest";
import { VERSION_LOCK } from "./versionLock";

type Stage = "unknown" | "insecure" | "unsupported" | "blocked" | "none" | "fetching" | "stopped" | "full" | "kept";

// Each copy of Nasrid on an origin has its own caches, one for each version.
const CACHE_PREFIX = `nasrid ${BASE} `;
// The caches of versions before 0.1.0. All copies shared them.
const CACHE_BEFORE_RELEASE_RE = /^nasrid-/;
const FETCH_LOCK = `nasrid-fetching ${BASE}`;

const toMegabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
const isStorageFull = (error: unknown): boolean => (error as Error).name === "QuotaExceededError";

/** Return the manifest in a cache. It is stored last, so a cache that contains it is complete. */
async function manifestIn(name: string): Promise<OfflineManifest | null> {
  const list = await (await caches.open(name)).match(MANIFEST_URL);
  return list ? ((await list.json()) as OfflineManifest) : null;
}

async function cachedManifest(): Promise<OfflineManifest | null> {
  for (const name of (await cacheNames()).reverse()) {
    const list = await manifestIn(name);
    if (list) return list;
  }
  return null;
}

async function cacheNames(): Promise<string[]> {
  const names: string[] = [];
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) || (CACHE_BEFORE_RELEASE_RE.test(name) && (await manifestIn(name))))
      names.push(name);
  return names;
}

export class OfflineCache {
  stage = $state<Stage>("unknown");
  totalMegabytes = $state(0);
  doneMegabytes = $state(0);
  updateStatus = $state<"fetching" | "renewed" | null>(null);
  /** Whether the browser has promised to delete nothing on its own, if it answers. */
  isPersistent = $state<boolean | null>(null);

  /** Check the cache and look for a newer version. */
  async refresh(): Promise<void> {
    this.stage = await this.#findStage();
    if (this.stage !== "kept") {
      const pack = await fetchManifest().catch(() => null);
      if (pack) this.totalMegabytes = manifestMegabytes(pack);
      return;
    }
    this.isPersistent = (await navigator.storage?.persisted?.()) ?? null;
    await this.update();
  }

  async #findStage(): Promise<Stage> {
    if (!isSecureContext) return "insecure";
    if (!("caches" in globalThis) || !("serviceWorker" in navigator)) return "unsupported";
    try {
      if (await cachedManifest()) return "kept";
      return (await cacheNames()).length ? "stopped" : "none";
    } catch {
      return "blocked";
    }
  }

  /** Fetch a newer version if there is one. */
  async update(): Promise<void> {
    const kept = await cachedManifest();
    if (!kept) return;
    this.totalMegabytes = manifestMegabytes(kept);
    const pack = await fetchManifest().catch(() => kept);
    if (pack.version === kept.version && (await caches.has(CACHE_PREFIX + kept.version))) return deleteOldCaches(kept);
    this.updateStatus = "fetching";
    try {
      await this.#fetch(pack);
      this.totalMegabytes = manifestMegabytes(pack);
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
      this.stage = "kept";
    } catch (error) {
      this.stage = isStorageFull(error) ? "full" : "stopped";
      return;
    }
    this.isPersistent = (await navigator.storage?.persist?.()) ?? null;
  }

  /** Fetch the missing files, in one window at a time. */
  async #fetch(pack: OfflineManifest): Promise<void> {
    await navigator.locks.request(FETCH_LOCK, async () => {
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
    });
    await deleteOldCaches(pack);
  }

  /** Delete the files of this copy, and its service worker unless push notifications need it. */
  async clear(): Promise<void> {
    for (const name of await cacheNames()) await caches.delete(name);
    const worker = await ownWorker();
    if (!(await worker?.pushManager?.getSubscription())) await worker?.unregister();
    this.updateStatus = null;
    this.stage = "none";
  }
}

/** Return the service worker of this copy. The browser may find that of a folder above it instead. */
async function ownWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker.getRegistration(BASE);
  return found?.scope === fileUrl("") ? found : undefined;
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
