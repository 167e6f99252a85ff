import { apiConfig } from './config.ts';

let running: Promise<string | null> | undefined;

/**
 * A token that is newer than the refused one: one that another call or tab has stored meanwhile, or a renewed one. Concurrent
 * calls share one renewal. `null` when the session has ended; rejects when the store could not be reached.
 */
export async function renewedToken(refused: string): Promise<string | null> {
  const current = apiConfig().token();
  if (current !== null && current !== refused) return current;
  running ??= apiConfig()
    .renew()
    .finally(() => {
      running = undefined;
    });
  return running;
}
