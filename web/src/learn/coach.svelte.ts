// The coach of a lesson: follows what is done on the table, says what a chapter says, and lets nobody leave its path.
import { parseAction } from "../game/notation";
import type { TableModel } from "../net/table.svelte";
import type { TurnState } from "../table/turn/turnState.svelte";
import { t } from "../text/fluent.svelte";
import { type Chapter, chapterOf, type LessonStep } from "./chapters";
import { actionsOf, mistakeAnswer, isExpected, type LessonPath, lessonPath, expectedActions } from "./path";
import { lessonOf, saveLesson } from "./progress.svelte";

export class Coach {
  mistakeText = $state<string | null>(null); // what is answered to the last thing that was not wanted
  #passedSteps = $state(0); // the steps that were passed

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
  /** What happened is known; before that nobody can say where we are. */
  readonly #isReady = $derived.by(() => (this.client.history.at(-1)?.seq ?? -1) >= this.client.seq);
  readonly #isClosed = $derived.by(() => this.#passedSteps >= this.chapter.steps.length);

  /** Whether there is something to say. */
  readonly isSpeaking = $derived.by(
    (): boolean => this.#isReady && !this.#isClosed && this.client.table?.stage === "playing",
  );
  readonly hasStrayed = $derived.by(() => this.#path.hasStrayed);
  readonly step = $derived.by((): LessonStep => this.chapter.steps[this.#index]!);
  readonly number = $derived.by(() => this.#index + 1);
  readonly isLastStep = $derived.by(() => this.#index === this.chapter.steps.length - 1);
  /** It is only read: a tap leads on. */
  readonly isReadOnly = $derived.by(() => !expectedActions(this.step).length && this.step.try === undefined);
  /** What the others do next waits until it is read. */
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

  /** No more words: the game is played on. */
  close(): void {
    if (this.isLastStep && !this.hasStrayed) saveLesson(this.chapter.name, { isDone: true });
    this.#pass(this.chapter.steps.length);
  }

  /** The score sheet was put away: what was to be said about it is over. */
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

  /** Everything is picked up that is wanted: the golden button does it. */
  showMove(): void {
    const action = this.step.expect?.[0];
    if (action) this.turnState.suggest(parseAction(action));
  }

  /** Whether this may be done; if not, there is an answer to it. */
  isAllowed(action: string): boolean {
    this.mistakeText = null;
    const step = this.chapter.steps[this.#path.last]!;
    if (!this.isSpeaking || this.hasStrayed || !step.expect || isExpected(step, action)) return true;
    const answer = mistakeAnswer(step, action);
    this.mistakeText = answer === null ? t("tutorial-wrong") : this.#message(answer);
    return false;
  }

  /** A place was refused: that may be the mistake that we wanted to see. */
  onCellRefused(cell: string): void {
    if (this.step.try?.split(" ").includes(cell)) this.next();
  }
}

export function createCoach(lesson: string, client: TableModel, turnState: TurnState): Coach | null {
  const chapter = chapterOf(lesson);
  return chapter && new Coach(chapter, client, turnState);
}
