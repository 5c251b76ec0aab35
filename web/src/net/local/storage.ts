// Tables that are kept on this device, in IndexedDB: every entry of their logs, and what a list says of each.
// Nothing is ever changed: entries are added, or a whole table is removed.

const DATABASE_NAME = "nasrid-tables";
const DATABASE_NAME_BEFORE_RELEASE = "nasrid"; // the database of versions before 0.1.0, which this version does not read
const ENTRIES_STORE = "entries"; // JSON by [table, number]
const TABLES_STORE = "tables"; // the listing of a table, as JSON, by its id

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
  return databaseOpening;
}

/** Returns whether a version before 0.1.0 has stored tables on this device. */
export async function hasTablesBeforeRelease(): Promise<boolean> {
  const present = await indexedDB.databases();
  if (!present.some(({ name }) => name === DATABASE_NAME_BEFORE_RELEASE)) return false;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME_BEFORE_RELEASE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const counting = request.result.transaction(TABLES_STORE).objectStore(TABLES_STORE).count();
      counting.onsuccess = () => resolve(counting.result > 0);
      request.result.close(); // as soon as the transaction is done
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

/** All or nothing, and safe when it is done; false if a key was taken. */
function write(change: (entries: IDBObjectStore, tables: IDBObjectStore) => void): Promise<boolean> {
  return openDatabase().then(
    (open) =>
      new Promise((resolve, reject) => {
        const transaction = open.transaction([ENTRIES_STORE, TABLES_STORE], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => {
          if (transaction.error?.name === "ConstraintError") resolve(false);
          else reject(transaction.error);
        };
        change(transaction.objectStore(ENTRIES_STORE), transaction.objectStore(TABLES_STORE));
      }),
  );
}

export const readLog = (table: string): Promise<string[]> =>
  read<string[]>(ENTRIES_STORE, (store) => store.getAll(entryRange(table)));

/** Keeps entries from this number on. False if there is one already: another window has gone on with this table. */
export const appendEntries = (table: string, first: number, texts: string[], listing: string): Promise<boolean> =>
  write((entries, tables) => {
    texts.forEach((text, index) => entries.add(text, [table, first + index]));
    tables.put(listing, table);
  });

export const readListings = (): Promise<string[]> => read<string[]>(TABLES_STORE, (store) => store.getAll());

export const deleteTable = (table: string): Promise<boolean> =>
  write((entries, tables) => {
    entries.delete(entryRange(table));
    tables.delete(table);
  });
