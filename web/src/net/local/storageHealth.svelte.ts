// Whether the host of this device could store its last entry.
import type { storageProblem } from "./storage";

export type StorageProblem = ReturnType<typeof storageProblem>;

export const storageHealth = $state<{ problem: StorageProblem | null }>({ problem: null });
