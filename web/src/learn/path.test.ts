import { expect, test } from "vitest";
import type { TableEvent } from "../net/protocol";
import { chapterOf, CHAPTERS, type LessonStep } from "./chapters";
import { actionsOf, currentStep, mistakeAnswer, isExpected, lessonPath, expectedActions } from "./path";

const STEPS: LessonStep[] = [
  { say: "hello" },
  { say: "take", expect: ["take y1 g3"], on_mistake: { take: "other", "take y1": "more" } },
  { move: "take b6" },
  { say: "why" },
  { say: "buy", expect: ["buy garden10 y4 y7"] },
  { say: "end" },
];

test("a lesson starts with the first text and continues to the expected action", () => {
  expect(lessonPath(STEPS, [])).toEqual({ first: 0, last: 1, hasStrayed: false });
});

test("the actions taken determine the step", () => {
  expect(lessonPath(STEPS, ["take g3 y1"])).toEqual({ first: 2, last: 2, hasStrayed: false });
  expect(lessonPath(STEPS, ["take g3 y1", "take b6"])).toEqual({ first: 3, last: 4, hasStrayed: false });
  expect(lessonPath(STEPS, ["take g3 y1", "take b6", "buy garden10 y7 y4"])).toEqual({
    first: 5,
    last: 5,
    hasStrayed: false,
  });
});

test("after the script any action is allowed", () => {
  const actions = ["take g3 y1", "take b6", "buy garden10 y7 y4", "build garden10 1,0"];
  expect(lessonPath(STEPS, actions)).toEqual({ first: 5, last: 5, hasStrayed: false });
});

test("an unexpected action leaves the path", () => {
  expect(lessonPath(STEPS, ["take g3"]).hasStrayed).toBe(true);
});

test("an undone action does not count", () => {
  const events = [
    { entry: "started" },
    { entry: "acted", action: "take y1 g3" },
    { entry: "acted", action: "reserve garden10" },
    { entry: "undone" },
  ];
  expect(actionsOf(events as TableEvent[])).toEqual(["take y1 g3"]);
});

test("the longest matching prefix answers another action", () => {
  expect(mistakeAnswer(STEPS[1]!, "take y1")).toBe("more");
  expect(mistakeAnswer(STEPS[1]!, "take b6")).toBe("other");
  expect(mistakeAnswer(STEPS[1]!, "end")).toBeNull();
  expect(isExpected(STEPS[1]!, "take g3 y1")).toBe(true);
});

test.each(CHAPTERS)("chapter %s can be followed to its end", (name) => {
  const { steps } = chapterOf(name)!;
  const script = steps.filter((step) => expectedActions(step).length).map((step) => expectedActions(step)[0]!);
  expect(lessonPath(steps, script)).toMatchObject({ last: steps.length - 1, hasStrayed: false });
});

test("the last move of a round stays until the learner has passed it", () => {
  const afterRound = lessonPath(STEPS, ["take g3 y1", "take b6"]);
  expect(currentStep(STEPS, afterRound, 2)).toBe(2);
  expect(currentStep(STEPS, afterRound, 3)).toBe(3);
});

test("a score sheet opens at once after the last move of a round", () => {
  const steps = STEPS.map((step) => (step.say === "why" ? { ...step, sheet: true } : step));
  expect(currentStep(steps, lessonPath(steps, ["take g3 y1", "take b6"]), 2)).toBe(3);
});
