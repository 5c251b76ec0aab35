// What the client talks to: a server elsewhere, or a host on this very device. Above this line nobody knows which.
import type { Error as ErrorMessage, ErrorCode } from "./protocol";

export class Refused extends Error {
  constructor(
    readonly code: ErrorCode | "offline" | "not_here", // nobody answers: no server, or no host on this device
    message: string,
    readonly rule?: string | null,
  ) {
    super(message);
  }
}

/** A refusal as it was told. */
export const refusedBy = ({ code, message, rule }: ErrorMessage): Refused => new Refused(code, message, rule);

/** A line to a table, over which messages come and commands go. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** What whoever opened a line hears. */
export interface Listener {
  opened(): void;
  told(text: string): void;
  closed(): void;
}

export interface Host {
  /** A request of docs/protocol.md; `body` is JSON. */
  ask(method: string, path: string, body?: string): Promise<unknown>;
  connect(table: string, after: number | null, listener: Listener): Line;
}
