// The review of a day's best game, which everybody who has played the deal can see next to their own.
import { post } from "../net/http";
import type { ReviewForm } from "../net/protocol";

const queued = new Set<string>();

/** Ask for the review of a table, once. A refusal, such as that of a full queue, concerns nobody here. */
export function queueReview(table: string): void {
  if (queued.has(table)) return;
  queued.add(table);
  const form: ReviewForm = { effort: "standard" };
  void post(`/api/tables/${table}/review`, form).catch(() => undefined);
}
