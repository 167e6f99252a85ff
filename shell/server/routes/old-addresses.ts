import { endpoints } from '@ritual/shared/contract/endpoints';
import type { Log } from '../render/live-set/live-set.ts';

const { findRedirect } = endpoints;
const timeoutMs = 2000;
/** Addresses that are remembered, and milliseconds for which they are: robots ask for the same missing ones again and again. */
const [most, fresh] = [1000, 10_000];

/**
 * An address of this store as a header can carry it: other characters are escaped. Leading double slashes are reduced to one, where
 * browsers would read a host name. null: it leads to another site.
 */
function locationOf(to: string): string | null {
  const store = 'http://store.invalid';
  if (!URL.canParse(to, store)) return null;
  const { origin, pathname, search, hash } = new URL(to, store);
  return origin === store ? pathname.replace(/^\/+/, '/') + search + hash : null;
}

/** Where an address leads that has no page; null: nowhere. */
export type OldAddresses = (pathname: string) => Promise<string | null>;

/** Asks the API, and only where no page is. While it does not answer, a missing page is what it is. */
export function createOldAddresses(apiOrigin: string, log: Log, now: () => number = Date.now): OldAddresses {
  const known = new Map<string, { readonly to: string | null; readonly until: number }>();
  return async (pathname) => {
    const before = known.get(pathname);
    if (before && before.until > now()) return before.to;
    try {
      const query = new URLSearchParams({ path: pathname }).toString();
      const answer = await fetch(`${apiOrigin}${findRedirect.path}?${query}`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      // An older API knows none, and one that refuses a strange address does not either.
      const isNone = answer.status === 404 || answer.status === 400;
      if (!answer.ok && !isNone) throw new Error(`The API answers ${String(answer.status)}.`);
      const { to: told } = isNone ? { to: null } : findRedirect.response.parse(await answer.json());
      const to = told === null ? null : locationOf(told);
      known.delete(pathname);
      known.set(pathname, { to, until: now() + fresh });
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return to;
    } catch (error) {
      log.warn({ err: error }, 'The API does not say where an old address leads.');
      return null;
    }
  };
}
