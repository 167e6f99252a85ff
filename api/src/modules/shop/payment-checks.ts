import { createHash, randomUUID } from 'node:crypto';
import type { Opening } from '@ritual/shared/contract';
import { isUuid } from '../../db/is-uuid.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { PaymentError } from '../../payments/provider.ts';
import type { PaymentKeys } from '../../settings.ts';
import { auditEvent, type AuditedCall } from '../audit/audited.ts';
import { checkOf, noteEvent, saveCheck, takeBackEvent, type CheckRow } from './payment-checks.repository.ts';

type Checked = Pick<Deps, 'database' | 'settings' | 'payments'>;

/** Tells keys apart without telling them: what was found with other keys says nothing of these. */
export function fingerprintOf({ secretKey, webhookSecrets }: PaymentKeys): string {
  const all = JSON.stringify(['payment keys', secretKey, [...webhookSecrets].sort()]);
  return createHash('sha256').update(all).digest('base64url').slice(0, 22);
}

/** What was found with the current keys. */
export const checkOfKeys = (db: Db, { settings: { stripe } }: Pick<Deps, 'settings'>) =>
  checkOf(db, fingerprintOf(stripe));

/** Whether the provider said that these keys' account may not charge. Not known: it may. */
export const cannotCharge = (check: CheckRow | null): boolean => check?.account?.chargesEnabled === false;

export function presentPayments(
  { settings, payments }: Omit<Checked, 'database'>,
  check: CheckRow | null,
): NonNullable<Opening['payments']> {
  const { account, accountAt, eventAskedAt, eventArrivedAt } = check ?? {};
  return {
    ...{ real: settings.production, testOrders: payments.test !== null },
    account: account && accountAt ? { ...account, due: [...account.due], at: accountAt.toISOString() } : null,
    event: eventAskedAt
      ? { askedAt: eventAskedAt.toISOString(), arrivedAt: eventArrivedAt?.toISOString() ?? null }
      : null,
  };
}

const subject = { type: 'settings', id: 'payment-keys' };

/** Reads the account of the main keys. Throws PAYMENT_KEYS_REFUSED; PaymentError when the provider cannot be reached. */
export async function checkAccount(deps: Checked, call: AuditedCall): Promise<void> {
  const account = await asking(() => deps.payments.main.readAccount());
  await saveCheck(deps.database.db, fingerprintOf(deps.settings.stripe), { account, accountAt: new Date() });
  const { chargesEnabled, payoutsEnabled } = account;
  const after = { chargesEnabled, payoutsEnabled };
  await auditEvent(deps, call, { action: 'settings.payment-account', subject, before: null, after });
}

/** Makes the provider tell of something that moves no money; its arrival is noted by the webhook. */
export async function checkEvent(deps: Checked, call: AuditedCall): Promise<void> {
  const eventId = randomUUID();
  const { db } = deps.database;
  const before = await checkOfKeys(db, deps);
  // Before it is asked for: it may arrive before the call has come back.
  await saveCheck(db, fingerprintOf(deps.settings.stripe), {
    ...{ eventId, eventAskedAt: new Date(), eventArrivedAt: null },
  });
  try {
    await asking(() => deps.payments.main.causeEvent(eventId));
  } catch (error) {
    // Else the page would say that the webhook is wrong, which was not tried.
    await takeBackEvent(db, eventId, before);
    throw error;
  }
  const after = { event: eventId };
  await auditEvent(deps, call, { action: 'settings.payment-event', subject, before: null, after });
}

/** An event that was made for a check. */
export async function eventArrived({ database: { db } }: Pick<Deps, 'database'>, id: string): Promise<void> {
  if (isUuid(id)) await noteEvent(db, id);
}

async function asking<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'keys') {
      throw new AppError('PAYMENT_KEYS_REFUSED', { cause: error });
    }
    throw error;
  }
}
