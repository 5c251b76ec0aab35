// Tables stored on this device in IndexedDB: their log entries, and a listing of each. Nothing is modified: entries are
// appended, or a whole table is deleted.
import { reviewStorage } from "./textStorage";

const DATABASE_NAME = "nasrid-tables";
// the database of versions before 0.1.0, which this version does not read
const DATABASE_NAME_BEFORE_RELEASE = "nasrid";
const ENTRIES_STORE = "entries"; // JSON by [table, number]
const TABLES_STORE = "tables"; // JSON listings by table id

/** Return the code of a failure: there is no room, or the browser forbids storage. */
export const storageProblem = (error: unknown): "storage_full" | "storage_blocked" =>
  (error as Error | null)?.name === "QuotaExceededError" ? "storage_full" : "storage_blocked";

let databaseOpening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  databaseOpening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES_STORE);
      request.result.createObjectStore(TABLES_STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  databaseOpening.catch(() => (databaseOpening = undefined)); // the next request tries again
  return databaseOpening;
}

/** Return whether a version before 0.1.0 has stored tables on this device. */
export async function hasTablesBeforeRelease(): Promise<boolean> {
  const present = await indexedDB.databases();
  if (!present.some(({ name }) => name === DATABASE_NAME_BEFORE_RELEASE)) return false;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME_BEFORE_RELEASE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const counting = request.result.transaction(TABLES_STORE).objectStore(TABLES_STORE).count();
      counting.onsuccess = () => resolve(counting.result > 0);
      request.result.close(); // closes after the transaction
    };
  });
}

const entryRange = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

function read<T>(store: string, query: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return openDatabase().then(
    (open) =>
      new Promise((resolve, reject) => {
        const request = query(open.transaction(store).objectStore(store));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      }),
  );
}

/** Write in one transaction and wait until it is durable. Return false if the change aborts it. */
function write(change: (entries: IDBObjectStore, tables: IDBObjectStore) => void): Promise<boolean> {
  return openDatabase().then(
    (open) =>
      new Promise((resolve, reject) => {
        const transaction = open.transaction([ENTRIES_STORE, TABLES_STORE], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => {
          if (transaction.error) reject(transaction.error);
          else resolve(false);
        };
        change(transaction.objectStore(ENTRIES_STORE), transaction.objectStore(TABLES_STORE));
      }),
  );
}

export const readLog = (table: string): Promise<string[]> =>
  read<string[]>(ENTRIES_STORE, (store) => store.getAll(entryRange(table)));

/** Return the ids and logs of all tables. */
export async function readLogs(): Promise<{ id: string; entries: string[] }[]> {
  const ids = (await read(TABLES_STORE, (store) => store.getAllKeys())) as string[];
  return Promise.all(ids.map(async (id) => ({ id, entries: await readLog(id) })));
}

/**
 * Append entries from this number on. Return false if the last number is not the previous one, because another window
 * has continued this table, or because it has been deleted.
 */
export const appendEntries = (table: string, first: number, texts: string[], listing: string): Promise<boolean> =>
  write((entries, tables) => {
    const finding = entries.openKeyCursor(entryRange(table), "prev");
    finding.onsuccess = () => {
      const [, last] = (finding.result?.key ?? [table, 0]) as [string, number];
      if (last !== first - 1) entries.transaction.abort();
    };
    texts.forEach((text, index) => entries.add(text, [table, first + index]));
    tables.put(listing, table);
  });

export const readListings = (): Promise<string[]> => read<string[]>(TABLES_STORE, (store) => store.getAll());

export const deleteTable = async (table: string): Promise<boolean> => {
  await reviewStorage.delete(table);
  return write((entries, tables) => {
    entries.delete(entryRange(table));
    tables.delete(table);
  });
};
