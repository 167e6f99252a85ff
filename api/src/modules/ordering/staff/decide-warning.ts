import { randomUUID } from 'node:crypto';
import type { NewWarningDecision } from '@ritual/shared/contract';
import { invariant } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { warningRule } from '../disputes/warnings.ts';
import { cancelOpen } from '../orders/cancel.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { isOpen } from '../records/fulfillment.ts';
import { changeOrder, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { allThatIsLeft } from '../records/refund-lines.repository.ts';
import { undecidedWarnings, warningsOfOrder, writeWarningDecision } from '../records/warnings.repository.ts';
import { unrefundedCents, writeRefund } from '../refunds/write.ts';

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
  if (order.holdReason !== 'fraud' || order.heldBy !== warningRule) return;
  if ((await undecidedWarnings(tx, orderId)) > 0) return;
  await changeOrder(tx, orderId, { holdReason: null, holdNote: null, heldAt: null, heldBy: null });
}

/** What has not left is canceled, which gives its money back; the rest of the money follows. Nothing happens where it went back before. */
async function giveAllBack(
  tx: Db,
  order: OrderRow,
  { actor, publicUrl }: Pick<Decision, 'actor' | 'publicUrl'>,
): Promise<void> {
  if (order.paymentState === 'REVIEW') throw new AppError('ORDER_IN_REVIEW');
  if ((await unrefundedCents(tx, order)) < 1) return;
  if ((await undecidedDisputes(tx, order.id)).includes('open')) throw new AppError('ORDER_DISPUTED');
  const ended = !isOpen(order) || (await cancelOpen(tx, order, { actor, answer: 'canceled', publicUrl }));
  invariant(ended, 'what is open of a paid order can be canceled');
  const now = await lockOrder(tx, order.id);
  invariant(now, 'an order that is locked stays');
  const amountCents = await unrefundedCents(tx, now);
  if (amountCents < 1) return;
  const written = await writeRefund(tx, now, {
    ...{ refundId: randomUUID(), reason: 'operator', actor, amountCents, restock: [] },
    ...{ choice: await allThatIsLeft(tx, now), cause: 'OTHER' },
  });
  invariant(written === 'decided', 'all that is left of a payment can go back');
}
