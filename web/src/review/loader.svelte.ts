// The review of a table: requested, watched until it is complete, and put together from its parts.
import { get, post } from "../net/http";
import { isLocal } from "../net/hosts";
import type { Review, ReviewForm, ReviewPage } from "../net/protocol";
import { Attempt } from "../parts/attempt.svelte";

const POLL_MS = 2500;

export class ReviewLoader {
  page = $state.raw<ReviewPage | null>(null);
  review = $state.raw<Review | null>(null);
  readonly attempt = new Attempt();

  constructor(private readonly table: string) {}

  /** Whether the review is waited for. */
  readonly isUnderWay = $derived.by(() => this.page?.state === "waiting" || this.page?.state === "running");

  load(): Promise<void> {
    return this.attempt.run(async () => this.#take(await get<ReviewPage>(this.#path)));
  }

  /** Ask for the review. A device has less time for it than a server. */
  ask(): Promise<void> {
    const form: ReviewForm = { effort: isLocal(this.table) ? "quick" : "standard" };
    return this.attempt.run(async () => this.#take(await post<ReviewPage>(`/api/tables/${this.table}/review`, form)));
  }

  /** Watch the review until it is complete. Call it inside an effect. */
  watch(): (() => void) | undefined {
    const { page } = this; // each answer starts the next wait
    if (!page || !this.isUnderWay || this.attempt.isBusy) return;
    const timer = setTimeout(() => void this.load(), POLL_MS);
    return () => clearTimeout(timer);
  }

  /** The path with the number of decisions that are known. */
  get #path(): string {
    return `/api/tables/${this.table}/review?after=${this.#known.length}`;
  }

  #take(page: ReviewPage): void {
    this.review = page.review && { ...page.review, decisions: [...this.#known, ...page.review.decisions] };
    this.page = page;
  }

  /** The first decisions of the review that is being made. Those of a former review are none of them. */
  get #known(): Review["decisions"] {
    return this.isUnderWay && !this.page?.is_former ? (this.review?.decisions ?? []) : [];
  }
}
