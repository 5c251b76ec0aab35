// The tutorial progress stored on this device.

interface Lesson {
  table?: string; // the last table of the lesson
  passedSteps?: number; // steps passed there
  isDone?: boolean; // it was completed at least once
}

const LESSONS_KEY = "nasrid-lessons";
export const FIRST_CHAPTER = "basics";

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
    // the tutorial works without storage
  }
}

/** Return whether the player has started the first chapter and not finished it. */
export const isLearning = (): boolean => lessonOf(FIRST_CHAPTER).table !== undefined && !lessonOf(FIRST_CHAPTER).isDone;
