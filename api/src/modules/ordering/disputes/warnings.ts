import type { adminOrder } from '@ritual/shared/contract';
import type * as z from 'zod/mini';
import type { Deps } from '../../../deps.ts';
import type { PaymentProvider } from '../../../payments/provider.ts';
import { isOpen } from '../records/fulfillment.ts';
import { changeOrder, lockOrder } from '../records/orders.repository.ts';
import { paymentById } from '../records/payments.repository.ts';
import { insertWarning, type WarningRow } from '../records/warnings.repository.ts';

/** Who holds an order of which the issuer of its card warns; a person who changes the reason takes the hold over. */
export const warningRule = 'early fraud warning';

/**
 * Follows what the provider says of warnings of a payment: that the issuer of a card suspects fraud. What has not left is held until a person decides; an order that is on hold already stays
 * so for its own reason.
 */
export async function reconcileWarnings(
  deps: Deps,
  payments: PaymentProvider,
  paymentIntentId: string,
): Promise<void> {
  const warnings = await payments.warningsOf(paymentIntentId);
  await deps.database.transaction(async (tx) => {
    const paid = await paymentById(tx, paymentIntentId);
    const order = paid && (await lockOrder(tx, paid.orderId));
    if (!order) {
      deps.log.error({ paymentIntentId }, 'a payment of no order is warned of; it needs a person');
      return;
    }
    for (const warning of warnings) {
      if (!(await insertWarning(tx, { orderId: order.id, paymentIntentId }, warning))) continue;
      deps.log.warn({ orderId: order.id, warning }, 'early fraud warning; it needs a person');
      if (order.holdReason !== null || !isOpen(order)) continue;
      const heldAt = new Date();
      await changeOrder(tx, order.id, { holdReason: 'fraud', holdNote: '', heldBy: warningRule, heldAt });
    }
  });
}

/** @param nameOf the name of who of the staff did something */
export function presentWarning(
  { id, kind, createdAt, decision, reason, decidedAt, decidedBy }: WarningRow,
  nameOf: (actor: string) => string,
): NonNullable<z.input<typeof adminOrder>['warnings']>[number] {
  return {
    ...{ id, kind, decision, reason, createdAt: createdAt.toISOString() },
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: decidedBy === null ? null : nameOf(decidedBy),
  };
}
