// A tournament as its followers see it: the server sends it again after every change.
import { get, post, RequestError } from "../net/http";
import { type TableConnection, toRequestError } from "../net/host";
import type { CorrectionList, Error as ErrorMessage, TournamentCommand, TournamentPage } from "../net/protocol";
import { openSocket } from "../net/remote";
import { Attempt } from "../parts/attempt.svelte";

const INITIAL_RETRY_MS = 400;
const MAX_RETRY_MS = 8000;
const TICK_MS = 1000;
/** Errors after which the same request may succeed. */
const TEMPORARY: readonly RequestError["code"][] = ["offline", "server_error", "unavailable", "rate_limited"];

const shared = new Map<string, { tournament: Tournament; users: number }>();

/**
 * Load a tournament for the calling component. Components on the same page share it. It is followed as soon as
 * `isFollowed` holds for one of them.
 */
export function useTournament(id: string, isFollowed: (page: TournamentPage) => boolean = () => true): Tournament {
  const entry = shared.get(id) ?? { tournament: new Tournament(id), users: 0 };
  const { tournament } = entry;
  shared.set(id, entry);
  entry.users++;
  $effect(() => {
    if (tournament.page && isFollowed(tournament.page)) tournament.follow();
  });
  $effect(() => () => {
    if (--entry.users) return;
    shared.delete(id);
    tournament.close();
  });
  return tournament;
}

export class Tournament {
  page = $state.raw<TournamentPage | null>(null); // null until loaded
  isLive = $state(true); // false while the connection is lost
  now = $state(0); // the server's time in seconds
  readonly attempt = new Attempt();
  readonly #path: string;
  readonly #ticking = setInterval(() => this.#tick(), TICK_MS);
  #clockOffset = 0; // seconds by which the server's clock is ahead
  #connection: TableConnection | null = null;
  #retryMs = INITIAL_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(id: string) {
    this.#path = `/api/tournaments/${id}`;
    void this.#load();
  }

  /** Send a command and show its effect, or the reason why it failed. */
  send(command: TournamentCommand): Promise<void> {
    return this.attempt.run(async () => this.#show(await post<TournamentPage>(`${this.#path}/commands`, command)));
  }

  /** Return all corrections; the page has the latest ones only. */
  corrections(): Promise<CorrectionList> {
    return get<CorrectionList>(`${this.#path}/corrections`);
  }

  /** Return the games of all rounds that are over. They stay text, because JavaScript would round their seeds. */
  async records(): Promise<string> {
    const rounds: string[] = [];
    for (const [index, { ended }] of this.page!.rounds.entries()) {
      if (ended === null) continue;
      const answer = await fetch(`${this.#path}/rounds/${index + 1}/records`);
      if (!answer.ok) throw toRequestError((await answer.json()) as ErrorMessage);
      rounds.push(await answer.text());
    }
    return `{"rounds":[${rounds.join(",")}]}`;
  }

  follow(): void {
    if (!this.#connection) this.#connect();
  }

  /** Connect again, so that the server recognises a new session. */
  restart(): void {
    const previous = this.#connection;
    this.#connect();
    previous?.close();
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#ticking);
    clearTimeout(this.#timer);
    this.#connection?.close();
  }

  async #load(): Promise<void> {
    try {
      this.#show(await get<TournamentPage>(this.#path));
      this.attempt.problem = null;
    } catch (error) {
      this.attempt.problem = error;
      if (error instanceof RequestError && TEMPORARY.includes(error.code)) this.#retry(() => void this.#load());
    }
  }

  #show(page: TournamentPage): void {
    if (this.page && page.seq < this.page.seq) return; // an answer that a later message has overtaken
    this.page = page;
    this.#clockOffset = (page.you.now ?? 0) - Date.now() / 1000;
    this.#tick();
  }

  #tick(): void {
    this.now = Date.now() / 1000 + this.#clockOffset;
  }

  #connect(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#timer);
    const isCurrent = () => this.#connection === connection;
    const connection = openSocket(`${this.#path}/ws`, {
      onOpen: () => {
        this.#retryMs = INITIAL_RETRY_MS;
        this.isLive = true;
      },
      onMessage: (text) => isCurrent() && this.#show(JSON.parse(text) as TournamentPage),
      onClose: () => isCurrent() && this.#onClose(),
    });
    this.#connection = connection;
  }

  #onClose(): void {
    this.isLive = false;
    this.#retry(() => this.#connect());
  }

  /** Do something later. Wait longer after every failure. */
  #retry(work: () => void): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(work, this.#retryMs * (0.75 + Math.random() / 2));
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }
}
