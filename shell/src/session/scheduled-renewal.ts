import type { TokenStorage } from './token-storage.ts';

interface RenewalDeps {
  readonly storage: TokenStorage;
  readonly renew: () => Promise<string | null>;
}

/** Delay in ms before a failed renewal is retried. */
const retryDelay = 30_000;

/**
 * Renews the token before it expires, so that calls need not fail first. Only in a visible tab: a forgotten background tab must
 * not keep its session alive forever, it renews when it becomes visible.
 */
export function scheduleRenewal({ storage, renew }: RenewalDeps): {
  readonly check: () => void;
  stop: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The token for which the API gave no new one (the browser refuses the cookie): it is used until it expires. */
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
        timer = setTimeout(check, retryDelay);
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
