// Undo: at once where the server allows it, otherwise with the consent of the other players.
import type { TurnState } from "./turnState.svelte";

export class UndoControl {
  /** Whether the player is about to ask the others. */
  isAsking = $state(false);

  constructor(private readonly turnState: TurnState) {}

  /** Whether the others can be asked. This is unknown until the server has listed the legal actions. */
  readonly canAsk = $derived.by((): boolean => {
    const { client } = this.turnState;
    return (
      !client.canUndo &&
      !client.isAttempt &&
      client.isDecider === client.canAct &&
      client.table?.stage !== "over" &&
      !client.table?.undo_request &&
      client.history.some((event) => event.entry === "acted" && event.seat === client.you.seat && event.by === "player")
    );
  });

  start(): void {
    if (this.turnState.client.canUndo) void this.turnState.undo();
    else if (this.canAsk) this.isAsking = true;
  }
}
