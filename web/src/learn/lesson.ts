// Opens a table that teaches a chapter.
import { ensureName } from "../me/names";
import { openTable } from "../net/http";
import { go } from "../route.svelte";
import { lessonOf, noteLesson } from "./progress.svelte";

export async function beginLesson(chapter: string): Promise<void> {
  await ensureName();
  const { id } = await openTable({ settings: { lesson: chapter } });
  noteLesson(chapter, { table: id, said: 0 });
  go(`/table/${id}`);
}

/** Where it was left, or from its beginning. */
export async function continueLesson(chapter: string): Promise<void> {
  const { table, done } = lessonOf(chapter);
  if (table === undefined || done) await beginLesson(chapter);
  else go(`/table/${table}`);
}
