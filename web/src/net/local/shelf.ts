// Tables that are kept on this device, in IndexedDB: every entry of their logs, and what a list says of each.
// Nothing is ever changed: entries are added, or a whole table is removed.

const NAME = "nasrid-tables";
const NAME_BEFORE_RELEASE = "nasrid"; // the database of versions before 0.1.0, which this version does not read
const ENTRIES = "entries"; // JSON by [table, number]
const TABLES = "tables"; // the listing of a table, as JSON, by its id

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES);
      request.result.createObjectStore(TABLES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Returns whether a version before 0.1.0 has stored tables on this device. */
export async function hasTablesBeforeRelease(): Promise<boolean> {
  const present = await indexedDB.databases();
  if (!present.some(({ name }) => name === NAME_BEFORE_RELEASE)) return false;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME_BEFORE_RELEASE);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const counting = request.result.transaction(TABLES).objectStore(TABLES).count();
      counting.onsuccess = () => resolve(counting.result > 0);
      request.result.close(); // as soon as the transaction is done
    };
  });
}

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

function read<T>(store: string, query: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return database().then(
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
  return database().then(
    (open) =>
      new Promise((resolve, reject) => {
        const transaction = open.transaction([ENTRIES, TABLES], "readwrite", { durability: "strict" });
        transaction.oncomplete = () => resolve(true);
        transaction.onabort = () => {
          if (transaction.error?.name === "ConstraintError") resolve(false);
          else reject(transaction.error);
        };
        change(transaction.objectStore(ENTRIES), transaction.objectStore(TABLES));
      }),
  );
}

export const log = (table: string): Promise<string[]> => read<string[]>(ENTRIES, (store) => store.getAll(entriesOf(table)));

/** Keeps entries from this number on. False if there is one already: another window has gone on with this table. */
export const add = (table: string, first: number, texts: string[], listing: string): Promise<boolean> =>
  write((entries, tables) => {
    texts.forEach((text, index) => entries.add(text, [table, first + index]));
    tables.put(listing, table);
  });

export const listings = (): Promise<string[]> => read<string[]>(TABLES, (store) => store.getAll());

export const remove = (table: string): Promise<boolean> =>
  write((entries, tables) => {
    entries.delete(entriesOf(table));
    tables.delete(table);
  });
