import type { Deps } from '../../../deps.ts';
import { countFrom, countTries } from '../../../plugins/rate-limit.ts';

/** Counts a call that may ask the payment provider, which bears only so many. `userId` is null for calls without an account. */
export async function countPayment(
  { database: { db }, settings: { limits } }: Deps,
  address: string,
  userId: string | null,
): Promise<void> {
  const from = { address, limit: limits.paymentByAddress };
  if (userId === null) await countFrom(db, 'payment', from);
  else await countTries(db, 'payment', from, { account: userId, limit: limits.paymentByAccount });
}
