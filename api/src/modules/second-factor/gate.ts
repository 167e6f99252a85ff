import { factorPolicy } from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Gate } from '../../plugins/contract-route.ts';
import { factorNeeded, methodsOf } from './challenges.ts';

/**
 * Whether a person who may make a call has proven enough for it.
 * - The admin area: in production staff must have a second factor (FACTOR_SETUP_NEEDED), and who has one must have proven it in this
 *   login (FACTOR_NEEDED), however old the login is.
 * - `confirm: true`: the factor within the last minutes. Who has none, in demo mode, is let through.
 * - `confirm: 'staff'`: the same of staff who have a factor, and nothing of others: their password is in the call.
 * - `confirm: 'password'`: a factor or the password within the last minutes; of staff whose login has not proven their factor, the factor.
 */
export function createGate({ database: { db }, settings }: Pick<Deps, 'database' | 'settings'>): Gate {
  return async ({ auth, confirm }, { userId, loginId, proven, staff }) => {
    const isAdmin = auth === 'admin';
    if (!isAdmin && confirm === undefined) return;
    if (isAdmin && !proven.hasFactor && settings.production) throw new AppError('FACTOR_SETUP_NEEDED');
    // A login of staff from before the factor, or one that never proved it, is not made a proven one by the password alone.
    const isUnproven = staff !== null && proven.hasFactor && proven.factorAt === null;
    const passwordCounts =
      (confirm === 'password' && !isUnproven) || (confirm === true && !isAdmin && !proven.hasFactor);
    const asksAnew = confirm !== undefined && (proven.hasFactor || passwordCounts);
    const at = passwordCounts ? proven.confirmedAt : proven.factorAt;
    const isProven = asksAnew ? isRecent(at) : !isAdmin || !proven.hasFactor || proven.factorAt !== null;
    if (isProven) return;
    throw await factorNeeded(db, 'confirm', { userId, loginId, passwordCounts }, await methodsOf(db, userId));
  };
}

/** Both times are of the database's clock and of this one; a difference of seconds does no harm. */
const isRecent = (at: Date | null) =>
  at !== null && at.getTime() > Date.now() - factorPolicy.confirmedMinutes * 60_000;
