import { keepFresh } from './keep-fresh.ts';
import { renewOnce } from './renew.ts';
import type { TokenStorage } from './token-storage.ts';

export interface Renewal {
  /** One for all who want one at the same time: calls that were refused, and the renewal ahead of time. */
  readonly renew: () => Promise<string | null>;
  /** From now on the token is renewed ahead of its end. */
  readonly start: () => void;
  /** There is another token. */
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
