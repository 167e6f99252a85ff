import { scheduleRenewal } from './scheduled-renewal.ts';
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
  let schedule: ReturnType<typeof scheduleRenewal> | undefined;
  let stopped = false;
  const renew = () =>
    (running ??= renewOnce(storage).finally(() => {
      running = undefined;
    }));
  return {
    renew,
    start: () => {
      if (schedule) schedule.check();
      else if (!stopped) schedule = scheduleRenewal({ storage, renew });
    },
    check: () => schedule?.check(),
    stop: () => {
      stopped = true;
      schedule?.stop();
    },
  };
}
