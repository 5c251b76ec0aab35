// One connection to a table that mends itself: it comes back with what it knows, and sends again what was not answered.
import { type Line, type Refused, refusedBy } from "./host";
import { hostOfTable } from "./hosts";
import type { Advice, Command, Done, Message, Preview, Tried } from "./protocol";

export type Answer = Done | Advice | Preview | Tried;
export type Told = Exclude<Message, Answer>;

/** A command before it has its id. */
export type Order = WithoutId<Command>;
type WithoutId<C> = C extends Command ? Omit<C, "id"> : never; // of each kind by itself

interface Pending {
  text: string;
  resolve: (answer: Answer) => void;
  reject: (error: Refused) => void;
}

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 8000;

export class TableSocket {
  #line: Line | null = null;
  #open = false;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #serial = 0;
  readonly #run = crypto.getRandomValues(new Uint32Array(2)).join("-"); // so that ids of two visits differ

  constructor(
    private readonly table: string,
    private readonly known: () => number | null, // the last event taken in; null: none yet
    private readonly told: (message: Told) => void,
    private readonly changed: (live: boolean) => void,
  ) {
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#whenSeen);
    this.#connect();
  }

  send(order: Order): Promise<Answer> {
    const id = `${this.#run}-${++this.#serial}`;
    const text = JSON.stringify({ ...order, id } satisfies Command);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { text, resolve, reject });
      if (this.#open) this.#line?.send(text);
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#whenSeen);
    this.#line?.close();
  }

  #now = () => {
    if (this.#closed || this.#line) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #whenSeen = () => {
    if (document.visibilityState === "visible") this.#now();
  };

  #connect(): void {
    const line = hostOfTable(this.table).connect(this.table, this.known(), {
      opened: () => {
        this.#wait = FIRST_WAIT;
        this.#open = true;
        for (const { text } of this.#pending.values()) line.send(text);
      },
      told: (text) => this.#take(JSON.parse(text) as Message),
      closed: () => this.#lost(),
    });
    this.#line = line;
  }

  /** Forget the connection and make a new one that takes up where this one got. */
  reconnect(): void {
    this.#line?.close();
  }

  #lost(): void {
    this.#line = null;
    this.#open = false;
    if (this.#closed) return;
    this.changed(false);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #take(message: Message): void {
    switch (message.type) {
      case "done":
      case "advice":
      case "preview":
      case "tried":
        this.#settle(message.id)?.resolve(message);
        break;
      case "error":
        if (message.id) this.#settle(message.id)?.reject(refusedBy(message));
        break;
      case "snapshot":
      case "resumed":
        this.changed(true);
        this.told(message);
        break;
      default:
        this.told(message);
    }
  }

  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }
}
