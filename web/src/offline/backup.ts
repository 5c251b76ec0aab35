// A backup of all games on this device and of the answers to puzzles: one file that another device can open.
import { local } from "../net/hosts";
import { readLogs } from "../net/local/storage";
import { puzzleStorage } from "../net/local/textStorage";
import type { AnsweredPuzzle, BackupForm, RestoredTables } from "../net/protocol";
import { saveFile } from "./records";

export async function saveBackup(): Promise<void> {
  const puzzles = (await puzzleStorage.readAll()).map((text) => JSON.parse(text) as AnsweredPuzzle);
  const backup: BackupForm = { nasrid_backup: 1, tables: await readLogs(), puzzles };
  saveFile(`nasrid-backup-${new Date().toISOString().slice(0, 10)}.json`, JSON.stringify(backup));
}

/** Return whether a file is a backup rather than the record of one game. */
export function isBackup(text: string): boolean {
  try {
    return (JSON.parse(text) as Partial<BackupForm> | null)?.nasrid_backup !== undefined;
  } catch {
    return false;
  }
}

/** Add the games of a backup. No game of this device is lost. */
export const restoreBackup = async (text: string): Promise<RestoredTables> =>
  (await local.request("POST", "/api/backup", text)) as RestoredTables;
