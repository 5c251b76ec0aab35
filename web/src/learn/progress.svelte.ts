// What this device remembers of the tutorial: which chapters are done, and where the others are taught.

interface Lesson {
  table?: string; // where it was taught last
  passedSteps?: number; // the steps there that were passed
  isDone?: boolean; // it was followed to its end once
}

const LESSONS_KEY = "nasrid-lessons";
export const FIRST_CHAPTER = "basics"; // the chapter for people who have never played

function loadLessons(): Record<string, Lesson> {
  try {
    return JSON.parse(localStorage.getItem(LESSONS_KEY) ?? "{}") as Record<string, Lesson>;
  } catch {
    return {};
  }
}

const lessons = $state<Record<string, Lesson>>(loadLessons());

export const lessonOf = (chapter: string): Readonly<Lesson> => lessons[chapter] ?? {};

export function saveLesson(chapter: string, what: Lesson): void {
  lessons[chapter] = { ...lessons[chapter], ...what };
  try {
    localStorage.setItem(LESSONS_KEY, JSON.stringify(lessons));
  } catch {
    // a browser that remembers nothing still teaches
  }
}

/** Whether somebody has begun to learn and not come to the end of the first chapter. */
export const isLearning = (): boolean => lessonOf(FIRST_CHAPTER).table !== undefined && !lessonOf(FIRST_CHAPTER).isDone;
