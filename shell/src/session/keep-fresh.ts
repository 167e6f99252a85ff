import type { TokenStorage } from './token-storage.ts';

interface KeepFreshDeps {
  readonly storage: TokenStorage;
  readonly renew: () => Promise<string | null>;
}

/** A store that could not be reached is asked again after so many ms. */
const again = 30_000;

/**
 * Renews the token ahead of its end, so that calls need not fail first. Only where somebody is looking: a forgotten tab in
 * the background does not keep its session alive for ever, it renews when it is looked at again.
 */
export function keepFresh({ storage, renew }: KeepFreshDeps): {
  readonly check: () => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The API gave none for this one (the browser refuses the cookie): it is used to its end. */
  let last: string | null = null;

  const check = () => {
    clearTimeout(timer);
    const stored = storage.read();
    if (!stored || stored.renewAt === undefined || stored.token === last) return;
    if (document.visibilityState === 'hidden') return;
    const wait = stored.renewAt - Date.now();
    if (wait > 0) {
      timer = setTimeout(check, wait);
      return;
    }
    renew().then(
      (token) => {
        if (token === null) last = stored.token;
        check();
      },
      () => {
        timer = setTimeout(check, again);
      },
    );
  };
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  addEventListener('pageshow', check);
  check();
  return {
    check,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('online', check);
      removeEventListener('pageshow', check);
    },
  };
}
