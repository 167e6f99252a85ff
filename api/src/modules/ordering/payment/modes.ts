import { isUuid } from '../../../db/is-uuid.ts';
import type { Deps } from '../../../deps.ts';
import type { Payments } from '../../../payments/provider.ts';
import { orderById, orderBySession, type OrderRow } from '../records/orders.repository.ts';
import { paymentById } from '../records/payments.repository.ts';

export type ReadEvent = NonNullable<Awaited<ReturnType<Payments['readEvent']>>>;

/**
 * Whether an event may change what it names: it came from the mode of the keys whose secret signed it, and every order that it names was made with
 * these keys. One that may not is answered like any other, or the provider would send it for days.
 */
export async function isOfItsMode(deps: Deps, { event, provider }: ReadEvent): Promise<boolean> {
  const isMode = event.livemode === provider.livemode;
  const orders = isMode ? await namedBy(deps, event) : [];
  if (isMode && orders.every((order) => deps.payments.of(order) === provider)) return true;
  const { id, type, livemode } = event;
  deps.log.error(
    { event: { id, type, livemode }, orders: orders.map((order) => order.id) },
    'an event of the payment provider names orders of the other mode; it was ignored',
  );
  return false;
}

async function namedBy(
  { database: { db } }: Deps,
  { session, payment }: ReadEvent['event'],
): Promise<readonly OrderRow[]> {
  const paid = payment && (await paymentById(db, payment.paymentIntentId));
  const ids = [session?.orderId, payment?.orderId, paid?.orderId].filter((id) => isUuid(id ?? null));
  const found = await Promise.all([...new Set(ids)].map((id) => orderById(db, id ?? '')));
  const bySession = session && (await orderBySession(db, session.id));
  return [...found, bySession].filter((order) => order !== null);
}
