// The coach of a lesson: follows the game, shows the chapter's texts, and stops unexpected actions.
import { parseAction } from "../game/notation";
import type { TableModel } from "../net/table.svelte";
import type { TurnState } from "../table/turn/turnState.svelte";
import { t } from "../text/fluent.svelte";
import { type Chapter, chapterOf, type LessonStep } from "./chapters";
import { actionsOf, mistakeAnswer, isExpected, type LessonPath, lessonPath, expectedActions } from "./path";
import { lessonOf, saveLesson } from "./progress.svelte";

export class Coach {
  mistakeText = $state<string | null>(null); // the answer to the last unexpected action
  #passedSteps = $state(0);

  constructor(
    readonly chapter: Chapter,
    private readonly client: TableModel,
    private readonly turnState: TurnState,
  ) {
    const { table, passedSteps: said = 0 } = lessonOf(chapter.name);
    this.#passedSteps = table === client.id ? said : 0;
  }

  readonly #path = $derived.by((): LessonPath => lessonPath(this.chapter.steps, actionsOf(this.client.history)));
  readonly #index = $derived.by(() => Math.max(this.#path.first, Math.min(this.#passedSteps, this.#path.last)));
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
  /** Whether a tap continues, because the step expects no action. */
  readonly isReadOnly = $derived.by(() => !expectedActions(this.step).length && this.step.try === undefined);
  /** Whether the opponents' next move waits until the text is read. */
  readonly isBlocking = $derived.by(
    () => this.isSpeaking && (this.hasStrayed || (this.isReadOnly && !this.step.sheet)),
  );
  readonly highlights = $derived.by((): string[] =>
    this.isSpeaking && !this.hasStrayed ? (this.step.highlight ?? []) : [],
  );

  readonly text = $derived.by((): string => {
    if (this.hasStrayed) return t("tutorial-strayed");
    return this.step.say ? this.#message(this.step.say) : t("tutorial-others");
  });

  #message(name: string): string {
    return t(`tutorial-${this.chapter.name}-${name}`);
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

  /** Pick up everything that the expected action needs, so that the primary button carries it out. */
  showMove(): void {
    const action = this.step.expect?.[0];
    if (action) this.turnState.suggest(parseAction(action));
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
