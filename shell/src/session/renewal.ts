import { keepFresh } from './keep-fresh.ts';
import { renewOnce } from './renew.ts';
import type { TokenStorage } from './token-storage.ts';

export interface Renewal {
  /** One shared renewal for all concurrent callers: refused calls, and the scheduled renewal. */
  readonly renew: () => Promise<string | null>;
  /** Starts renewing the token before it expires. */
  readonly start: () => void;
  /** Call when the token has changed. */
  readonly check: () => void;
  readonly stop: () => void;
}

export function createRenewal(storage: TokenStorage): Renewal {
  let running: Promise<string | null> | undefined;
  let keeper: ReturnType<typeof keepFresh> | undefined;
  let stopped = false;
  const renew = () =>
    (running ??= renewOnce(storage).finally(() => {
      running = undefined;
    }));
  return {
    renew,
    start: () => {
      if (keeper) keeper.check();
      else if (!stopped) keeper = keepFresh({ storage, renew });
    },
    check: () => keeper?.check(),
    stop: () => {
      stopped = true;
      keeper?.stop();
    },
  };
}
