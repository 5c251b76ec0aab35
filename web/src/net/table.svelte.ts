// The client's model of a table: the server's messages, folded. It contains no rules.
import { type AnyAction, parseAction } from "../game/notation";
import { seatName } from "../text/names";
import { takeSnapshot } from "./prefetch";
import { get, RequestError } from "./http";
import type {
  HintResult,
  PollStep,
  Clocks,
  History,
  PlayerView,
  Presence,
  PreviewResult,
  SeatedPeople,
  SeatedPerson,
  Snapshot,
  Standings,
  TableEvent,
  TableInfo,
  TilePreview,
  Decision,
  View,
  You,
} from "./protocol";
import { type Answer, type CommandBody, TableSocket, type ServerMessage } from "./socket";

/** Called before an event is folded and after it. Both calls delay the next step. */
export interface EventObserver {
  beforeEvent(event: TableEvent): Promise<void> | void;
  afterEvent(event: TableEvent): Promise<void> | void;
}

type QueuedMessage = Exclude<ServerMessage, { type: "presence" }>;

const ENDS_DECISION: ReadonlySet<TableEvent["entry"]> = new Set(["acted", "undone", "time_called"]);
const HISTORY_DELAY_MS = 300; // the table loads before its history

/** The state of a table and everything derived from it. A client or a replay fills it. */
export class TableModel {
  connection = $state<"connecting" | "live" | "lost">("connecting");
  seq = $state(0);
  you = $state.raw<You>({ seat: null });
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  standings = $state.raw<Standings | null>(null); // set together with the view
  clocks = $state.raw<Clocks>({ deadline: null, reserves: [] });
  presence = $state.raw<Omit<Presence, "type">>({ seats: [], watching: 0, names: [] });
  company = $state.raw<SeatedPerson[]>([]); // the player's relation to the others, once loaded
  legal = $state.raw<AnyAction[]>([]); // empty unless the player decides
  canUndo = $state(false);
  isDeciding = $state(false); // the player's command has not been answered
  #lastDecision: CommandBody | null = null;
  history = $state.raw<TableEvent[]>([]); // from the first event on, for the log and the charts
  observer: EventObserver | null = null;

  constructor(readonly id: string) {}

  get me(): PlayerView | null {
    return this.you.seat === null ? null : (this.view?.players[this.you.seat] ?? null);
  }

  /** Whether the game is an attempt at the deal of the day, which counts. */
  get isAttempt(): boolean {
    return !!this.table?.daily && !this.table.daily.is_practice;
  }

  /** Whether anybody has acted at this table. */
  get hasActed(): boolean {
    return this.history.some(({ entry }) => entry === "acted");
  }

  /** Whether the player may ask for hints. The first move of a puzzle has none. */
  get hasHints(): boolean {
    return this.table?.rated === false && !this.isAttempt && (!this.table.puzzle || this.hasActed);
  }

  /** Whether the player has legal actions. */
  get canAct(): boolean {
    return this.legal.length > 0 && !this.isDeciding;
  }

  /** Whether the player decides, even before the legal actions have arrived. */
  get isDecider(): boolean {
    return this.you.seat !== null && this.view?.seat === this.you.seat;
  }

  get backlog(): number {
    return 0;
  }

  get isShowing(): boolean {
    return false;
  }

  nameOf(seat: number): string {
    return this.context.names[seat] ?? "";
  }

  /** Names and seats for the story. */
  readonly context = $derived.by(() => ({
    names: this.table?.seats.map(seatName) ?? [],
    me: this.you.seat,
  }));

  /** Seats of blocked people, whose chat is hidden. */
  readonly blockedSeats = $derived.by(() =>
    this.company.flatMap(({ seat, relation }) => (relation === "blocked" ? [seat] : [])),
  );

  /** Load the player's relation to the others. */
  loadCompany(): Promise<void> {
    return Promise.resolve();
  }

  /** Whether another person can read the chat. */
  get hasChat(): boolean {
    return false;
  }

  send(_command: CommandBody): Promise<Answer> {
    return Promise.reject(new RequestError("offline", "nobody listens"));
  }

