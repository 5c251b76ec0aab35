// Messages between the page and its worker.
import type { StorageProblem } from "./storageHealth.svelte";

/** Why the runtime could not be started: the browser cannot run it, or its files could not be downloaded. */
export type StartProblem = "not_here" | "not_loaded";

export type ToWorker =
  | { type: "request"; id: number; method: string; path: string; body: string }
  | { type: "connect"; connection: number; table: string; after: number | null }
  | { type: "send"; connection: number; text: string }
  | { type: "disconnect"; connection: number };

export type FromWorker =
  | { type: "answer"; id: number; text: string }
  | { type: "message"; connection: number; text: string } // empty text: the connection is closed
  | { type: "storage"; problem: StorageProblem | null } // of the last entry
  | { type: "failed"; code: StartProblem; message: string };
