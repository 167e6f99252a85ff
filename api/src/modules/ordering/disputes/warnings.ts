import { randomUUID } from 'node:crypto';
import type { adminOrder, NewWarningDecision } from '@ritual/shared/contract';
import { invariant, openUnits } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors.ts';
import type { PaymentEvent } from '../../../payments/provider.ts';
import { cancelOpen } from '../orders/cancel.ts';
import { isOpen } from '../orders/hold.ts';
import { changeOrder, itemsOfOrder, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { paymentById } from '../records/payments.repository.ts';
import { allThatIsLeft } from '../records/refund-lines.repository.ts';
import {
  insertWarning,
  undecidedWarnings,
  warningsOfOrder,
  writeWarningDecision,
  type WarningRow,
} from '../records/warnings.repository.ts';
import { unrefundedCents, writeRefund } from '../refunds/write.ts';
import { settleFirst } from '../settlement/settle-first.ts';

/** Who holds an order of which the issuer of its card warns; a person who changes the reason takes the hold over. */
const rule = 'early fraud warning';

/**
 * The event that the issuer of a card suspects fraud. What has not left is held until a person decides; an order that is on hold already stays
 * so for its own reason.
 */
export async function reconcileWarningEvent(
  deps: Deps,
  { paymentIntentId }: NonNullable<PaymentEvent['payment']>,
): Promise<void> {
  const { orderId } = await deps.payments.refundsOf(paymentIntentId);
  await settleFirst(deps, orderId);
  const warnings = await deps.payments.warningsOf(paymentIntentId);
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
      await changeOrder(tx, order.id, { holdReason: 'fraud', holdNote: '', heldBy: rule, heldAt });
    }
  });
}

interface Decision {
  readonly orderId: string;
  readonly warningId: string;
  readonly actor: string;
  readonly publicUrl: string;
}

/** A person decides: the money goes back and what has not left is canceled, or the payment is good and the order is released. */
export async function decideWarning(
  tx: Db,
  { orderId, warningId, actor, publicUrl }: Decision,
  decided: NewWarningDecision,
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const warning = (await warningsOfOrder(tx, orderId)).find(({ id }) => id === warningId);
  if (!warning) throw new AppError('WARNING_NOT_FOUND');
  const reason = decided.decision === 'dismiss' ? decided.reason : null;
  if (warning.decision !== null) throw new AppError('WARNING_DECIDED');
  await writeWarningDecision(tx, warningId, { decision: decided.decision, reason, decidedBy: actor });
  if (decided.decision === 'refund') return giveAllBack(tx, order, { actor, publicUrl });
  if (order.holdReason !== 'fraud' || order.heldBy !== rule) return;
  if ((await undecidedWarnings(tx, orderId)) > 0) return;
  await changeOrder(tx, orderId, { holdReason: null, holdNote: null, heldAt: null, heldBy: null });
}

/** Nothing happens where it went back before. */
async function giveAllBack(
  tx: Db,
  order: OrderRow,
  { actor, publicUrl }: Pick<Decision, 'actor' | 'publicUrl'>,
): Promise<void> {
  if (order.paymentState === 'REVIEW') throw new AppError('ORDER_IN_REVIEW');
  const amountCents = await unrefundedCents(tx, order);
  if (amountCents < 1) return;
  if (order.fulfillmentState === 'UNSHIPPED') {
    const canceled = await cancelOpen(tx, order, { actor, answer: 'canceled', publicUrl });
    if (!canceled) throw new AppError('ORDER_DISPUTED');
    return;
  }
  const items = await itemsOfOrder(tx, order.id);
  const restock = items
    .map((item) => ({ variantId: item.variantId, quantity: openUnits(item) }))
    .filter(({ quantity }) => quantity > 0);
  const written = await writeRefund(tx, order, {
    ...{ refundId: randomUUID(), reason: 'operator', actor: 'operator', amountCents, restock },
    ...{ choice: await allThatIsLeft(tx, order), cause: 'OTHER' },
  });
  if (written === 'disputed') throw new AppError('ORDER_DISPUTED');
  invariant(written === 'decided', 'all that is left of a payment can go back');
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
