import { setTimeout as sleep } from 'node:timers/promises';
import { tryLock } from '../database/lock-file.ts';

/** Another process has changed the channel document in the meantime. */
export class ChannelConflict extends Error {}
/** Another process keeps the lock: trying again at once would only wait longer. */
export class ChannelBusy extends ChannelConflict {}

/** Takes the lock of the channel; returns a function that releases it. Rejects with ChannelBusy when a running process keeps it. */
export async function takeLock(lock: string, timeoutMs = 5_000): Promise<() => void> {
  // Not the time of day, which may be set while this waits.
  const until = performance.now() + timeoutMs;
  for (;;) {
    const attempt = tryLock(lock);
    if (attempt.release) return attempt.release;
    if (performance.now() > until) {
      throw new ChannelBusy(
        `Process ${String(attempt.heldBy ?? 'unknown')} has been changing the channel for too long (${lock}). Nothing was written; wait for it or end it, then try again.`,
      );
    }
    await sleep(20);
  }
}
