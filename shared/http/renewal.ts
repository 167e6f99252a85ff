import { apiConfig } from './config.ts';

let running: Promise<string | null> | undefined;

/**
 * A token that is newer than the refused one: one that another call or tab has brought meanwhile, or a renewed
 * one. Calls that come while a renewal runs wait for the same one. `null` when the session has ended; rejects
 * when that could not be found out.
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
