// Which host a request is for. A table on this device has an id that says so; a page without a server has no other host.
import { hasServer } from "../urls";
import type { Host } from "./host";
import { LOCAL_ID_PREFIX, local } from "./local/host";
import { remote } from "./remote";

export const isLocal = (table: string): boolean => table.startsWith(LOCAL_ID_PREFIX);

export const hostOfTable = (table: string): Host => (isLocal(table) ? local : remote);

export function hostOf(path: string): Host {
  const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1] ?? "";
  return hasServer && !isLocal(table) ? remote : local;
}
