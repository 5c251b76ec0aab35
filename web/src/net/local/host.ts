// The host on this device. Requests that need no rules are answered here. For all others a worker runs the server's
// Python code.
import { type Host, type TableConnection, type Listener, RequestError, toRequestError } from "../host";
import type { Error as ErrorMessage, TableSummary, Me, NameForm, TableList } from "../protocol";
import type { FromWorker, ToWorker } from "./messages";
import { readListings } from "./storage";

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
  worker.onerror = () => fail("the worker could not be started");
  return worker;
}

function onWorkerMessage(message: FromWorker): void {
  if (message.type === "message") {
    const listener = listeners.get(message.connection);
    if (message.text) listener?.onMessage(message.text);
    else if (listeners.delete(message.connection)) listener?.onClose();
  } else if (message.type === "answer") settle(message.id, message.text);
  else fail(message.message);
}

function settle(id: number, text: string): void {
  const waiting = pendingRequests.get(id);
  pendingRequests.delete(id);
  if (text.startsWith('{"type":"error"')) waiting?.reject(toRequestError(JSON.parse(text) as ErrorMessage));
  else waiting?.resolve(text);
}

/** Drop the worker; the next request starts a new one. */
function fail(message: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of pendingRequests.values()) reject(new RequestError("not_here", message));
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

export const localName = (): string | null => localStorage.getItem(NAME_KEY);

function localMe(): Me {
  const name = localName();
  if (name === null) throw new RequestError("not_signed_in", "choose a name first");
  return { name, login: null };
}

function setLocalName({ name }: NameForm): Me {
  localStorage.setItem(NAME_KEY, name.trim());
  return localMe();
}

async function listTables(): Promise<TableList> {
  return { tables: (await readListings()).map((text) => JSON.parse(text) as TableSummary) };
}

export const local: Host = {
  async request(method, path, body = "") {
    switch (`${method} ${path}`) {
      case "GET /api/me":
        return localMe();
      case "POST /api/me":
        return setLocalName(JSON.parse(body) as NameForm);
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
