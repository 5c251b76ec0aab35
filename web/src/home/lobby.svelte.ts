// The lists of tables, polled while the page is visible.
import { removeLessons } from "../learn/lesson";
import { FIRST_CHAPTER, isLearning } from "../learn/progress.svelte";
import { loadMe, me, setMe } from "../me/me.svelte";
import { lobbyTables, myTables, post, RequestError, localTables } from "../net/http";
import { isLocal } from "../net/hosts";
import type { DeclineForm, Invited, TableSummary, MyTables } from "../net/protocol";

const POLL_MS = 5000;
const NO_TABLES: MyTables = { tables: [], invitations: [], has_parked: false };

export const isMyTurn = ({ table, decider, seat }: TableSummary): boolean =>
  table.stage === "playing" && seat !== null && decider === seat;

/** Sort by urgency: the player's turn first, then running games, then games that have not started. */
export function sortByUrgency(tables: readonly TableSummary[]): TableSummary[] {
  const rank = (each: TableSummary) => (isMyTurn(each) ? 0 : each.table.stage === "playing" ? 1 : 2);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated);
}

export class Lobby {
  listed = $state.raw<TableSummary[] | null>(null); // null until loaded
  mine = $state.raw<TableSummary[]>([]);
  invitations = $state.raw<Invited[]>([]);
  hasParked = $state.raw(false);
  problem = $state.raw<unknown>(null);

  readonly ongoing = $derived(sortByUrgency(this.mine.filter(({ table }) => table.stage !== "over" && !table.lesson)));
  /** The interrupted lessons, latest first, without the one that the page continues with its own button. */
  readonly lessons = $derived(
    this.mine
      .filter(({ table }) => table.lesson && table.stage === "playing" && !table.frozen)
      .filter(({ table }) => table.lesson !== FIRST_CHAPTER || !isLearning())
      .sort((a, b) => b.updated - a.updated),
  );
  readonly finished = $derived(this.mine.filter((each) => each.table.stage === "over"));
  readonly others = $derived.by(() => {
    const known = new Set(this.mine.map((each) => each.table.id));
    return this.listed?.filter((each) => !known.has(each.table.id)) ?? null;
  });

  /** Refresh now and every few seconds while the page is visible; return the function that stops it. */
  startPolling(): () => void {
    const poll = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    poll();
    const timer = setInterval(poll, POLL_MS);
    document.addEventListener("visibilitychange", poll);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", poll);
    };
  }

  #show({ tables, invitations, has_parked }: MyTables): void {
    [this.mine, this.invitations, this.hasParked] = [tables, invitations, has_parked];
  }

  async decline(table: string): Promise<void> {
    try {
      this.#show(await post<MyTables>("/api/me/invitations/decline", { table } satisfies DeclineForm));
    } catch (error) {
      this.problem = error;
    }
  }

  /** Remove all interrupted lessons from the list. */
  async removeLessons(): Promise<void> {
    try {
      await removeLessons(this.lessons.map(({ table }) => table));
      await this.refresh();
    } catch (error) {
      this.problem = error;
    }
  }

  async refresh(): Promise<void> {
    const loadingHere = localTables().catch(() => []); // a browser may refuse storage
    try {
      await loadMe(); // at the start, the server may have been out of reach
      const [listed, mine, here] = await Promise.all([lobbyTables(), me() ? myTables() : NO_TABLES, loadingHere]);
      this.listed = listed;
      this.#show({ ...mine, tables: [...mine.tables, ...here] });
      this.problem = null;
    } catch (error) {
      if (error instanceof RequestError && error.code === "not_signed_in") {
        setMe(null); // signed out on another device: a guest still sees the lobby
        await this.refresh();
      } else {
        this.problem = error;
        this.mine = [...this.mine.filter(({ table }) => !isLocal(table.id)), ...(await loadingHere)];
      }
    }
  }
}
