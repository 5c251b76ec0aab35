// A table connection that reconnects automatically, resumes after the last event, and repeats unanswered commands.
import { type TableConnection, type RequestError, toRequestError } from "./host";
import { hostOfTable } from "./hosts";
import type { Command, Message } from "./protocol";

/** A reply to a command: the messages with the id of one. An error has it only if it could be read. */
export type Answer = Extract<Message, { id: string }>;
export type ServerMessage = Exclude<Message, Answer | { type: "error" }>;

/** A command without its id. */
export type CommandBody = WithoutId<Command>;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never; // distributes over the union

interface Pending {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: RequestError) => void;
}

const INITIAL_RETRY_MS = 400;
const MAX_RETRY_MS = 8000;

export class TableSocket {
  #connection: TableConnection | null = null;
  #isOpen = false;
  #pending = new Map<string, Pending>();
  #retryMs = INITIAL_RETRY_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #lastId = 0;
  // makes command ids unique across page loads
  readonly #visitId = crypto.getRandomValues(new Uint32Array(2)).join("-");

  constructor(
    private readonly table: string,
    private readonly lastSeq: () => number | null, // the last received event, or null
    private readonly onMessage: (message: ServerMessage) => void,
    private readonly onLive: (live: boolean) => void,
  ) {
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.#connect();
  }

  send(command: CommandBody): Promise<Answer> {
    const id = `${this.#visitId}-${++this.#lastId}`;
    const text = JSON.stringify({ ...command, id } satisfies Command);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
      if (this.#isOpen) this.#connection?.send(text);
    });
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#onVisible);
    this.#connection?.close();
  }

  #reconnectNow = () => {
    if (this.#isClosed || this.#connection) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #onVisible = () => {
    if (document.visibilityState === "visible") this.#reconnectNow();
  };

  #connect(): void {
    const connection = hostOfTable(this.table).connect(this.table, this.lastSeq(), {
      onOpen: () => {
        this.#retryMs = INITIAL_RETRY_MS;
        this.#isOpen = true;
        for (const { text } of this.#pending.values()) connection.send(text);
      },
      onMessage: (text) => this.#receive(JSON.parse(text) as Message),
      onClose: () => this.#onClose(),
    });
    this.#connection = connection;
  }

  /** Drop the connection and open a new one that resumes after the last event. */
  reconnect(): void {
    this.#connection?.close();
  }

  #onClose(): void {
    this.#connection = null;
    this.#isOpen = false;
    if (this.#isClosed) return;
    this.onLive(false);
    this.#timer = setTimeout(() => this.#connect(), this.#retryMs * (0.75 + Math.random() / 2));
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS);
  }

  #receive(message: Message): void {
    if (message.type === "error") {
      if (message.id) this.#settle(message.id)?.reject(toRequestError(message));
    } else if ("id" in message) {
      this.#settle(message.id)?.resolve(message);
    } else {
      if (message.type === "snapshot" || message.type === "resumed") this.onLive(true);
      this.onMessage(message);
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
