// Messages between the page and its worker.

export type ToWorker =
  | { type: "ask"; id: number; method: string; path: string; body: string }
  | { type: "connect"; line: number; table: string; after: number | null }
  | { type: "hear"; line: number; text: string }
  | { type: "part"; line: number };

export type FromWorker =
  | { type: "answer"; id: number; text: string }
  | { type: "told"; line: number; text: string } // empty text: the connection is closed
  | { type: "failed"; message: string }; // the runtime could not be started
