// Game records: files, and moves between hosts.
import { local } from "../net/hosts";
import { requestText } from "../net/local/host";
import type { CreatedTable, GameRecord } from "../net/protocol";
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

const firstPerson = (record: string): number => (JSON.parse(record) as Partial<GameRecord>).people?.[0] ?? 0;

/**
 * Resume the game of a record on this device, with all its people. The record is inserted as text, because JavaScript
 * would round its seed.
 */
export const resumeLocally = async (record: string): Promise<string> =>
  ((await local.request("POST", "/api/records", `{"record":${record}}`)) as CreatedTable).id;

/** Move a game from the server to this device. It ends on the server only after this device has accepted it. */
export async function moveToDevice(table: string, end: () => Promise<unknown>): Promise<string> {
  await local.request("GET", "/api/me/tables");
  await end();
  const answer = await fetch(`/api/tables/${table}/record`);
  return resumeLocally(await answer.text());
}

/** Return a record without its review, which is too large for a server. Its seed stays text, not to be rounded. */
function withoutReview(record: string): string {
  const values = JSON.parse(record.replace(/"seed": ?(\d+)/, '"seed":"$1"')) as Record<string, unknown>;
  delete values["review"];
  return JSON.stringify(values).replace(/"seed":"(\d+)"/, '"seed":$1');
}

/** Resume the game of a record on the server: the first person against bots. */
export async function resumeOnServer(record: string): Promise<string> {
  const form = `{"record":${withoutReview(record)},"seat":${firstPerson(record)}}`;
  return ((await remote.request("POST", "/api/records", form)) as CreatedTable).id;
}
