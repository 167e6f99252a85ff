interface Entry<Value> {
  readonly value: Value;
  bytes: number;
  freshUntil: number;
  readonly staleUntil: number;
}

export interface PageCacheOptions<Value> {
  /** Bytes of a value; called again when it has grown. */
  readonly sizeOf: (value: Value) => number;
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** How long a page is cached, in ms. */
export interface Lifetime {
  /** The page is returned from the cache. */
  readonly fresh: number;
  /** After that: the old page is returned while a new one is rendered. */
  readonly stale: number;
}

/** A rendered value and how long it is cached; null: not cached. */
export interface Made<Value> {
  readonly value: Value;
  readonly lifetime: Lifetime | null;
}

/** Calls `grown` when the value takes more memory than before. */
export type Make<Value> = (grown: () => void) => Promise<Made<Value>>;

export interface PageCache<Value> {
  /** From the cache, or made once for all concurrent requests. */
  readonly get: (key: string, make: Make<Value>) => Promise<Value>;
  readonly clear: () => void;
  /** Bytes of all entries. */
  readonly bytes: () => number;
}

/** Approximate bytes of an entry beside its value: the record, its place in the map, the headers of buffers. */
const entryBytes = 500;

/** Cache of rendered pages, which are the same for all visitors. Holds at most `maxBytes`. */
export function createPageCache<Value>(options: PageCacheOptions<Value>): PageCache<Value> {
  const { sizeOf, maxBytes, now = Date.now } = options;
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;
  let generation = 0;

  function make(key: string, maker: Make<Value>): Promise<Value> {
    const running = making.get(key);
    if (running) return running;
    const started = generation;
    const promise = maker(() => recount(key))
      .then(({ value, lifetime }) => {
        if (lifetime && started === generation) store(key, value, lifetime);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  function store(key: string, value: Value, { fresh, stale }: Lifetime): void {
    drop(key);
    const size = sizeOf(value) + entryBytes + key.length;
    // It would evict all others and then itself.
    if (size > maxBytes) return;
    const at = now();
    entries.set(key, { value, bytes: size, freshUntil: at + fresh, staleUntil: at + fresh + stale });
    bytes += size;
    evict();
  }

  function recount(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    const size = sizeOf(entry.value) + entryBytes + key.length;
    bytes += size - entry.bytes;
    entry.bytes = size;
    evict();
  }

  /** Evicts the least recently used entries (the first of the map), and those past their lifetime. */
  function evict(): void {
    for (const [oldest, { staleUntil }] of entries) {
      if (bytes <= maxBytes && now() < staleUntil) break;
      drop(oldest);
    }
  }

  function drop(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  return {
    get(key, maker) {
      const entry = entries.get(key);
      const at = now();
      if (!entry || at >= entry.staleUntil) return make(key, maker);
      entries.delete(key);
      entries.set(key, entry);
      // The old page stays when rendering the new one fails.
      if (at >= entry.freshUntil) make(key, maker).catch(() => undefined);
      return Promise.resolve(entry.value);
    },
    clear() {
      generation += 1;
      entries.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}
