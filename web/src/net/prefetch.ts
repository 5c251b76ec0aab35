// The table that the page was opened at is asked for before anything else is made ready.
import { pageFromUrl } from "../urls";
import { get } from "./http";
import type { Snapshot } from "./protocol";

const openedTable = /^\/table\/([^/]+)$/.exec(pageFromUrl(location))?.[1];
let prefetched = openedTable ? get<Snapshot>(`/api/tables/${openedTable}`) : null;
prefetched?.catch(() => undefined); // whoever waits for it hears of it

export function takeSnapshot(table: string): Promise<Snapshot> {
  const snapshot = table === openedTable && prefetched ? prefetched : get<Snapshot>(`/api/tables/${table}`);
  prefetched = null; // later it would be an old one
  return snapshot;
}
