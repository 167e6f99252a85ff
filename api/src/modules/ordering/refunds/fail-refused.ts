import { formatCents } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { refundFailedMail } from '../../../mail/orders/refund-mails.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { lockOrder } from '../records/orders.repository.ts';
import { paymentById } from '../records/payments.repository.ts';
import { markRefused, type RefundRow } from '../records/refunds.repository.ts';
import { applyFailedRefund, isAnnounced } from './reconcile.ts';

/** Ends a refund that the provider refuses to make: it waits for a person, like one whose money came back. */
export async function failRefused(
  { database: { transaction }, log, settings: { publicUrl } }: Pick<Deps, 'database' | 'log' | 'settings'>,
  { id, orderId, paymentIntentId, amountCents, ...refund }: RefundRow,
  problem: string,
): Promise<void> {
  await transaction(async (tx) => {
    let order = await lockOrder(tx, orderId);
    if (!order || !(await markRefused(tx, id, problem))) return;
    log.error({ orderId, refundId: id, problem }, 'a refund was refused by the provider; it needs a person');
    const note = `${formatCents(amountCents)} could not be refunded to the card; the store finds another way.`;
    const isOwn = (await paymentById(tx, paymentIntentId))?.kind === 'order';
    if (isOwn) order = await applyFailedRefund(tx, order, { actor: 'store', note });
    if (isAnnounced(refund)) {
      const mail = { id, amountCents, isSentBack: false };
      await enqueueMail(tx, refundFailedMail(order, mail, publicUrl));
    }
  });
}
