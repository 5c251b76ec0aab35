// The server's answers about actions that the player has not taken, cached until the next decision.
import { RequestError } from "../../net/http";
import type { SeatStanding } from "../../net/protocol";
import type { TableModel } from "../../net/table.svelte";

export class Previews {
  #answers = $state.raw(new Map<string, SeatStanding | RequestError>());
  #requested = new Set<string>();
  #possibleCells = $state.raw(new Map<string, string[]>()); // by face, for faces that cannot be built yet

  constructor(private readonly client: TableModel) {}

  answerTo(action: string): SeatStanding | RequestError | undefined {
    return this.#answers.get(action);
  }

  possibleCells(face: string): string[] {
    return this.#possibleCells.get(face) ?? [];
  }

  forgetAnswers(): void {
    this.#answers = new Map();
    this.#requested = new Set(); // answers that are still on their way belong to the previous decision
  }

  forgetCells(): void {
    this.#possibleCells = new Map();
  }

  /** Request an answer once per decision. A failure other than an illegal action may be requested again. */
  async request(action: string): Promise<void> {
    const requested = this.#requested;
    if (requested.has(action)) return;
    requested.add(action);
    const answer = await this.fetch(action).catch(asRequestError);
    if (answer instanceof RequestError && answer.code !== "illegal") requested.delete(action);
    if (requested === this.#requested) this.#answers = new Map(this.#answers).set(action, answer);
  }

  async fetch(action: string): Promise<SeatStanding> {
    const [verb, tile, cell] = action.split(" ");
    if (verb !== "try") return (await this.client.preview(action)).standing;
    return (await this.client.try(tile!, cell)).standing!;
  }

  async loadCells(face: string): Promise<void> {
    if (this.#possibleCells.has(face)) return;
    const found = await this.client.try(face).catch(() => null);
    if (found) this.#possibleCells = new Map(this.#possibleCells).set(face, found.cells);
  }
}

const asRequestError = (error: unknown): RequestError =>
  error instanceof RequestError ? error : new RequestError("server_error", String(error));
