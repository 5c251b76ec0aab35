// A game that has been played, as a table to look at: where it stands, and whether it runs.
import type { TableEvent, TableInfo } from "../net/protocol";
import { TableModel } from "../net/table.svelte";
import { type GameStep, sheetsIn, stepsOf } from "./steps";

export const SPEEDS = [0.5, 1, 3];
const STEP_MS = 1100; // milliseconds at speed 1

export class ReplayTable extends TableModel {
  readonly steps: readonly GameStep[];
  position = $state(0);
  isRunning = $state(false);
  speed = $state(1);
  #shown = -1;

  /** As `seat` saw it, from the step of this event on. */
  constructor(
    table: TableInfo,
    readonly events: readonly TableEvent[],
    seat: number | null,
    from: number,
  ) {
    super(table.id);
    this.steps = stepsOf(events, seat);
    this.connection = "live";
    this.table = table;
    this.you = { seat };
    this.position = Math.max(
      0,
      this.steps.findLastIndex(({ event }) => event.seq <= from),
    );
    this.show();
  }

  get currentStep(): GameStep {
    return this.steps[this.position]!;
  }

  get lastPosition(): number {
    return this.steps.length - 1;
  }

  /** Where the scorings are. */
  readonly marks = $derived.by(() =>
    this.steps.flatMap(({ event }, at) => sheetsIn(event).map(({ scoring }) => ({ at, scoring }))),
  );

  seek(at: number): void {
    this.position = Math.min(Math.max(at, 0), this.lastPosition);
  }

  stepBy(by: number): void {
    this.isRunning = false;
    this.seek(this.position + by);
  }

  /** To where the next turn begins, or this one or the last one did. */
  turnBy(by: 1 | -1): void {
    this.isRunning = false;
    const starts = this.steps.flatMap(({ turn }, at) => (turn !== this.steps[at - 1]?.turn ? [at] : []));
    this.seek(
      (by > 0 ? starts.find((at) => at > this.position) : starts.findLast((at) => at < this.position)) ??
        (by > 0 ? this.lastPosition : 0),
    );
  }

  /** Runs or stops; from the end it begins anew. */
  toggle(): void {
    if (!this.isRunning && this.position === this.lastPosition) this.position = 0;
    this.isRunning = !this.isRunning;
  }

  /** Call it inside an effect: one step after a while, as long as it runs. */
  scheduleStep(): (() => void) | undefined {
    if (this.position === this.lastPosition) this.isRunning = false;
    if (!this.isRunning) return;
    const timer = setTimeout(() => this.seek(this.position + 1), STEP_MS / this.speed);
    return () => clearTimeout(timer);
  }

  /** The table as it stood; pieces travel if it is the next step. */
  show(): void {
    const { event, view, standings } = this.currentStep;
    if (this.position === this.#shown) return;
    const next = this.position === this.#shown + 1;
    this.#shown = this.position;
    if (next) void this.observer?.beforeEvent(event);
    this.seq = event.seq;
    this.standings = standings;
    this.view = view;
    this.history = this.events.filter(({ seq }) => seq <= event.seq);
    if (next) void this.observer?.afterEvent(event);
  }
}
