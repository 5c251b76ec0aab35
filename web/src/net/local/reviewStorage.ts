// Reviews of the games on this device, as JSON by table id. They have a database of their own, so that windows with an
// earlier version of the client do not block it.

const DATABASE_NAME = "nasrid-reviews";
const STORE = "reviews";

let databaseOpening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  databaseOpening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE_NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  databaseOpening.catch(() => (databaseOpening = undefined)); // the next request tries again
  return databaseOpening;
}

async function run<T>(mode: IDBTransactionMode, query: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const open = await openDatabase();
  return new Promise((resolve, reject) => {
    const transaction = open.transaction(STORE, mode);
    const request = query(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Return the review of a table's game, or an empty text. */
export const readReview = async (table: string): Promise<string> =>
  (await run<string | undefined>("readonly", (store) => store.get(table))) ?? "";

export const writeReview = (table: string, text: string): Promise<unknown> =>
  run("readwrite", (store) => store.put(text, table));

export const deleteReview = (table: string): Promise<unknown> => run("readwrite", (store) => store.delete(table));
