// Game records: files, and moves between hosts.
import { local } from "../net/hosts";
import { requestText } from "../net/local/host";
import type { CreatedTable } from "../net/protocol";
import { LEVELS } from "../net/protocol";
import { remote } from "../net/remote";

/** Download a file. */
export function saveFile(name: string, text: string | Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(text instanceof Blob ? text : new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export const fetchRecord = (table: string): Promise<string> => requestText("GET", `/api/tables/${table}/record`);

export async function saveRecord(table: string): Promise<void> {
  saveFile(`nasrid-${table}.json`, await fetchRecord(table));
}

/** Insert the record as text, because JavaScript would round its seed. */
const recordForm = (record: string): string => `{"record":${record},"seat":${firstPerson(record)}}`;

function firstPerson(record: string): number {
  const { players } = JSON.parse(record) as { players?: unknown };
  const names: unknown[] = Array.isArray(players) ? players : [];
  return Math.max(
    0,
    names.findIndex((name) => !(LEVELS as readonly unknown[]).includes(name)),
  );
}

/** Resume the game of a record on this device. */
export const resumeLocally = async (record: string): Promise<string> =>
  ((await local.request("POST", "/api/records", recordForm(record))) as CreatedTable).id;

/** Move a game from the server to this device. It ends on the server only after this device has accepted it. */
export async function moveToDevice(table: string, end: () => Promise<unknown>): Promise<string> {
  await local.request("GET", "/api/me/tables");
  await end();
  const answer = await fetch(`/api/tables/${table}/record`);
  return resumeLocally(await answer.text());
}

/** Resume the game of a record on the server. */
export const resumeOnServer = async (record: string): Promise<string> =>
  ((await remote.request("POST", "/api/records", recordForm(record))) as CreatedTable).id;