  /** Return the player's standing after an action; reject if it is illegal. */
  async preview(action: string): Promise<PreviewResult> {
    return expectAnswer("preview", await this.send({ type: "preview", action, seq: this.seq }));
  }

  /** Return the legal cells of a tile and the standing with the tile in `cell`. Works on other players' turns. */
  async try(tile: string, cell?: string): Promise<TilePreview> {
    return expectAnswer(
      "tile_preview",
      await this.send({ type: "try_tile", tile, ...(cell !== undefined && { cell }) }),
    );
  }

  async hint(): Promise<HintResult> {
    return expectAnswer("hint", await this.send({ type: "hint" }));
  }

  /** Return the id of the rematch table. */
  async rematch(): Promise<string> {
    const { table } = expectAnswer("done", await this.send({ type: "rematch" }));
    if (table) return table;
    throw new RequestError("server_error", "there is no table to play again at");
  }

  /** Return whether the player passes automatically at this step. */
  isAutoPassing(step: PollStep): boolean {
    return this.you.auto_pass?.includes(step) ?? false;
  }

  async setAutoPass(step: PollStep, pass: boolean): Promise<void> {
    const others = (this.you.auto_pass ?? []).filter((each) => each !== step);
    await this.send({ type: "set_auto_pass", steps: pass ? [...others, step] : others });
  }

  /** Take an action. Nothing else is sent until the server answers. */
  async act(action: string): Promise<void> {
    await this.#decide({ type: "act", action, seq: this.seq });
  }

  async undo(): Promise<void> {
    await this.#decide({ type: "undo", seq: this.seq });
  }

  /** Store the next legal actions. The message may arrive before the answer to the last command. */
  nextTurn({ legal_actions: legal, can_undo: undo }: Decision): void {
    this.isDeciding = false;
    this.setLegal(legal);
    this.canUndo = undo;
  }

  /** Replace the legal actions, unless they are the same: a new connection repeats the decision. */
  setLegal(texts: readonly string[]): void {
    const isRepeated =
      this.legal.length === texts.length && this.legal.every(({ text }, index) => text === texts[index]);
    if (!isRepeated) this.legal = texts.map(parseAction);
  }

  async #decide(command: CommandBody): Promise<void> {
    if (this.isDeciding) return;
    const { legal } = this;
    this.isDeciding = true;
    this.#lastDecision = command;
    try {
      await this.send(command);
      if (this.legal === legal) this.clearTurn();
    } catch (error) {
      if (error instanceof RequestError && error.code === "stale" && this.legal === legal) this.clearTurn();
      throw error;
    } finally {
      if (this.#lastDecision === command) this.isDeciding = false; // a newer command may be waiting
    }
  }

  clearTurn(): void {
    this.legal = [];
    this.canUndo = false;
  }
}

export class TableClient extends TableModel {
  problem = $state.raw<RequestError | null>(null); // why the table cannot be shown

  #socket: TableSocket | null = null; // opened once the table is known
  #isClosed = false;
  #lastReceivedSeq: number | null = null; // the last event received, which may still be queued
  #queue: QueuedMessage[] = [];
  #isPlaying = $state(false);

  constructor(id: string) {
    super(id);
    void this.#load();
  }

  /** Load the first snapshot over HTTP, which the page has prefetched; the socket resumes from there. */
  async #load(): Promise<void> {
    try {
      this.#receive(await takeSnapshot(this.id));
    } catch (error) {
      if (error instanceof RequestError && error.code === "no_such_table") {
        this.problem = error;
        return;
      }
    }
    if (!this.#isClosed) this.#connect();
  }

