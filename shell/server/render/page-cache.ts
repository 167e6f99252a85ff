interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  freshUntil: number;
  readonly staleUntil: number;
}

export interface PageCacheOptions<Value> {
  readonly sizeOf: (value: Value) => number;
  readonly maxBytes?: number;
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

export interface PageCache<Value> {
  /** From memory, or made once however many ask at the same time. */
  readonly get: (key: string, make: () => Promise<Made<Value>>) => Promise<Value>;
  readonly clear: () => void;
}

/** Pages of visitors without an account, which are the same for all. */
export function createPageCache<Value>(options: PageCacheOptions<Value>): PageCache<Value> {
  const { sizeOf, maxBytes = 64_000_000, now = Date.now } = options;
  const entries = new Map<string, Entry<Value>>();
  const making = new Map<string, Promise<Value>>();
  let bytes = 0;
  let generation = 0;

  function make(key: string, maker: () => Promise<Made<Value>>): Promise<Value> {
    const running = making.get(key);
    if (running) return running;
    const started = generation;
    const promise = maker()
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
    const size = sizeOf(value);
    const at = now();
    entries.set(key, { value, bytes: size, freshUntil: at + fresh, staleUntil: at + fresh + stale });
    bytes += size;
    // A map keeps its order: the first has not been used for longest.
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
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
  };
}
