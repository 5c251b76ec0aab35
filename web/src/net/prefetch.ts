// Request the table in the page's address before anything else runs.
import { pageFromUrl } from "../urls";
import { get } from "./http";
import type { Snapshot } from "./protocol";

const openedTable = /^\/table\/([^/]+)$/.exec(pageFromUrl(location))?.[1];
let prefetched = openedTable ? get<Snapshot>(`/api/tables/${openedTable}`) : null;
prefetched?.catch(() => undefined); // the caller that awaits it handles the error

export function takeSnapshot(table: string): Promise<Snapshot> {
  const snapshot = table === openedTable && prefetched ? prefetched : get<Snapshot>(`/api/tables/${table}`);
  prefetched = null; // a later request needs a fresh answer
  return snapshot;
}
