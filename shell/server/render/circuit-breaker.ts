/** Circuit breaker: an address whose rendering was stuck is not rendered on the server for 30 s; the browser renders it. */
export interface CircuitBreaker {
  readonly isOpen: (url: string) => boolean;
  readonly trip: (url: string) => void;
  readonly clear: () => void;
}

export function createCircuitBreaker(
  milliseconds = 30_000,
  now: () => number = Date.now,
  limit = 10_000,
): CircuitBreaker {
  const until = new Map<string, number>();
  return {
    isOpen: (url) => {
      const time = until.get(url);
      if (time === undefined) return false;
      if (now() < time) return true;
      until.delete(url);
      return false;
    },
    trip: (url) => {
      if (until.size >= limit) until.clear();
      until.set(url, now() + milliseconds);
    },
    clear: () => until.clear(),
  };
}
