// Select the host of a request. The id of a local table has a prefix; a page without a server has only the local host.
import { hasServer } from "../urls";
import type { Host } from "./host";
import { local } from "./local/host";
import { LOCAL_ID_PREFIX } from "./protocol";
import { remote } from "./remote";

export const isLocal = (table: string): boolean => table.startsWith(LOCAL_ID_PREFIX);

export const hostOfTable = (table: string): Host => (isLocal(table) ? local : remote);

export function hostOf(path: string): Host {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
  return hasServer && !isLocal(table) ? remote : local;
}
