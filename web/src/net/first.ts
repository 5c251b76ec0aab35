// The table that the page was opened at is asked for before anything else is made ready.
import { pageFromUrl } from "../urls";
import { get } from "./http";
import type { Snapshot } from "./protocol";

const opened = /^\/table\/([^/]+)$/.exec(pageFromUrl(location))?.[1];
let asked = opened ? get<Snapshot>(`/api/tables/${opened}`) : null;
asked?.catch(() => undefined); // whoever waits for it hears of it

export function firstSnapshot(table: string): Promise<Snapshot> {
  const snapshot = table === opened && asked ? asked : get<Snapshot>(`/api/tables/${table}`);
  asked = null; // later it would be an old one
  return snapshot;
}
