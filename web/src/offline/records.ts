// Games as files, and from one host to another.
import { requestText, local } from "../net/local/host";
import type { CreatedTable } from "../net/protocol";
import { LEVELS } from "../net/protocol";
import { remote } from "../net/remote";

/** Hands the reader a file. */
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

/** The text goes on as it is: a seed is a longer number than JavaScript has. */
const recordForm = (record: string): string => `{"record":${record},"seat":${firstPerson(record)}}`;

function firstPerson(record: string): number {
  const { players } = JSON.parse(record) as { players?: unknown };
  const names: unknown[] = Array.isArray(players) ? players : [];
  return Math.max(
    0,
    names.findIndex((name) => !(LEVELS as readonly unknown[]).includes(name)),
  );
}

/** Goes on with the game of a record on this device. */
export const resumeLocally = async (record: string): Promise<string> =>
  ((await local.request("POST", "/api/records", recordForm(record))) as CreatedTable).id;

/** Goes on here with a game of the server, which ends there; not before it is sure that this device can play. */
export async function moveToDevice(table: string, end: () => Promise<unknown>): Promise<string> {
  await local.request("GET", "/api/me/tables");
  await end();
  const answer = await fetch(`/api/tables/${table}/record`);
  return resumeLocally(await answer.text());
}

/** The same on the server. */
export const resumeOnServer = async (record: string): Promise<string> =>
  ((await remote.request("POST", "/api/records", recordForm(record))) as CreatedTable).id;
