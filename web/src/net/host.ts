// What the client talks to: a server elsewhere, or a host on this very device. Above this line nobody knows which.
import type { Error as ErrorMessage, ErrorCode } from "./protocol";

export class RequestError extends Error {
  constructor(
    readonly code: ErrorCode | "offline" | "not_here", // nobody answers: no server, or no host on this device
    message: string,
    readonly rule?: string | null,
  ) {
    super(message);
  }
}

/** A refusal as it was told. */
export const toRequestError = ({ code, message, rule }: ErrorMessage): RequestError =>
  new RequestError(code, message, rule);

/** A line to a table, over which messages come and commands go. */
export interface TableConnection {
  send(text: string): void;
  close(): void;
}

/** What whoever opened a line hears. */
export interface Listener {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

export interface Host {
  /** A request of docs/protocol.md; `body` is JSON. */
  request(method: string, path: string, body?: string): Promise<unknown>;
  connect(table: string, after: number | null, listener: Listener): TableConnection;
}
