// The coach of a lesson: follows what is done on the table, says what a chapter says, and lets nobody leave its path.
import { parseAction } from "../game/notation";
import type { TableModel } from "../net/table.svelte";
import type { Acting } from "../table/acting.svelte";
import { t } from "../text/fluent.svelte";
import { type Chapter, chapterOf, type LessonStep } from "./chapters";
import { actionsOf, answerTo, asksFor, type Path, pathOf, wantedAt } from "./path";
import { lessonOf, noteLesson } from "./progress.svelte";

export class Coach {
  wrong = $state<string | null>(null); // what is answered to the last thing that was not wanted
  #said = $state(0); // the steps that were passed

  constructor(
    readonly chapter: Chapter,
    private readonly client: TableModel,
    private readonly acting: Acting,
  ) {
    const { table, said = 0 } = lessonOf(chapter.name);
    this.#said = table === client.id ? said : 0;
  }

  readonly #path = $derived.by((): Path => pathOf(this.chapter.steps, actionsOf(this.client.history)));
  readonly #index = $derived.by(() => Math.max(this.#path.first, Math.min(this.#said, this.#path.last)));
  /** What happened is known; before that nobody can say where we are. */
  readonly #ready = $derived.by(() => (this.client.history.at(-1)?.seq ?? -1) >= this.client.seq);
  readonly #closed = $derived.by(() => this.#said >= this.chapter.steps.length);

  /** Whether there is something to say. */
  readonly speaks = $derived.by((): boolean => this.#ready && !this.#closed && this.client.table?.state === "playing");
  readonly strayed = $derived.by(() => this.#path.strayed);
  readonly step = $derived.by((): LessonStep => this.chapter.steps[this.#index]!);
  readonly number = $derived.by(() => this.#index + 1);
  readonly ends = $derived.by(() => this.#index === this.chapter.steps.length - 1);
  /** It is only read: a tap leads on. */
  readonly reads = $derived.by(() => !wantedAt(this.step).length && this.step.try === undefined);
  /** What the others do next waits until it is read. */
  readonly holds = $derived.by(() => this.speaks && (this.strayed || (this.reads && !this.step.sheet)));
  readonly at = $derived.by((): string[] => (this.speaks && !this.strayed ? (this.step.at ?? []) : []));

  readonly text = $derived.by((): string => {
    if (this.strayed) return t("learn-strayed");
    return this.step.say ? this.#message(this.step.say) : t("learn-others");
  });

  #message(name: string): string {
    return t(`learn-${this.chapter.name}-${name}`);
  }

  next(): void {
    this.#pass(this.#index + 1);
  }

  /** No more words: the game is played on. */
  close(): void {
    if (this.ends && !this.strayed) noteLesson(this.chapter.name, { done: true });
    this.#pass(this.chapter.steps.length);
  }

  /** The score sheet was put away: what was to be said about it is over. */
  sheetRead(): void {
    const { steps } = this.chapter;
    let next = this.#index;
    while (steps[next]?.sheet && next < this.#path.last) next += 1;
    this.#pass(next);
  }

  #pass(said: number): void {
    this.wrong = null;
    this.#said = said;
    noteLesson(this.chapter.name, { table: this.client.id, said });
  }

  /** Everything is picked up that is wanted: the golden button does it. */
  show(): void {
    const action = this.step.want?.[0];
    if (action) this.acting.suggest(parseAction(action));
  }

  /** Whether this may be done; if not, there is an answer to it. */
  allows(action: string): boolean {
    this.wrong = null;
    const step = this.chapter.steps[this.#path.last]!;
    if (!this.speaks || this.strayed || !step.want || asksFor(step, action)) return true;
    const answer = answerTo(step, action);
    this.wrong = answer === null ? t("learn-wrong") : this.#message(answer);
    return false;
  }

  /** A place was refused: that may be the mistake that we wanted to see. */
  refusedAt(cell: string): void {
    if (this.step.try?.split(" ").includes(cell)) this.next();
  }
}

export function coachOf(lesson: string, client: TableModel, acting: Acting): Coach | null {
  const chapter = chapterOf(lesson);
  return chapter && new Coach(chapter, client, acting);
}
