import { invariant } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import type { PaymentProvider } from '../../../payments/provider.ts';
import { orderById } from '../records/orders.repository.ts';

/** The keys that an order was made with; for what hangs on an order, where the order itself is not at hand. */
export async function paymentsFor(
  { database: { db }, payments }: Pick<Deps, 'database' | 'payments'>,
  orderId: string,
): Promise<PaymentProvider> {
  const order = await orderById(db, orderId);
  invariant(order !== null, 'what hangs on an order keeps it');
  return payments.of(order);
}
