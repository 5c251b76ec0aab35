// Texts on this device by key, such as reviews. Each kind has a database of its own, so that windows with an earlier
// version of the client do not block it.

class TextStorage {
  #opening: Promise<IDBDatabase> | undefined;

  constructor(readonly kind: string) {}

  readonly read = async (key: string): Promise<string> =>
    (await this.#run<string | undefined>("readonly", (store) => store.get(key))) ?? "";

  readonly readAll = (): Promise<string[]> => this.#run<string[]>("readonly", (store) => store.getAll());

  /** Store a text. Return false if the key exists. */
  readonly add = (key: string, text: string): Promise<boolean> =>
    this.#run("readwrite", (store) => store.add(text, key)).then(
      () => true,
      (error: unknown) => {
        if ((error as Error | null)?.name === "ConstraintError") return false;
        throw error;
      },
    );

  readonly write = (key: string, text: string): Promise<unknown> =>
    this.#run("readwrite", (store) => store.put(text, key));

  readonly delete = (key: string): Promise<unknown> => this.#run("readwrite", (store) => store.delete(key));

  async #run<T>(mode: IDBTransactionMode, query: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const open = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = open.transaction(this.kind, mode);
      const request = query(transaction.objectStore(this.kind));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(`nasrid-${this.kind}`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.kind);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    this.#opening.catch(() => (this.#opening = undefined)); // the next request tries again
    return this.#opening;
  }
}

/** The reviews of games, by table id. */
export const reviewStorage = new TextStorage("reviews");
/** The answers to puzzles, by puzzle id. */
export const puzzleStorage = new TextStorage("puzzles");
