// The tutorial progress stored on this device.
import { loadJson, saveJson } from "../deviceStorage";

interface Lesson {
  table?: string | undefined; // the last table of the lesson
  passedSteps?: number; // steps passed there
  isDone?: boolean; // it was completed at least once
}

const LESSONS_KEY = "nasrid-lessons";
export const FIRST_CHAPTER = "basics";

const lessons = $state(loadJson<Record<string, Lesson>>(LESSONS_KEY, {}));

export const lessonOf = (chapter: string): Readonly<Lesson> => lessons[chapter] ?? {};

export function saveLesson(chapter: string, what: Lesson): void {
  lessons[chapter] = { ...lessons[chapter], ...what };
  saveJson(LESSONS_KEY, lessons);
}

/** Return whether the player has started the first chapter and not finished it. */
export const isLearning = (): boolean => lessonOf(FIRST_CHAPTER).table !== undefined && !lessonOf(FIRST_CHAPTER).isDone;
