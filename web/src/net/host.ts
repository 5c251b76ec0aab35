// The interface to a host: a server, or this device. Callers do not need to distinguish them.
import type { Error as ErrorMessage, ErrorCode } from "./protocol";

export class RequestError extends Error {
  constructor(
    readonly code: ErrorCode | "offline" | "not_here", // the server or the local host cannot be reached
    message: string,
    readonly rule?: string | null,
  ) {
    super(message);
  }
}

export const toRequestError = ({ code, message, rule }: ErrorMessage): RequestError =>
  new RequestError(code, message, rule);

/** A connection to a table for messages and commands. */
export interface TableConnection {
  send(text: string): void;
  close(): void;
}

/** Callbacks of a connection. */
export interface Listener {
  onOpen(): void;
  onMessage(text: string): void;
  onClose(): void;
}

export interface Host {
  /** Send a request of docs/protocol.md; `body` is JSON. */
  request(method: string, path: string, body?: string): Promise<unknown>;
  connect(table: string, after: number | null, listener: Listener): TableConnection;
}
