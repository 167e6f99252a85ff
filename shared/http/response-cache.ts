/** What a call was answered with, checked; nobody changes it. */
export interface Answered {
  readonly data: unknown;
  /** By lower-case name. */
  readonly headers: Record<string, string>;
}

/** More than one view of cards; the oldest go first. */
const max = 40;
const kept = new Map<string, { readonly answer: Answered; readonly until: number }>();

/** A kept answer that the API still allows to use. */
export function cachedResponse(url: string): Answered | undefined {
  const found = kept.get(url);
  if (found && found.until > Date.now()) return found.answer;
  kept.delete(url);
  return undefined;
}

/**
 * Keeps an answer in the page for as long as its `cache-control` says and no longer (RFC 9111, section 4.2). The browser
 * keeps it, too, but to fetch, read and check it again takes a weak phone a twentieth of a second, between a tap
 * on a card and its product. Where the clock of the device runs ahead nothing is kept.
 */
export function cacheResponse(url: string, answer: Answered): void {
  const { 'cache-control': policy = '', date = '' } = answer.headers;
  const seconds = Number(/(?:^|[\s,])max-age=(\d+)/.exec(policy)?.[1] ?? 0);
  if (!/(?:^|[\s,])public(?:$|[\s,])/.test(policy) || seconds === 0) return;
  const made = Date.parse(date);
  if (Number.isNaN(made)) return;
  kept.delete(url);
  kept.set(url, { answer, until: Math.min(made, Date.now()) + seconds * 1000 });
  for (const oldest of kept.keys()) {
    if (kept.size <= max) return;
    kept.delete(oldest);
  }
}

/** For tests. */
export function clearResponseCache(): void {
  kept.clear();
}
