// The deal of a day: its page, from the server or from this device, and its tables.
import type { DailyForm, DailyPage } from "../net/protocol";
import { Source } from "../offline/source.svelte";
import { loadSeries, openPuzzle } from "../puzzle/puzzles.svelte";

const TICK_MS = 1000;
const REFRESH_MS = 60_000;
const DATE_RE = /^#(\d{4}-\d\d-\d\d)$/;

export class Daily {
  page = $state.raw<DailyPage | null>(null);
  readonly source = new Source();
  #loadedAt = $state(0);
  #now = $state(0);
  readonly secondsLeft = $derived((this.page?.seconds_left ?? 0) - (this.#now - this.#loadedAt) / 1000);

  /** Load a day, by default today. */
  load = (date = ""): Promise<void> => this.source.attempt.run(() => this.#load(date));

  async #load(date: string): Promise<void> {
    this.page = await this.source.request<DailyPage>("GET", `/api/daily${date && `?date=${date}`}`);
    this.#loadedAt = this.#now = performance.now();
  }

  /** Load the results again from time to time, and the next deal at midnight; return the function that stops it. */
  startPolling(): () => void {
    void this.load(DATE_RE.exec(location.hash)?.[1]);
    const ticking = setInterval(() => {
      this.#now = performance.now();
      if (this.page?.date === this.page?.today && this.page && this.secondsLeft <= 0) void this.#refresh();
    }, TICK_MS);
    const polling = setInterval(() => {
      if (document.visibilityState === "visible" && !this.source.isOnDevice) void this.#refresh();
    }, REFRESH_MS);
    return () => {
      clearInterval(ticking);
      clearInterval(polling);
    };
  }

  /** Load the day again without showing progress or errors. */
  async #refresh(): Promise<void> {
    const { page } = this;
    if (page) await this.#load(page.date === page.today ? "" : page.date).catch(() => undefined);
  }

  /** Open the table of the attempt, or of practice, and go there. */
  open = (isPractice: boolean): Promise<void> =>
    this.source.attempt.run(() => {
      const form: DailyForm = { date: this.page!.date, is_practice: isPractice };
      return this.source.openTable("/api/daily/table", form);
    });

  /** Open the table of the puzzle of the day and go there. */
  openPuzzle = (puzzle: string): Promise<void> =>
    this.source.attempt.run(() =>
      openPuzzle(this.source, puzzle, { ...loadSeries(), start: `/daily#${this.page!.date}` }),
    );
}
