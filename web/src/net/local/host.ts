// The host on this device. What needs no rules is answered here; for the rest a worker is started, which runs the same
// Python as a server.
import { type Host, type Line, type Listener, Refused, refusedBy } from "../host";
import type { Error as ErrorMessage, Listing, Me, NameForm, Tables } from "../protocol";
import type { FromWorker, ToWorker } from "./messages";
import { listings } from "./shelf";

export const HERE = "here-"; // what the ids of tables on this device begin with
const NAME = "nasrid-name-here";

interface Asked {
  resolve: (text: string) => void;
  reject: (error: Refused) => void;
}

let worker: Worker | null = null;
let serial = 0;
const asked = new Map<number, Asked>();
const lines = new Map<number, Listener>();

/** Starts the worker before it is needed. */
export function wake(): void {
  started();
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "host" });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => take(data);
  worker.onerror = () => fail("the worker could not be started");
  return worker;
}

function take(message: FromWorker): void {
  if (message.type === "told") {
    const listener = lines.get(message.line);
    if (message.text) listener?.told(message.text);
    else if (lines.delete(message.line)) listener?.closed();
  } else if (message.type === "answer") settle(message.id, message.text);
  else fail(message.message);
}

function settle(id: number, text: string): void {
  const waiting = asked.get(id);
  asked.delete(id);
  if (text.startsWith('{"type":"error"')) waiting?.reject(refusedBy(JSON.parse(text) as ErrorMessage));
  else waiting?.resolve(text);
}

/** The next request tries again with another worker. */
function fail(message: string): void {
  worker?.terminate();
  worker = null;
  for (const { reject } of asked.values()) reject(new Refused("not_here", message));
  asked.clear();
  const open = [...lines.values()];
  lines.clear();
  for (const listener of open) listener.closed();
}

const tell = (message: ToWorker): void => started().postMessage(message);

/** An answer as it was written: a record has longer numbers than JavaScript. */
export function askText(method: string, path: string, body = ""): Promise<string> {
  return new Promise((resolve, reject) => {
    const id = ++serial;
    asked.set(id, { resolve, reject });
    tell({ type: "ask", id, method, path, body });
  });
}

export const nameHere = (): string | null => localStorage.getItem(NAME);

function me(): Me {
  const name = nameHere();
  if (name === null) throw new Refused("not_signed_in", "choose a name first");
  return { name, login: null };
}

function callMe({ name }: NameForm): Me {
  localStorage.setItem(NAME, name.trim());
  return me();
}

async function tables(): Promise<Tables> {
  return { tables: (await listings()).map((text) => JSON.parse(text) as Listing) };
}

export const local: Host = {
  async ask(method, path, body = "") {
    switch (`${method} ${path}`) {
      case "GET /api/me":
        return me();
      case "POST /api/me":
        return callMe(JSON.parse(body) as NameForm);
      case "GET /api/tables":
        return { tables: [] };
      case "GET /api/me/tables":
        return tables();
      default:
        return JSON.parse(await askText(method, path, body)) as unknown;
    }
  },

  connect(table, after, listener): Line {
    const line = ++serial;
    lines.set(line, listener);
    tell({ type: "connect", line, table, after });
    queueMicrotask(() => listener.opened());
    return {
      send: (text) => tell({ type: "hear", line, text }),
      close() {
        if (!lines.delete(line)) return;
        tell({ type: "part", line });
        listener.closed();
      },
    };
  },
};
