// The replay of a finished game as a table: its position, and whether it is playing.
import type { TableEvent, TableInfo } from "../net/protocol";
import { TableModel } from "../net/table.svelte";
import { type GameStep, sheetsIn, stepsOf } from "./steps";

export const SPEEDS = [0.5, 1, 3];
const STEP_MS = 1100; // at speed 1

export class ReplayTable extends TableModel {
  readonly steps: readonly GameStep[];
  position = $state(0);
  isRunning = $state(false);
  speed = $state(1);
  #shown = -1;

  /** Replay the game as `seat` saw it, from this event on. */
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

  /** The steps with a scoring. */
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

  /** Go to the start of the next turn, or of this or the previous one. */
  turnBy(by: 1 | -1): void {
    this.isRunning = false;
    const starts = this.steps.flatMap(({ turn }, at) => (turn !== this.steps[at - 1]?.turn ? [at] : []));
    this.seek(
      (by > 0 ? starts.find((at) => at > this.position) : starts.findLast((at) => at < this.position)) ??
        (by > 0 ? this.lastPosition : 0),
    );
  }

  /** Play or pause; restart at the end. */
  toggle(): void {
    if (!this.isRunning && this.position === this.lastPosition) this.position = 0;
    this.isRunning = !this.isRunning;
  }

  /** Schedule the next step while playing. Call it inside an effect. */
  scheduleStep(): (() => void) | undefined {
    if (this.position === this.lastPosition) this.isRunning = false;
    if (!this.isRunning) return;
    const timer = setTimeout(() => this.seek(this.position + 1), STEP_MS / this.speed);
    return () => clearTimeout(timer);
  }

  /** Show the table at this step; pieces fly only if it is the next step. */
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
