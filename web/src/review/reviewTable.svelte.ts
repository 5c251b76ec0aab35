// The table of a reviewed game: it stands before a decision and shows a move without offering others.
import type { TableEvent, TableInfo } from "../net/protocol";
import type { Answer } from "../net/socket";
import { ReplayTable } from "../result/replayTable.svelte";

export class ReviewTable extends ReplayTable {
  /** Show the game as `seat` saw it, before the action of this index. */
  constructor(table: TableInfo, events: readonly TableEvent[], seat: number, action: number) {
    super(table, events, seat, 0);
    this.seek(action);
    this.show();
  }

  /** The index of the action that comes next; at the end, the number of actions. */
  get action(): number {
    return this.position;
  }

  /** Nothing answers: the moves that are shown can neither be made nor tried. */
  override send(): Promise<Answer> {
    return new Promise(() => undefined);
  }

  /** The moves that are shown cannot be made. */
  override get canAct(): boolean {
    return false;
  }
}
