// A game that has been played, as a table to look at: where it stands, and whether it runs.
import type { TableEvent, TableInfo } from "../net/protocol";
import { TableModel } from "../net/table.svelte";
import { type GameStep, sheetsIn, stepsOf } from "./steps";

export const SPEEDS = [0.5, 1, 3];
const STEP = 1100; // milliseconds at speed 1

export class Replayed extends TableModel {
  readonly steps: readonly GameStep[];
  at = $state(0);
  running = $state(false);
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
    this.at = Math.max(0, this.steps.findLastIndex(({ event }) => event.seq <= from));
    this.show();
  }

  get now(): GameStep {
    return this.steps[this.at]!;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** Where the scorings are. */
  readonly marks = $derived.by(() =>
    this.steps.flatMap(({ event }, at) => sheetsIn(event).map(({ scoring }) => ({ at, scoring }))),
  );

  to(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last);
  }

  step(by: number): void {
    this.running = false;
    this.to(this.at + by);
  }

  /** To where the next turn begins, or this one or the last one did. */
  turn(by: 1 | -1): void {
    this.running = false;
    const starts = this.steps.flatMap(({ turn }, at) => (turn !== this.steps[at - 1]?.turn ? [at] : []));
    this.to((by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at)) ?? (by > 0 ? this.last : 0));
  }

  /** Runs or stops; from the end it begins anew. */
  toggle(): void {
    if (!this.running && this.at === this.last) this.at = 0;
    this.running = !this.running;
  }

  /** Call it inside an effect: one step after a while, as long as it runs. */
  run(): (() => void) | undefined {
    if (this.at === this.last) this.running = false;
    if (!this.running) return;
    const timer = setTimeout(() => this.to(this.at + 1), STEP / this.speed);
    return () => clearTimeout(timer);
  }

  /** The table as it stood; pieces travel if it is the next step. */
  show(): void {
    const { event, view, standings } = this.now;
    if (this.at === this.#shown) return;
    const next = this.at === this.#shown + 1;
    this.#shown = this.at;
    if (next) void this.observer?.beforeEvent(event);
    this.seq = event.seq;
    this.standings = standings;
    this.view = view;
    this.history = this.events.filter(({ seq }) => seq <= event.seq);
    if (next) void this.observer?.afterEvent(event);
  }
}
