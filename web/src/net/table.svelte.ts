// A table as its viewer knows it: what the server has told, folded. No rule of the game is in here.
import { type AnyAction, parseAction } from "../game/notation";
import { seatName } from "../text/words";
import { firstSnapshot } from "./first";
import { get, Refused } from "./http";
import type {
  Advice,
  AskingStep,
  Clocks,
  History,
  PlayerView,
  Presence,
  Preview,
  SeatedPeople,
  SeatedPerson,
  Snapshot,
  Standings,
  TableEvent,
  TableInfo,
  Tried,
  Turn,
  View,
  You,
} from "./protocol";
import { type Answer, type Order, TableSocket, type Told } from "./socket";

/** Looks before an event is folded, which waits for it, and shows afterwards what has changed: for that the next event waits. */
export interface EventObserver {
  before(event: TableEvent): Promise<void> | void;
  after(event: TableEvent): Promise<void> | void;
}

const LOG_LATER = 300; // milliseconds: first the table, then its story

/** What is known of a table, and what follows from it; whoever talks to a server, or shows the past, fills it. */
export class TableModel {
  connection = $state<"connecting" | "live" | "lost">("connecting");
  seq = $state(0);
  you = $state.raw<You>({ seat: null });
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  standings = $state.raw<Standings | null>(null); // there as soon as the view is
  clocks = $state.raw<Clocks>({ deadline: null, reserves: [] });
  present = $state.raw<Omit<Presence, "type">>({ seats: [], watching: 0, names: [] });
  company = $state.raw<SeatedPerson[]>([]); // what the others are to me, as far as that was asked
  legal = $state.raw<AnyAction[]>([]); // what I may do; nothing if it is not for me to decide
  undo = $state(false);
  deciding = $state(false); // what I decided is on its way
  #last: Order | null = null; // of my decisions
  history = $state.raw<TableEvent[]>([]); // from the first event on, for the log and the charts
  observer: EventObserver | null = null;

  constructor(readonly id: string) {}

  get me(): PlayerView | null {
    return this.you.seat === null ? null : (this.view?.players[this.you.seat] ?? null);
  }

  /** Whether something is wanted of me now. */
  get mine(): boolean {
    return this.legal.length > 0 && !this.deciding;
  }

  /** Whether it is for me to decide, also while I wait to be told what I may do. */
  get asked(): boolean {
    return this.you.seat !== null && this.view?.seat === this.you.seat;
  }

  /** Events that have arrived but not yet been shown. */
  get behind(): number {
    return 0;
  }

  /** While an event is being shown. */
  get showing(): boolean {
    return false;
  }

  nameOf(seat: number): string {
    return this.context.names[seat] ?? "";
  }

  /** Who is who, for those who tell the story. */
  readonly context = $derived.by(() => ({
    names: this.table?.seats.map(seatName) ?? [],
    me: this.you.seat,
  }));

  /** The seats of those whom I have blocked: what they say is not shown. */
  readonly blocked = $derived.by(() => this.company.flatMap(({ seat, tie }) => (tie === "blocked" ? [seat] : [])));

  /** Asks who the others are to me. */
  meet(): Promise<void> {
    return Promise.resolve();
  }

  /** Whether there is somebody to talk to. */
  get talks(): boolean {
    return false;
  }

  send(_order: Order): Promise<Answer> {
    return Promise.reject(new Refused("offline", "nobody listens"));
  }

  /** How I would stand after an action; a refusal says why it cannot be done. */
  async preview(action: string): Promise<Preview> {
    return answerOf("preview", await this.send({ type: "preview", action, seq: this.seq }));
  }

  /** Where a tile could lie in my city, and how I would stand if it lay in this cell; also while others decide. */
  async try(tile: string, cell?: string): Promise<Tried> {
    return answerOf("tried", await this.send({ type: "try", tile, ...(cell !== undefined && { cell }) }));
  }

  async hint(): Promise<Advice> {
    return answerOf("advice", await this.send({ type: "hint" }));
  }

  /** The table where we play again. */
  async rematch(): Promise<string> {
    const { table } = answerOf("done", await this.send({ type: "rematch" }));
    if (table) return table;
    throw new Refused("server_error", "there is no table to play again at");
  }

  /** Whether I pass at once when I am asked at this step. */
  passes(step: AskingStep): boolean {
    return this.you.passes?.includes(step) ?? false;
  }

  async prefer(step: AskingStep, pass: boolean): Promise<void> {
    const others = (this.you.passes ?? []).filter((each) => each !== step);
    await this.send({ type: "prefer", passes: pass ? [...others, step] : others });
  }

  /** Carries out an action. Until the server has answered, nothing else is sent. */
  async act(action: string): Promise<void> {
    await this.#decide({ type: "act", action, seq: this.seq });
  }

  async takeBack(): Promise<void> {
    await this.#decide({ type: "undo", seq: this.seq });
  }

  /** What I may do next. It is an answer, too, and may come before the one to what I did. */
  nextTurn({ legal, undo }: Turn): void {
    this.deciding = false;
    this.legal = legal.map(parseAction);
    this.undo = undo;
  }

