// Messages between the page and its worker.

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "connect"; connection: number; table: string; after: number | null }
  | { type: "send"; connection: number; text: string }
  | { type: "disconnect"; connection: number };

export type FromWorker =
  | { type: "answer"; id: number; text: string }
  | { type: "message"; connection: number; text: string } // empty text: the connection is closed
  | { type: "failed"; message: string }; // the runtime could not be started
