/** A validated answer; it must not be mutated. */
export interface Answered {
  readonly data: unknown;
  /** By lower-case name. */
  readonly headers: Record<string, string>;
}

/** More than one view of cards; the oldest entries are evicted first. */
const max = 40;
const cache = new Map<string, { readonly answer: Answered; readonly until: number }>();

/** A cached answer that is still fresh. */
export function cachedResponse(url: string): Answered | undefined {
  const found = cache.get(url);
  if (found && found.until > Date.now()) return found.answer;
  cache.delete(url);
  return undefined;
}

/**
 * Caches an answer in the page for as long as its `cache-control` allows (RFC 9111, section 4.2). The browser caches it, too,
 * but fetching, parsing and validating it again takes a slow phone a twentieth of a second, between a tap on a card and its
 * product. Nothing is cached where the clock of the device runs ahead.
 */
export function cacheResponse(url: string, answer: Answered): void {
  const { 'cache-control': policy = '', date = '' } = answer.headers;
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(policy)?.[1] ?? 0);
  if (!/(?:^|[\s,])public(?:$|[\s,])/.test(policy) || seconds === 0) return;
  const made = Date.parse(date);
  if (Number.isNaN(made)) return;
  cache.delete(url);
  cache.set(url, { answer, until: Math.min(made, Date.now()) + seconds * 1000 });
  for (const oldest of cache.keys()) {
    if (cache.size <= max) return;
    cache.delete(oldest);
  }
}

/** For tests. */
export function clearResponseCache(): void {
  cache.clear();
}
