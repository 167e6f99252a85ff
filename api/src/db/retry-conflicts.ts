import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from './causes.ts';
import { hasStalePlan } from './stale-plan.ts';

/**
 * Codes of PostgreSQL for a transaction that was ended because of another one, and can be begun anew:
 * serialization_failure and deadlock_detected (https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html).
 */
const conflicts = new Set(['40001', '40P01']);

/** Tries in all. Two that met once rarely meet again after pauses of different length. */
const tries = 4;
/** Milliseconds before the second try at most, doubled for each further one. */
const pause = 50;

/**
 * Does `work` again while it fails because of another transaction, or because a migration beside it made a prepared statement
 * stale. Other errors, and the last of these, are thrown.
 */
export async function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let failed = 1; ; failed += 1) {
    try {
      return await work();
    } catch (error) {
      if (failed === tries || !isPassing(error)) throw error;
    }
    await sleep(Math.random() * pause * 2 ** failed);
  }
}

const isPassing = (error: unknown): boolean => hasCode(error, conflicts) || hasStalePlan(error);
