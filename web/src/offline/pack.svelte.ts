// What is kept of Nasrid on this device, so that it opens without a network. It is fetched file by file: after a break
// it goes on where it was, and a new version brings only what has changed.
import { BASE, SERVICE_WORKER_URL } from "../urls";
import { PLAYING } from "./playing";

interface Pack {
  version: string;
  files: { url: string; size: number }[];
}
type Stage = "unknown" | "impossible" | "none" | "fetching" | "stopped" | "kept";

const LIST = `${BASE}offline.json`; // kept last: a cache that has it is complete
const NAME = "nasrid-"; // of a cache, before the version

const megabytes = (bytes: number): number => Math.round(bytes / 100_000) / 10;
const addressOf = (url: string): string => new URL(BASE + url, location.href).href;

async function newestPack(): Promise<Pack> {
  return (await (await fetch(LIST, { cache: "no-store" })).json()) as Pack;
}

async function keptPack(): Promise<Pack | null> {
  for (const name of (await ourCaches()).reverse()) {
    const list = await (await caches.open(name)).match(LIST);
    if (list) return (await list.json()) as Pack;
  }
  return null;
}

const ourCaches = async (): Promise<string[]> => (await caches.keys()).filter((name) => name.startsWith(NAME));

export class Keeping {
  stage = $state<Stage>("unknown");
  size = $state(0); // megabytes
  done = $state(0);
  news = $state<"fetching" | "renewed" | null>(null);

  /** Sees what is here, and whether there is something newer. */
  async look(): Promise<void> {
    if (!("caches" in globalThis) || !("serviceWorker" in navigator)) {
      this.stage = "impossible";
      await this.#measure();
      return;
    }
    const kept = await keptPack();
    if (!kept) {
      this.stage = (await ourCaches()).length ? "stopped" : "none";
      await this.#measure();
      return;
    }
    this.#kept(kept);
    await this.#renew(kept);
  }

  async #measure(): Promise<void> {
    const pack = await newestPack().catch(() => null);
    if (pack) this.size = sizeOf(pack);
  }

  #kept(pack: Pack): void {
    this.stage = "kept";
    this.size = sizeOf(pack);
  }

  async #renew(kept: Pack): Promise<void> {
    const pack = await newestPack().catch(() => kept);
    if (pack.version === kept.version) return clearOld(kept);
    this.news = "fetching";
    try {
      await this.#fetch(pack);
      this.#kept(pack);
      this.news = "renewed";
    } catch {
      this.news = null; // the next visit goes on
    }
  }

  async keep(): Promise<void> {
    this.stage = "fetching";
    this.done = 0;
    try {
      const pack = await newestPack();
      this.size = sizeOf(pack);
      await this.#fetch(pack);
      await navigator.serviceWorker.register(SERVICE_WORKER_URL);
      void navigator.storage?.persist?.();
      this.#kept(pack);
    } catch {
      this.stage = "stopped";
    }
  }

  async #fetch(pack: Pack): Promise<void> {
    const cache = await caches.open(NAME + pack.version);
    let bytes = 0;
    for (const { url, size } of pack.files) {
      const address = addressOf(url);
      if (!(await cache.match(address))) await cache.put(address, await bring(url));
      bytes += size;
      this.done = megabytes(bytes);
    }
    await cache.put(LIST, new Response(JSON.stringify(pack), { headers: { "Content-Type": "application/json" } }));
    await clearOld(pack);
  }

  async forget(): Promise<void> {
    for (const name of await ourCaches()) await caches.delete(name);
    for (const worker of await navigator.serviceWorker.getRegistrations()) {
      if (!(await worker.pushManager?.getSubscription())) await worker.unregister(); // otherwise it still has to tell something
    }
    this.news = null;
    this.stage = "none";
  }
}

const sizeOf = ({ files }: Pack): number => megabytes(files.reduce((sum, { size }) => sum + size, 0));

/** What has its content in its name need not be fetched again. */
async function bring(url: string): Promise<Response> {
  const known = url.startsWith("assets/") ? await caches.match(addressOf(url)) : undefined;
  if (known) return known;
  const answer = await fetch(addressOf(url), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** Older versions go when nobody plays: a game in another window may still need a part of its own. */
async function clearOld({ version }: Pack): Promise<void> {
  await navigator.locks.request(PLAYING, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    for (const name of await ourCaches()) if (name !== NAME + version) await caches.delete(name);
  });
}
