// A table as its viewer knows it: what the server has told, folded. No rule of the game is in here.
import { type Action, parseAction } from "../game/notation";
import { seatName } from "../text/words";
import { firstPicture } from "./first";
import { get, Refused } from "./http";
import { type Answer, TableSocket } from "./socket";
import type { Clocks, Command, Message, Player, Snapshot, TableEvent, TableInfo, View, You } from "./types";

/** Shows what happens: looks before an event is taken in, and lets things move after it. */
export interface Director {
  before(event: TableEvent): void;
  after(event: TableEvent): Promise<void> | void;
}

const LOG_LATER = 300; // milliseconds: first the table, then its story

type Told = Exclude<Message, Answer>;

export class TableClient {
  connection = $state<"connecting" | "live" | "lost">("connecting");
  problem = $state.raw<Refused | null>(null); // why the table cannot be shown at all
  seq = $state(0);
  you = $state.raw<You>({ seat: null });
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  clocks = $state.raw<Clocks>({});
  present = $state.raw<{ seats: number[]; watching: number }>({ seats: [], watching: 0 });
  legal = $state.raw<Action[]>([]); // what I may do; nothing if it is not for me to decide
  undo = $state(false);
  history = $state.raw<TableEvent[]>([]); // from the first event on, for the log and the charts
  director: Director | null = null;

  #socket: TableSocket | null = null; // opened once the table is known
  #closed = false;
  #received: number | null = null; // the last event that has arrived; it may still wait to be shown
  #queue: Told[] = [];
  #playing = false;

  constructor(readonly id: string) {
    void this.#begin();
  }

  /** The first picture comes by HTTP, which the page has asked for already; the socket takes up from there. */
  async #begin(): Promise<void> {
    try {
      this.#arrive(await firstPicture(this.id));
    } catch (error) {
      if ((error as Refused).code === "no_such_table") {
        this.problem = error as Refused;
        return;
      }
    }
    if (!this.#closed) this.#connect();
  }

  #connect(): void {
    this.#socket = new TableSocket(
      this.id,
      () => this.#received,
      (message) => this.#arrive(message),
      (live) => (this.connection = live ? "live" : "lost"),
    );
  }

  get me(): Player | null {
    return this.you.seat === null ? null : (this.view?.players[this.you.seat] ?? null);
  }

  get mine(): boolean {
    return this.legal.length > 0;
  }

  /** Events that have arrived but not yet been shown. */
  get behind(): number {
    return this.#queue.length;
  }

  /** While an event is being shown. */
  get showing(): boolean {
    return this.#playing;
  }

  nameOf(seat: number): string {
    return this.context.names[seat] ?? "";
  }

  /** Who is who, for those who tell the story. */
  readonly context = $derived.by(() => ({
    names: this.table?.seats.map(seatName) ?? [],
    me: this.you.seat,
  }));

  send(command: Command): Promise<Answer> {
    return this.#socket?.send(command) ?? Promise.reject(new Refused("offline", "not connected yet"));
  }

  /** Carries out an action. What I could do is forgotten at once: nothing is sent twice. */
  async act(action: string): Promise<void> {
    await this.#decide({ type: "act", action, seq: this.seq });
  }

  async takeBack(): Promise<void> {
    await this.#decide({ type: "undo", seq: this.seq });
  }

  async #decide(command: Command): Promise<void> {
    const { legal, undo } = this;
    this.legal = [];
    this.undo = false;
    try {
      await this.send(command);
    } catch (error) {
      if (this.legal.length === 0 && (error as Refused).code !== "stale") {
        this.legal = legal;
        this.undo = undo;
      }
      throw error;
    }
  }

  /** After I have got another name or session: connect anew, as myself. */
  restart(): void {
    this.#received = null;
    this.#socket?.reconnect();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }

  #arrive(message: Told): void {
    if (message.type === "presence") this.present = message;
    else if (message.type === "event" && this.#received !== null && message.seq !== this.#received + 1) this.restart();
    else {
      if (message.type === "event" || message.type === "snapshot") this.#received = message.seq;
      if (message.type === "snapshot") this.#queue = []; // it replaces whatever still waited
      this.#queue.push(message);
      if (!this.#playing) void this.#play();
    }
  }

  async #play(): Promise<void> {
    this.#playing = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (next.type === "event") {
        this.director?.before(next);
        this.#fold(next);
        await this.director?.after(next);
      } else if (next.type === "snapshot") this.#replace(next);
      else if (next.type === "resumed") this.you = next.you;
      else if (next.type === "turn") {
        this.legal = next.legal.map(parseAction);
        this.undo = next.undo;
      }
    }
    this.#playing = false;
  }

  #replace(snapshot: Snapshot): void {
    const { seq, you, table, clocks, view, undo } = snapshot;
    Object.assign(this, { seq, you, table, clocks, view, undo });
    this.legal = (view?.legal_actions ?? []).map(parseAction);
    setTimeout(() => void this.#remember(seq), LOG_LATER);
  }

  async #remember(seq: number): Promise<void> {
    try {
      const { events } = await get<{ events: TableEvent[] }>(`/api/tables/${this.id}/events`);
      const since = this.history.filter((event) => event.seq > (events.at(-1)?.seq ?? 0));
      this.history = [...events, ...since];
    } catch {
      if (this.history.at(-1)?.seq !== seq) this.history = []; // the log is a comfort: the table goes on without it
    }
  }

  #fold(event: TableEvent): void {
    this.seq = event.seq;
    if (event.table && typeof event.table !== "string") this.table = event.table;
    if (event.clocks) this.clocks = event.clocks;
    if (event.what === "acted" || event.what === "undone") {
      this.legal = [];
      this.undo = false;
    }
    if (event.view) this.view = event.view;
    this.view = this.view && merged(this.view, event, this.you.seat);
    if (event.private) this.you = { ...this.you, ...preferences(event.private) };
    if (!this.history.length || this.history.at(-1)!.seq < event.seq) this.history = [...this.history, event];
  }
}

/** A view with the changes of an event in it. */
export function merged(view: View, event: TableEvent, seat: number | null): View {
  const { players: changed = {}, ...rest } = event.changes ?? {};
  const players = view.players.map((player, index) => ({ ...player, ...changed[String(index)] }));
  if (seat !== null && event.private) {
    const { hand, bonus } = event.private;
    players[seat] = { ...players[seat]!, ...(hand && { hand }), ...(bonus && { bonus }) };
  }
  return { ...view, ...rest, players };
}

function preferences({ pass_vizier, pass_bonus }: { pass_vizier?: boolean; pass_bonus?: boolean }): Partial<You> {
  return { ...(pass_vizier !== undefined && { pass_vizier }), ...(pass_bonus !== undefined && { pass_bonus }) };
}
