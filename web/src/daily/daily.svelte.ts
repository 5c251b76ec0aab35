// The deal of a day: its page, from the server or from this device, and its tables.
import { hasServer } from "../urls";
import { me } from "../me/me.svelte";
import { randomGuestName } from "../me/names";
import { get, post, RequestError } from "../net/http";
import { local } from "../net/hosts";
import type { CreatedTable, DailyForm, DailyPage, DeviceDailyForm } from "../net/protocol";
import { Attempt } from "../parts/attempt.svelte";
import { navigate } from "../route.svelte";

const TICK_MS = 1000;
const REFRESH_MS = 60_000;
const DATE_RE = /^#(\d{4}-\d\d-\d\d)$/;

export class Daily {
  page = $state.raw<DailyPage | null>(null);
  /** Whether the deal is played on this device. Its results are apart from those of the server. */
  isOnDevice = $state(!hasServer);
  readonly attempt = new Attempt();
  /** The server cannot be reached, so the deal can only be played on this device. */
  readonly isOffline = $derived(
    hasServer && this.attempt.problem instanceof RequestError && this.attempt.problem.code === "offline",
  );
  #loadedAt = $state(0);
  #now = $state(0);
  readonly secondsLeft = $derived((this.page?.seconds_left ?? 0) - (this.#now - this.#loadedAt) / 1000);

  /** Load a day, by default today. */
  load = (date = ""): Promise<void> => this.attempt.run(() => this.#load(date));

  async #load(date: string): Promise<void> {
    const path = `/api/daily${date && `?date=${date}`}`;
    this.page = this.isOnDevice ? ((await local.request("GET", path)) as DailyPage) : await get<DailyPage>(path);
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
      if (document.visibilityState === "visible" && !this.isOnDevice) void this.#refresh();
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

  /** Use this device instead of the server. */
  playHere(): Promise<void> {
    this.isOnDevice = true;
    return this.load();
  }

  /** Open the table of the attempt, or of practice, and go there. */
  open = (isPractice: boolean): Promise<void> =>
    this.attempt.run(async () => {
      const form: DailyForm = { date: this.page!.date, is_practice: isPractice };
      navigate(`/table/${(await this.#openTable(form)).id}`);
    });

  async #openTable(form: DailyForm): Promise<CreatedTable> {
    if (!this.isOnDevice) return post<CreatedTable>("/api/daily/table", form);
    const deviceForm: DeviceDailyForm = { ...form, name: me()?.name ?? randomGuestName() };
    return (await local.request("POST", "/api/daily/table", JSON.stringify(deviceForm))) as CreatedTable;
  }
}
