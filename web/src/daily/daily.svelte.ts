// The deal of a day: its page, from the server or from this device, and its tables.
import type { DailyForm, DailyPage } from "../net/protocol";
import { Source } from "../offline/source.svelte";
import { loadSeries, openPuzzle } from "../puzzle/puzzles.svelte";

const TICK_MS = 1000;
const REFRESH_MS = 60_000;
const RETRY_MS = 30_000; // after a failed refresh
const DATE_RE = /^#(\d{4}-\d\d-\d\d)$/;

export class Daily {
  page = $state.raw<DailyPage | null>(null);
  readonly source = new Source();
  #loadedAt = $state(0);
  #now = $state(0);
  #isRefreshing = false;
  #retryAt = 0;
  readonly secondsLeft = $derived((this.page?.seconds_left ?? 0) - (this.#now - this.#loadedAt) / 1000);

  /** Load a day, by default today. */
  load = (date = ""): Promise<void> => this.source.attempt.run(async () => this.#show(await this.#request(date)));

  #request = (date: string): Promise<DailyPage> =>
    this.source.request<DailyPage>("GET", `/api/daily${date && `?date=${date}`}`);

  #show(page: DailyPage): void {
    this.page = page;
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

  /** Load the day again without showing progress or errors. A day that was opened during the request stays. */
  async #refresh(): Promise<void> {
    const { page } = this;
    if (!page || this.#isRefreshing || performance.now() < this.#retryAt) return;
    this.#isRefreshing = true;
    try {
      const refreshed = await this.#request(page.date === page.today ? "" : page.date);
      if (this.page === page) this.#show(refreshed);
    } catch {
      this.#retryAt = performance.now() + RETRY_MS;
    } finally {
      this.#isRefreshing = false;
    }
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
