// The host on this device. Requests that need no rules are answered here. For all others a worker runs the server's
// Python code.
import { loadText, saveText } from "../../deviceStorage";
import { type Host, type TableConnection, type Listener, RequestError, toRequestError } from "../host";
import type { Error as ErrorMessage, TableSummary, Me, GuestForm, TableList } from "../protocol";
import type { FromWorker, StartProblem, ToWorker } from "./messages";
import { readListings, storageProblem } from "./storage";
import { storageHealth } from "./storageHealth.svelte";

const NAME_KEY = "nasrid-name-here";

interface PendingRequest {
  resolve: (text: string) => void;
  reject: (error: RequestError) => void;
}

let worker: Worker | null = null;
let lastId = 0;
const pendingRequests = new Map<number, PendingRequest>();
const listeners = new Map<number, Listener>();

/** Start the worker before it is needed. */
export function startWorker(): void {
  ensureWorker();
}

function ensureWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "host" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => onWorkerMessage(data);
  // Without a message, its script could not be downloaded.
  worker.onerror = ({ message }) => fail(message ? "not_here" : "not_loaded", "the worker could not be started");
  return worker;
}

function onWorkerMessage(message: FromWorker): void {
  if (message.type === "message") {
    const listener = listeners.get(message.connection);
    if (message.text) listener?.onMessage(message.text);
    else if (listeners.delete(message.connection)) listener?.onClose();
  } else if (message.type === "answer") settle(message.id, message.text);
  else if (message.type === "storage") storageHealth.problem = message.problem;
  else fail(message.code, message.message);
}

function settle(id: number, text: string): void {
  const waiting = pendingRequests.get(id);
  pendingRequests.delete(id);
  if (text.startsWith('{"type":"error"')) waiting?.reject(toRequestError(JSON.parse(text) as ErrorMessage));
  else waiting?.resolve(text);
}

/** Drop the worker; the next request starts a new one. */
function fail(code: StartProblem, message: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of pendingRequests.values()) reject(new RequestError(code, message));
  pendingRequests.clear();
  const open = [...listeners.values()];
  listeners.clear();
  for (const listener of open) listener.onClose();
}

const postToWorker = (message: ToWorker): void => ensureWorker().postMessage(message);

/** Return a response as text, because a record contains numbers that JavaScript would round. */
export function requestText(method: string, path: string, body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const id = ++lastId;
    pendingRequests.set(id, { resolve, reject });
    postToWorker({ type: "request", id, method, path, body });
  });
}

let currentName = loadText(NAME_KEY); // without storage, the name lasts as long as the page

export const localName = (): string | null => currentName;

function localMe(): Me {
  const name = localName();
  if (name === null) throw new RequestError("not_signed_in", "choose a name first");
  return { name, login: null };
}

function setLocalName({ name }: GuestForm): Me {
  currentName = name.trim();
  saveText(NAME_KEY, currentName);
  return localMe();
}

/** Return the tables of this device. Those of puzzles are in no list. */
async function listTables(): Promise<TableList> {
  const listings = await readListings().catch((error: unknown) => {
    throw new RequestError(storageProblem(error), String(error));
  });
  const tables = listings.map((text) => JSON.parse(text) as TableSummary);
  return { tables: tables.filter(({ table }) => !table.puzzle) };
}

export const local: Host = {
  async request(method, path, body = "") {
    switch (`${method} ${path}`) {
      case "GET /api/me":
        return localMe();
      case "POST /api/me":
        return setLocalName(JSON.parse(body) as GuestForm);
      case "GET /api/tables":
        return { tables: [] };
      case "GET /api/me/tables":
        return listTables();
      default:
        return JSON.parse(await requestText(method, path, body)) as unknown;
    }
  },

  connect(table, after, listener): TableConnection {
    const connection = ++lastId;
    listeners.set(connection, listener);
    postToWorker({ type: "connect", connection, table, after });
    queueMicrotask(() => listener.onOpen());
    return {
      send: (text) => postToWorker({ type: "send", connection, text }),
      close() {
        if (!listeners.delete(connection)) return;
        postToWorker({ type: "disconnect", connection });
        listener.onClose();
      },
    };
  },
};
