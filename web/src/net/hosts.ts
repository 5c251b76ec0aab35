// Select the host of a request. The id of a local table has a prefix; a page without a server has only the local host.
import { loadPart } from "../parts/load";
import { hasServer } from "../urls";
import type { Host } from "./host";
import { LOCAL_ID_PREFIX } from "./protocol";
import { remote } from "./remote";

export const isLocal = (table: string): boolean => table.startsWith(LOCAL_ID_PREFIX);

const loadLocal = async (): Promise<Host> => (await loadPart(() => import("./local/host"))).local;

/** The host on this device. Its code is loaded on first use, because most tables are on a server. */
export const local: Host = {
  request: async (...request) => (await loadLocal()).request(...request),
  connect(table, after, listener) {
    const connecting = loadLocal().then((host) => host.connect(table, after, listener));
    return {
      send: (text) => void connecting.then((connection) => connection.send(text)),
      close: () => void connecting.then((connection) => connection.close()),
    };
  },
};

export const hostOfTable = (table: string): Host => (isLocal(table) ? local : remote);

export function hostOf(path: string): Host {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
  return hasServer && !isLocal(table) ? remote : local;
}
