// Open a table for a chapter of the tutorial.
import { hasServer } from "../urls";
import { me } from "../me/me.svelte";
import { randomGuestName, ensureName } from "../me/names";
import { isLocal } from "../net/hosts";
import { get, openTable, openLocalTable, post, RequestError } from "../net/http";
import type { CreatedTable, LeaveCommand, Snapshot, TableInfo } from "../net/protocol";
import { loadPart } from "../parts/load";
import { navigate } from "../route.svelte";
import { lessonOf, saveLesson } from "./progress.svelte";

export async function beginLesson(chapter: string): Promise<void> {
  const { id } = await openLesson({ lesson: chapter });
  const { table: previous } = lessonOf(chapter);
  if (previous !== undefined) void leaveLesson(previous).catch(() => undefined); // it may be gone
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

/** Leave the table of a lesson, so that it is no longer listed. */
export async function leaveLesson(table: string): Promise<void> {
  if (isLocal(table)) {
    const { deleteTable } = await loadPart(() => import("../net/local/storage"));
    await deleteTable(table);
  } else await post(`/api/tables/${table}/commands`, { type: "leave", id: crypto.randomUUID() } satisfies LeaveCommand);
}

/** Leave these lessons, which start from the beginning next time. */
export async function removeLessons(lessons: readonly TableInfo[]): Promise<void> {
  for (const { id, lesson = "" } of lessons) {
    await leaveLesson(id);
    if (lessonOf(lesson).table === id) saveLesson(lesson, { table: undefined });
  }
}

/** Resume a lesson. Start again if it is finished or its table is gone. */
export async function continueLesson(chapter: string): Promise<void> {
  const { table, isDone } = lessonOf(chapter);
  if (table !== undefined && !isDone) {
    if (await isMine(table)) return navigate(`/table/${table}`);
    saveLesson(chapter, { table: undefined }); // it cannot be left
  }
  await beginLesson(chapter);
}

/** Return whether the player still sits there: tables expire, and another person may have used this device. */
async function isMine(table: string): Promise<boolean> {
  const seen = await get<Snapshot>(`/api/tables/${table}`).catch(() => null);
  return seen !== null && seen.you.seat !== null && seen.table.stage === "playing";
}
