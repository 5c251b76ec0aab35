// The coach of a lesson: follows the game, shows the chapter's texts, and stops unexpected actions.
import { eventsSince } from "../game/changes";
import { parseAction } from "../game/notation";
import { isMotionReduced } from "../me/preferences.svelte";
import type { TableModel } from "../net/table.svelte";
import type { StoryLine } from "../story/line";
import { logLines } from "../story/story";
import { primaryButton, secondaryButtons } from "../table/turn/buttons";
import type { TurnState } from "../table/turn/turnState.svelte";
import { t } from "../text/fluent.svelte";
import { type Chapter, chapterOf, type LessonStep } from "./chapters";
import {
  actionsOf,
  currentStep,
  expectedActions,
  isExpected,
  type LessonPath,
  lessonPath,
  mistakeAnswer,
} from "./path";
import { lessonOf, saveLesson } from "./progress.svelte";

const WATCH_MS = 1600; // before and after each opponent's move

export class Coach {
  mistakeText = $state<string | null>(null); // the answer to the last unexpected action
  #passedSteps = $state(0);
  #shownStep = $state.raw<LessonStep | null>(null); // the step whose action the learner has asked to see
  #watched = { step: -1, since: 0 };

  constructor(
    readonly chapter: Chapter,
    private readonly client: TableModel,
    private readonly turnState: TurnState,
  ) {
    const { table, passedSteps: said = 0 } = lessonOf(chapter.name);
    this.#passedSteps = table === client.id ? said : 0;
  }

  readonly #path = $derived.by((): LessonPath => lessonPath(this.chapter.steps, actionsOf(this.client.history)));
  readonly #index = $derived.by(() => currentStep(this.chapter.steps, this.#path, this.#passedSteps));
  /** Whether the history is complete. Before that the current step is unknown. */
  readonly #isReady = $derived.by(() => (this.client.history.at(-1)?.seq ?? -1) >= this.client.seq);
  readonly #isClosed = $derived.by(() => this.#passedSteps >= this.chapter.steps.length);

  readonly isSpeaking = $derived.by(
    (): boolean => this.#isReady && !this.#isClosed && this.client.table?.stage === "playing",
  );
  readonly hasStrayed = $derived.by(() => this.#path.hasStrayed);
  readonly step = $derived.by((): LessonStep => this.chapter.steps[this.#index]!);
  readonly number = $derived.by(() => this.#index + 1);
  readonly isLastStep = $derived.by(() => this.#index === this.chapter.steps.length - 1);
  /** Whether a tap continues, because the step expects no action or its action has been taken. */
  readonly isReadOnly = $derived.by(
    () => this.#index < this.#path.first || (!expectedActions(this.step).length && this.step.try === undefined),
  );
  /** The highlighted places: those of the step, and the button of the action that the learner has asked to see. */
  readonly highlights = $derived.by((): string[] => {
    if (!this.isSpeaking || this.hasStrayed) return [];
    const { step, turnState } = this;
    const buttons = step === this.#shownStep ? [primaryButton(turnState), ...secondaryButtons(turnState)] : [];
    const shown = buttons.flatMap((button) => button?.action ?? []).filter((action) => isExpected(step, action));
    return [...shown, ...(step.highlight ?? [])];
  });

  readonly text = $derived.by((): string => {
    if (this.hasStrayed) return t("tutorial-strayed");
    if (this.step.say) return this.#message(this.step.say);
    return t(this.isReadOnly ? "tutorial-others-done" : "tutorial-others");
  });

  /** What the opponents have done since the learner's last action, while the learner is asked to watch. */
  readonly opponentLines = $derived.by((): StoryLine[] => {
    const { client } = this;
    if (this.step.move === undefined || this.hasStrayed) return [];
    return eventsSince(client.history, client.you.seat)
      .flatMap((event) => logLines(event, client.context))
      .filter(({ kind, weight }) => kind === "act" && weight === "main");
  });

  /** Return whether the opponents' next move waits until the text is read or their last move was seen. */
  shouldWait(): boolean {
    if (!this.isSpeaking) return false;
    if (this.hasStrayed || (this.isReadOnly && !this.step.sheet)) return true;
    if (this.step.move === undefined || isMotionReduced()) return false;
    if (this.#watched.step !== this.#index) this.#watched = { step: this.#index, since: Date.now() };
    return Date.now() - this.#watched.since < WATCH_MS;
  }

  #message(name: string): string {
    return t(`tutorial-${this.chapter.name}-${name}`);
  }

  get table(): string {
    return this.client.id;
  }

  next(): void {
    this.#pass(this.#index + 1);
  }

  /** End the lesson. The game continues without the coach. */
  close(): void {
    if (this.isLastStep && !this.hasStrayed) saveLesson(this.chapter.name, { isDone: true });
    this.#pass(this.chapter.steps.length);
  }

  /** Pass all steps about the score sheet. */
  onSheetClosed(): void {
    const { steps } = this.chapter;
    let next = this.#index;
    while (steps[next]?.sheet && next < this.#path.last) next += 1;
    this.#pass(next);
  }

  #pass(said: number): void {
    this.mistakeText = null;
    this.#passedSteps = said;
    saveLesson(this.chapter.name, { table: this.client.id, passedSteps: said });
  }

  /** Pick up everything that the expected action needs, and point at the button that carries it out. */
  showMove(): void {
    const action = this.step.expect?.[0];
    if (!action) return;
    this.turnState.suggest(parseAction(action));
    this.#shownStep = this.step;
  }

  /** Return whether the lesson allows this action. If not, show an answer. */
  isAllowed(action: string): boolean {
    this.mistakeText = null;
    const step = this.chapter.steps[this.#path.last]!;
    if (!this.isSpeaking || this.hasStrayed || !step.expect || isExpected(step, action)) return true;
    const answer = mistakeAnswer(step, action);
    this.mistakeText = answer === null ? t("tutorial-wrong") : this.#message(answer);
    return false;
  }

  /** Continue if the refused cell is the mistake that the lesson asks for. */
  onCellRefused(cell: string): void {
    if (this.step.try?.split(" ").includes(cell)) this.next();
  }
}

export function createCoach(lesson: string, client: TableModel, turnState: TurnState): Coach | null {
  const chapter = chapterOf(lesson);
  return chapter && new Coach(chapter, client, turnState);
}
