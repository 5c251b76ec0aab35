// Opens a table that teaches a chapter.
import { ensureName } from "../me/names";
import { get, openTable } from "../net/http";
import type { Snapshot } from "../net/protocol";
import { go } from "../route.svelte";
import { lessonOf, noteLesson } from "./progress.svelte";

export async function beginLesson(chapter: string): Promise<void> {
  await ensureName();
  const { id } = await openTable({ settings: { lesson: chapter } });
  noteLesson(chapter, { table: id, said: 0 });
  go(`/table/${id}`);
}

/** Where it was left; from its beginning if it is done, or if the table is gone. */
export async function continueLesson(chapter: string): Promise<void> {
  const { table, done } = lessonOf(chapter);
  if (table !== undefined && !done && (await isMine(table))) go(`/table/${table}`);
  else await beginLesson(chapter);
}

/** Whether I still play there: tables are not kept for ever, and this device may have been somebody else's. */
async function isMine(table: string): Promise<boolean> {
  const seen = await get<Snapshot>(`/api/tables/${table}`).catch(() => null);
  return seen !== null && seen.you.seat !== null && seen.table.state !== "over";
}
