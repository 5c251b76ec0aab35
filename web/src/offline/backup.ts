// A backup of all games on this device: one file that another device can open.
import { local } from "../net/hosts";
import { readLogs } from "../net/local/storage";
import type { BackupForm, RestoredTables } from "../net/protocol";
import { saveFile } from "./records";

export async function saveBackup(): Promise<void> {
  const backup: BackupForm = { nasrid_backup: 1, tables: await readLogs() };
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