  async #decide(order: Order): Promise<void> {
    if (this.deciding) return;
    const { legal } = this;
    this.deciding = true;
    this.#last = order;
    try {
      await this.send(order);
      if (this.legal === legal) this.forget();
    } catch (error) {
      if (error instanceof Refused && error.code === "stale" && this.legal === legal) this.forget();
      throw error;
    } finally {
      if (this.#last === order) this.deciding = false; // otherwise the next one is on its way by now
    }
  }

  forget(): void {
    this.legal = [];
    this.undo = false;
  }
}

export class TableClient extends TableModel {
  problem = $state.raw<Refused | null>(null); // why the table cannot be shown at all

  #socket: TableSocket | null = null; // opened once the table is known
  #closed = false;
  #received: number | null = null; // the last event that has arrived; it may still wait to be shown
  #queue: Told[] = [];
  #playing = $state(false);

  constructor(id: string) {
    super(id);
    void this.#begin();
  }

  /** The first snapshot comes by HTTP, which the page has asked for already; the socket takes up from there. */
  async #begin(): Promise<void> {
    try {
      this.#arrive(await firstSnapshot(this.id));
    } catch (error) {
      if (error instanceof Refused && error.code === "no_such_table") {
        this.problem = error;
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

  override get behind(): number {
    return this.#queue.length;
  }

  override get talks(): boolean {
    return this.you.seat !== null && !!this.table?.chat;
  }

  override get showing(): boolean {
    return this.#playing;
  }

  override async meet(): Promise<void> {
    if (this.you.seat !== null) this.company = (await get<SeatedPeople>(`/api/tables/${this.id}/people`)).people;
  }

  override send(order: Order): Promise<Answer> {
    return this.#socket?.send(order) ?? Promise.reject(new Refused("offline", "not connected yet"));
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
        const { observer } = this;
        await observer?.before(next);
        this.#fold(next);
        await observer?.after(next);
      } else if (next.type === "snapshot") this.#replace(next);
      else if (next.type === "resumed") this.you = next.you;
      else if (next.type === "turn") this.nextTurn(next);
    }
    this.#playing = false;
  }

  #replace(snapshot: Snapshot): void {
    this.seq = snapshot.seq;
    this.you = snapshot.you;
    this.table = snapshot.table;
    this.clocks = snapshot.clocks;
    this.standings = snapshot.standings;
    this.view = snapshot.view;
    this.undo = snapshot.undo;
    this.legal = (snapshot.view?.legal_actions ?? []).map(parseAction);
    setTimeout(() => void this.#remember(snapshot.seq), LOG_LATER);
  }

  async #remember(seq: number): Promise<void> {
    try {
      const { events } = await get<History>(`/api/tables/${this.id}/events`);
      const since = this.history.filter((event) => event.seq > (events.at(-1)?.seq ?? 0));
      this.history = [...events, ...since];
    } catch {
      if (this.history.at(-1)?.seq !== seq) this.history = []; // the log is a comfort: the table goes on without it
    }
  }

  #fold(event: TableEvent): void {
    this.seq = event.seq;
    this.table = event.table ?? this.table;
    this.clocks = event.clocks ?? this.clocks;
    if (event.what === "acted" || event.what === "undone") this.forget();
    const [view, standings] = [event.view ?? this.view, event.standings ?? this.standings];
    this.standings = standings && standingsAfter(standings, event);
    this.view = view && viewAfter(view, event, this.you.seat);
    const passes = event.private?.passes;
    if (passes) this.you = { ...this.you, passes };
    if (!this.history.length || this.history.at(-1)!.seq < event.seq) this.history = [...this.history, event];
  }
}

/** A view with what an event has changed, for everybody and then for this seat alone. */
export function viewAfter(view: View, { changes, private: own }: TableEvent, seat: number | null): View {
  const { players: changed, ...rest } = changes?.view ?? {};
  const players = view.players.map((player, index): PlayerView => ({ ...player, ...changed?.[index] }));
  const me = seat === null ? undefined : players[seat];
  if (me && own) {
    me.hand = own.hand ?? me.hand;
    me.modules = { ...me.modules, ...own.modules };
  }
  return { ...view, ...rest, players };
}

/** The standings with what an event has changed. */
export function standingsAfter(standings: Standings, { changes }: TableEvent): Standings {
  const { players: changed, ...rest } = changes?.standings ?? {};
  const players = standings.players.map((standing, index) => changed?.[index] ?? standing);
  return { ...standings, ...rest, players };
}

/** The server has answered what was asked, in the form that belongs to it. */
function answerOf<T extends Answer["type"]>(type: T, answer: Answer): Extract<Answer, { type: T }> {
  if (isOf(type, answer)) return answer;
  throw new Refused("server_error", `the answer is ${answer.type}, not ${type}`);
}

function isOf<T extends Answer["type"]>(type: T, answer: Answer): answer is Extract<Answer, { type: T }> {
  return answer.type === type;
}
