// Nasrid's Python in workers: one hosts the tables of this device, another runs the bots, so that bots never block
// requests.
import type { PyCallable } from "pyodide/ffi";
import type { FromWorker, ToWorker } from "./messages";
import { hasDownloadFailed, type Python, startPython } from "./python";
import * as storage from "./storage";
import { puzzleStorage, reviewStorage } from "./textStorage";

const BOTS_WORKER_NAME = "bots";
const workerScope = globalThis as unknown as {
  name: string;
  location: Location;
  postMessage: (message: unknown) => void;
};

interface LocalHost {
  ask(method: string, path: string, body: string): Promise<string>;
  connect(connection: number, table: string, after: number | null | undefined): Promise<void>;
  receive(connection: number, text: string): Promise<void>;
  disconnect(connection: number): void;
}

const importCallable = (python: Python, module: string, name: string): PyCallable =>
  python.pyimport(`${module}.${name}`) as PyCallable;

/** The worker that runs the bots; it is restarted after a crash. */
class BotsWorker {
  #worker: Worker | null = null;
  #waiting: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];

  think = (question: string): Promise<string> =>
    new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.ensureWorker().postMessage(question);
    });

  ensureWorker(): Worker {
    if (this.#worker) return this.#worker;
    this.#worker = new Worker(workerScope.location.href, { type: "module", name: BOTS_WORKER_NAME });
    this.#worker.onmessage = ({ data }: MessageEvent<string>) => this.#waiting.shift()?.resolve(data);
    this.#worker.onerror = ({ message }) => {
      this.#worker?.terminate();
      this.#worker = null;
      for (const { reject } of this.#waiting.splice(0)) reject(new Error(message));
    };
    return this.#worker;
  }
}

async function serveHost(python: Promise<Python>): Promise<(message: ToWorker) => void> {
  const postToPage = (message: FromWorker) => workerScope.postMessage(message);
  const botsWorker = new BotsWorker();
  const appendEntries = async (table: string, first: number, texts: { toJs(): string[] }, listing: string) => {
    try {
      const isStored = await storage.appendEntries(table, first, texts.toJs(), listing);
      postToPage({ type: "storage", problem: null });
      return isStored;
    } catch (error) {
      postToPage({ type: "storage", problem: storage.storageProblem(error) });
      throw error;
    }
  };
  const make = importCallable(await python, "nasrid.server.local.host", "LocalHost");
  const send = (connection: number, text: string) => postToPage({ type: "message", connection, text });
  const deviceStorage = {
    read_log: storage.readLog,
    read_listings: storage.readListings,
    append_entries: appendEntries,
    delete_table: storage.deleteTable,
    read_review: reviewStorage.read,
    write_review: reviewStorage.write,
    read_puzzles: puzzleStorage.readAll,
    add_puzzle: puzzleStorage.add,
    replace_puzzle: puzzleStorage.write,
  };
  const host = make(deviceStorage, botsWorker.think, send) as LocalHost;
  botsWorker.ensureWorker();
  return (message) => {
    if (message.type === "request") {
      void host
        .ask(message.method, message.path, message.body)
        .then((text) => postToPage({ type: "answer", id: message.id, text }));
    } else if (message.type === "connect")
      void host.connect(message.connection, message.table, message.after ?? undefined);
    else if (message.type === "send") void host.receive(message.connection, message.text);
    else host.disconnect(message.connection);
  };
}

async function serveBots(python: Promise<Python>): Promise<(question: string) => void> {
  const answer = importCallable(await python, "nasrid.server.local.worker", "make_handler")() as (question: string) => {
    decode(): string;
  };
  return (question) => workerScope.postMessage(answer(question).decode());
}

const ready = (workerScope.name === BOTS_WORKER_NAME ? serveBots : serveHost)(startPython()) as Promise<
  (message: never) => void
>;
ready.catch((error: unknown) => {
  if (workerScope.name === BOTS_WORKER_NAME) throw error;
  const code = hasDownloadFailed() ? "not_loaded" : "not_here";
  workerScope.postMessage({ type: "failed", code, message: String(error) } satisfies FromWorker);
});
// all messages wait for the same promise, so their order is kept
onmessage = ({ data }) => void ready.then((take) => take(data as never));
