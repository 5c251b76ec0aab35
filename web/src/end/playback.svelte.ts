// The replay of a finished game: where it stands, and whether it runs.
import { type GameStep, sheetsIn } from "./steps";

export const SPEEDS = { slow: 2200, normal: 1100, fast: 350 } as const; // milliseconds a step
export type Speed = keyof typeof SPEEDS;

export class Playback {
  at = $state(0);
  running = $state(false);
  speed = $state<Speed>("normal");

  constructor(readonly steps: readonly GameStep[]) {}

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

  /** Runs or stops; from the end it begins anew. */
  toggle(): void {
    if (!this.running && this.at === this.last) this.at = 0;
    this.running = !this.running;
  }

  /** Call it inside an effect: one step after a while, as long as it runs. */
  run(): (() => void) | undefined {
    if (this.at === this.last) this.running = false;
    if (!this.running) return;
    const timer = setTimeout(() => this.to(this.at + 1), SPEEDS[this.speed]);
    return () => clearTimeout(timer);
  }
}
