import type { keepFresh } from './keep-fresh.ts';
import { renewOnce } from './renew.ts';
import type { TokenStorage } from './token-storage.ts';

export interface Renewal {
  /** One for all who want one at the same time: calls that were refused, and the renewal ahead of time. */
  readonly renew: () => Promise<string | null>;
  /** From now on the token is renewed ahead of its end. Only who is signed in pays for the code. */
  readonly start: () => Promise<void>;
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
    start: async () => {
      const late = await import('./keep-fresh.ts');
      if (keeper) keeper.check();
      else if (!stopped) keeper = late.keepFresh({ storage, renew });
    },
    check: () => keeper?.check(),
    stop: () => {
      stopped = true;
      keeper?.stop();
    },
  };
}
