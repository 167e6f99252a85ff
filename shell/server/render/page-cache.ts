interface Entry<Value> {
  readonly value: Value;
  bytes: number;
  freshUntil: number;
  readonly staleUntil: number;
  readonly keptUntil: number;
}

export interface PageCacheOptions<Value> {
  /** Bytes of a value; called again when it has grown. */
  readonly sizeOf: (value: Value) => number;
  readonly maxBytes: number;
  readonly now?: () => number;
}

/** How long a page is cached, in ms: each time begins when the one before it has ended. Like max-age and the two of RFC 5861. */
export interface Lifetime {
  /** The page is returned from the cache. */
  readonly fresh: number;
  /** After that: the old page is returned while a new one is rendered. */
  readonly stale: number;
  /** After that: the new page is waited for, and the old one is returned if that fails. */
  readonly ifFailed: number;
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
  const making = new Map<string, Promise<Made<Value>>>();
  let bytes = 0;
  let generation = 0;

  function make(key: string, maker: Make<Value>): Promise<Made<Value>> {
    const running = making.get(key);
    if (running) return running;
    const started = generation;
    const promise = maker(() => recount(key))
      .then((made) => {
        if (made.lifetime && started === generation) store(key, made.value, made.lifetime);
        return made;
      })
      .finally(() => making.delete(key));
    making.set(key, promise);
    return promise;
  }

  function store(key: string, value: Value, { fresh, stale, ifFailed }: Lifetime): void {
    drop(key);
    const size = sizeOf(value) + entryBytes + key.length;
    // It would evict all others and then itself.
    if (size > maxBytes) return;
    const freshUntil = now() + fresh;
    const staleUntil = freshUntil + stale;
    entries.set(key, { value, bytes: size, freshUntil, staleUntil, keptUntil: staleUntil + ifFailed });
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
    for (const [oldest, { keptUntil }] of entries) {
      if (bytes <= maxBytes && now() < keptUntil) break;
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
    async get(key, maker) {
      const entry = entries.get(key);
      const at = now();
      if (!entry || at >= entry.keptUntil) return (await make(key, maker)).value;
      entries.delete(key);
      entries.set(key, entry);
      if (at < entry.freshUntil) return entry.value;
      // The old page stays when rendering the new one fails, or when that one is not whole.
      const whole = make(key, maker).then(
        ({ value, lifetime }) => (lifetime ? value : entry.value),
        () => entry.value,
      );
      return at < entry.staleUntil ? entry.value : whole;
    },
    clear() {
      generation += 1;
      entries.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}
