// The interface to a host: a server, or this device. Callers do not need to distinguish them.
import type { Error as ErrorMessage, ErrorCode } from "./protocol";

/** Errors of the local host: it cannot run, its files or its storage are missing, or its storage is full. */
type DeviceErrorCode = "not_here" | "not_loaded" | "storage_blocked" | "storage_full";

export class RequestError extends Error {
  constructor(
    readonly code: ErrorCode | "offline" | DeviceErrorCode, // offline: the server cannot be reached
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
