/** The bytes of the tables, in IndexedDB: changed blocks are kept all at once, or not at all. */

const BLOCKS = "blocks";
const HEAD = "head";

/** Another tab has opened the tables since. */
export class TakenError extends Error {
  override name = "TakenError";
}

/** What is kept is not what was written. */
export class DamagedError extends Error {
  override name = "DamagedError";
}

interface Head {
  owner: string;
  size: number;
}

const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function opened(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(BLOCKS);
    request.result.createObjectStore(HEAD);
  };
  return done(request);
}

export class Blocks {
  readonly #name: string;
  readonly #block: number;
  readonly #owner = crypto.getRandomValues(new Uint32Array(4)).join("-");
  #database: IDBDatabase | null = null;

  /** `block` is how many bytes a block has. */
  constructor(name: string, block: number) {
    this.#name = name;
    this.#block = block;
  }

  /** All that is kept. From now on other tabs write nothing any more. */
  async load(): Promise<Uint8Array> {
    this.#database = await opened(this.#name);
    const loaded = { size: 0, keys: [] as IDBValidKey[], blocks: [] as Uint8Array[] };
    await this.#transaction(async (blocks, head) => {
      const before = (await done(head.get(HEAD))) as Head | undefined;
      loaded.size = before?.size ?? 0;
      head.put({ owner: this.#owner, size: loaded.size } satisfies Head, HEAD);
      [loaded.keys, loaded.blocks] = await Promise.all([done(blocks.getAllKeys()), done(blocks.getAll())]);
    });
    const { size, keys, blocks } = loaded;
    const there = keys.every((key, i) => key === i && blocks[i]?.length === Math.min(this.#block, size - i * this.#block));
    if (!there || keys.length !== Math.ceil(size / this.#block)) throw new DamagedError("blocks are missing");
    const bytes = new Uint8Array(size);
    blocks.forEach((block, i) => bytes.set(block, i * this.#block));
    return bytes;
  }

  /** Keeps changed blocks with their numbers, of now `size` bytes; returns when they would survive a crash. */
  async keep(changed: [number, Uint8Array][], size: number): Promise<void> {
    await this.#transaction(async (blocks, head) => {
      const before = (await done(head.get(HEAD))) as Head | undefined;
      if (before?.owner !== this.#owner) throw new TakenError("another tab has opened the tables");
      for (const [number, block] of changed) blocks.put(block, number);
      if (size < before.size) blocks.delete(IDBKeyRange.lowerBound(Math.ceil(size / this.#block)));
      head.put({ owner: this.#owner, size } satisfies Head, HEAD);
    });
  }

  async #transaction(work: (blocks: IDBObjectStore, head: IDBObjectStore) => Promise<void>): Promise<void> {
    if (!this.#database) throw new Error("the storage has not been opened");
    const transaction = this.#database.transaction([BLOCKS, HEAD], "readwrite", { durability: "strict" });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    try {
      await work(transaction.objectStore(BLOCKS), transaction.objectStore(HEAD));
    } catch (error) {
      ended.catch(() => undefined);
      if (error !== transaction.error) transaction.abort();
      throw error;
    }
    await ended;
  }
}
