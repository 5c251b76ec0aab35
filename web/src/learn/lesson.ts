// Open a table for a chapter of the tutorial.
import { hasServer } from "../urls";
import { me } from "../me/me.svelte";
import { randomGuestName, ensureName } from "../me/names";
import { get, openTable, openLocalTable, RequestError } from "../net/http";
import type { CreatedTable, Snapshot } from "../net/protocol";
import { navigate } from "../route.svelte";
import { lessonOf, saveLesson } from "./progress.svelte";

export async function beginLesson(chapter: string): Promise<void> {
  const { id } = await openLesson({ lesson: chapter });
  saveLesson(chapter, { table: id, passedSteps: 0 });
  navigate(`/table/${id}`);
}

/** Open the lesson at the server, or on this device if there is no server or it cannot be reached. */
async function openLesson(settings: { lesson: string }): Promise<CreatedTable> {
  if (hasServer) {
    try {
      await ensureName();
      return await openTable({ settings });
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "offline") throw error;
    }
  }
  return openLocalTable({ settings, names: [me()?.name ?? randomGuestName()] });
}

/** Resume a lesson. Start again if it is finished or its table is gone. */
export async function continueLesson(chapter: string): Promise<void> {
  const { table, isDone } = lessonOf(chapter);
  if (table !== undefined && !isDone && (await isMine(table))) navigate(`/table/${table}`);
  else await beginLesson(chapter);
}

/** Return whether the player still sits there: tables expire, and another person may have used this device. */
async function isMine(table: string): Promise<boolean> {
  const seen = await get<Snapshot>(`/api/tables/${table}`).catch(() => null);
  return seen !== null && seen.you.seat !== null && seen.table.stage !== "over";
}
