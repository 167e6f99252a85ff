import { policy } from '@ritual/shared/kernel';
import { and, eq, isNull } from '../../db/drizzle.ts';
import { orders } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { PaymentError } from '../../payments/provider.ts';
import type { OrderRow } from '../ordering/records/orders.repository.ts';

const minute = 60_000;

/** End of a payment page that is opened now. */
export function pageEnd(now = new Date()): Date {
  return new Date(now.getTime() + policy.reservationMinutes * minute);
}

const openedAt = (order: OrderRow) => order.sessionExpiresAt.getTime() - policy.reservationMinutes * minute;

/**
 * A repair so late that the page would end too soon for the provider, which also shows that no page was opened before: the
 * order gets a new end and another key. null when that was done a moment ago already.
 */
export async function laterAttempt(deps: Deps, order: OrderRow): Promise<OrderRow | null> {
  return Date.now() - openedAt(order) < 10_000 ? null : nextAttempt(deps, order);
}

/**
 * A repair that tells the provider something else than the call that was cut off: a phone number that was changed, or what
 * another release says. It gets another key. The previous page, if one was opened, was never given out, as its address was
 * never stored; it is closed all the same. null when another call was faster.
 */
export async function otherAttempt(deps: Deps, order: OrderRow): Promise<OrderRow | null> {
  const next = await nextAttempt(deps, order);
  // Only now: who opened the previous page and has not stored it yet can do so no more.
  if (next) await closePagesOfBefore(deps, order);
  return next;
}

/** Another page with a key and an end of its own. null when another call was faster, or one is open. */
export async function nextAttempt({ database: { db } }: Deps, order: OrderRow): Promise<OrderRow | null> {
  const [row] = await db
    .update(orders)
    .set({ paymentAttempt: order.paymentAttempt + 1, sessionExpiresAt: pageEnd() })
    .where(
      and(
        eq(orders.id, order.id),
        eq(orders.status, 'PENDING'),
        eq(orders.paymentAttempt, order.paymentAttempt),
        isNull(orders.sessionId),
      ),
    )
    .returning();
  return row ?? null;
}

async function closePagesOfBefore({ payments: pairs, log }: Deps, order: OrderRow): Promise<void> {
  const payments = pairs.of(order);
  try {
    // Clocks differ: some minutes more.
    const since = new Date(openedAt(order) - 10 * minute);
    for (const { id } of await payments.openSessionsOf(order.id, since)) await payments.expireSession(id);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    // It ends by itself, and its address was never given out.
    log.warn(
      { err: error, orderId: order.id },
      'a payment page that was never given out could not be closed',
    );
  }
}