  #connect(): void {
    this.#socket = new TableSocket(
      this.id,
      () => this.#lastReceivedSeq,
      (message) => this.#receive(message),
      (live) => (this.connection = live ? "live" : "lost"),
    );
  }

  override get backlog(): number {
    return this.#queue.length;
  }

  override get hasChat(): boolean {
    return this.you.seat !== null && !!this.table?.chat;
  }

  override get isShowing(): boolean {
    return this.#isPlaying;
  }

  override async loadCompany(): Promise<void> {
    if (this.you.seat !== null) this.company = (await get<SeatedPeople>(`/api/tables/${this.id}/people`)).people;
  }

  override send(command: CommandBody): Promise<Answer> {
    return this.#socket?.send(command) ?? Promise.reject(new RequestError("offline", "not connected yet"));
  }

  /** Reconnect after the name or the session has changed. */
  restart(): void {
    this.#lastReceivedSeq = null;
    this.#socket?.reconnect();
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.close();
  }

  #receive(message: ServerMessage): void {
    if (message.type === "presence") this.presence = message;
    else if (message.type === "event" && this.#lastReceivedSeq !== null && message.seq !== this.#lastReceivedSeq + 1)
      this.restart();
    else {
      if (message.type === "event" || message.type === "snapshot") this.#lastReceivedSeq = message.seq;
      if (message.type === "snapshot") this.#queue = []; // a snapshot replaces queued events
      this.#queue.push(message);
      if (!this.#isPlaying) void this.#playQueue();
    }
  }

  async #playQueue(): Promise<void> {
    this.#isPlaying = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (next.type === "event") {
        const { observer } = this;
        await observer?.beforeEvent(next);
        this.#fold(next);
        await observer?.afterEvent(next);
      } else if (next.type === "snapshot") this.#applySnapshot(next);
      else if (next.type === "resumed") this.you = next.you;
      else if (next.type === "decision") this.nextTurn(next);
      else ignore(next);
    }
    this.#isPlaying = false;
  }

  #applySnapshot(snapshot: Snapshot): void {
    this.seq = snapshot.seq;
    this.you = snapshot.you;
    this.table = snapshot.table;
    this.clocks = snapshot.clocks;
    this.standings = snapshot.standings;
    this.view = snapshot.view;
    this.canUndo = snapshot.can_undo;
    this.setLegal(snapshot.view?.legal_actions ?? []);
    setTimeout(() => void this.#loadHistory(snapshot.seq), HISTORY_DELAY_MS);
  }

  async #loadHistory(seq: number): Promise<void> {
    try {
      const { events } = await get<History>(`/api/tables/${this.id}/events`);
      const since = this.history.filter((event) => event.seq > (events.at(-1)?.seq ?? 0));
      this.history = [...events, ...since];
    } catch {
      if (this.history.at(-1)?.seq !== seq) this.history = []; // the table works without its log
    }
  }

  #fold(event: TableEvent): void {
    this.seq = event.seq;
    this.table = event.table ?? this.table;
    this.clocks = event.clocks ?? this.clocks;
    if (ENDS_DECISION.has(event.entry)) this.clearTurn();
    const [view, standings] = [event.view ?? this.view, event.standings ?? this.standings];
    this.standings = standings && standingsAfter(standings, event);
    this.view = view && viewAfter(view, event, this.you.seat);
    const passes = event.private?.auto_pass;
    if (passes) this.you = { ...this.you, auto_pass: passes };
    if (!this.history.length || this.history.at(-1)!.seq < event.seq) this.history = [...this.history, event];
  }
}

/** Ignore a message of a newer server. The types reject a message of this server that nothing handles. */
function ignore(_message: never): void {}

/** Apply an event's changes to a view: the public ones, then those for this seat. */
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

/** Apply an event's changes to the standings. */
export function standingsAfter(standings: Standings, { changes }: TableEvent): Standings {
  const { players: changed, ...rest } = changes?.standings ?? {};
  const players = standings.players.map((standing, index) => changed?.[index] ?? standing);
  return { ...standings, ...rest, players };
}

/** Return the answer as the type that belongs to the command; throw if it is another one. */
function expectAnswer<T extends Answer["type"]>(type: T, answer: Answer): Extract<Answer, { type: T }> {
  if (hasType(type, answer)) return answer;
  throw new RequestError("server_error", `the answer is ${answer.type}, not ${type}`);
}

function hasType<T extends Answer["type"]>(type: T, answer: Answer): answer is Extract<Answer, { type: T }> {
  return answer.type === type;
}
