interface Entry<Value> {
  readonly value: Value;
  bytes: number;
  freshUntil: number;
  readonly staleUntil: number;
}

export interface PageCacheOptions<Value> {
  /** Bytes of a value; asked again when it has grown. */
  readonly sizeOf: (value: Value) => number;
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** Milliseconds for which others get a page, too. */
export interface Lifetime {
  /** In which it is given out as it is. */
  readonly fresh: number;
  /** After that, in which the old page is given out while a new one is made. */
  readonly stale: number;
}

/** What making a page gave: the value, and for how long others may get it; null: not at all. */
export interface Made<Value> {
  readonly value: Value;
  readonly keep: Lifetime | null;
}

/** `grown` is to be called when a value that was made takes more memory than it did. */
export type Make<Value> = (grown: () => void) => Promise<Made<Value>>;

export interface PageCache<Value> {
  /** From memory, or made once however many ask at the same time. */
  readonly get: (key: string, make: Make<Value>) => Promise<Value>;
  readonly clear: () => void;
  /** What is kept now. */
  readonly bytes: () => number;
}

/** About what an entry takes beside its value: the record, its place in the map, the headers of buffers. */
const entryBytes = 500;

/** Pages of visitors without an account, which are the same for all. Holds at most `maxBytes`. */
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
      .then(({ value, keep }) => {
        if (keep && started === generation) store(key, value, keep);
        return value;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  function store(key: string, value: Value, { fresh, stale }: Lifetime): void {
    drop(key);
    const size = sizeOf(value) + entryBytes + key.length;
    // It would push out all others and then go itself.
    if (size > maxBytes) return;
    const at = now();
    entries.set(key, { value, bytes: size, freshUntil: at + fresh, staleUntil: at + fresh + stale });
    bytes += size;
    trim();
  }

  function recount(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    const size = sizeOf(entry.value) + entryBytes + key.length;
    bytes += size - entry.bytes;
    entry.bytes = size;
    trim();
  }

  /** A map keeps its order: the first has not been used for longest. What is past its time goes, too. */
  function trim(): void {
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
      // The old page stays when the new one cannot be made.
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
