// The reviews of a day's games: the player's own and that of the best one.
import { post } from "../net/http";
import type { ReviewForm } from "../net/protocol";

const queued = new Set<string>();

/** Ask for the reviews of these tables, each once. A refusal, such as that of a full queue, concerns nobody here. */
export function queueReviews(tables: readonly string[]): void {
  const form: ReviewForm = { effort: "standard" };
  for (const table of tables.filter((each) => !queued.has(each))) {
    queued.add(table);
    void post(`/api/tables/${table}/review`, form).catch(() => undefined);
  }
}
