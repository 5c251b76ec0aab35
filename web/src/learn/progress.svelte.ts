// What this device remembers of the tutorial: which chapters are done, and where the others are taught.

interface Lesson {
  table?: string; // where it was taught last
  said?: number; // the steps there that were passed
  done?: boolean; // it was followed to its end once
}

const KEY = "nasrid-lessons";
export const FIRST = "basics"; // the chapter for people who have never played

function stored(): Record<string, Lesson> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Lesson>;
  } catch {
    return {};
  }
}

const lessons = $state<Record<string, Lesson>>(stored());

export const lessonOf = (chapter: string): Readonly<Lesson> => lessons[chapter] ?? {};

export function noteLesson(chapter: string, what: Lesson): void {
  lessons[chapter] = { ...lessons[chapter], ...what };
  try {
    localStorage.setItem(KEY, JSON.stringify(lessons));
  } catch {
    // a browser that remembers nothing still teaches
  }
}

/** Whether somebody has begun to learn and not come to the end of the first chapter. */
export const isLearning = (): boolean => lessonOf(FIRST).table !== undefined && !lessonOf(FIRST).done;
