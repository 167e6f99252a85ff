/** Addresses whose pages have not come to an end: for a while they are left to the browser. */
export interface Breaker {
  readonly isOpen: (url: string) => boolean;
  readonly trip: (url: string) => void;
  readonly clear: () => void;
}

export function createBreaker(milliseconds = 30_000, now: () => number = Date.now, limit = 10_000): Breaker {
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
