import { formatCents } from '@ritual/shared/kernel';
import type { Deps } from '../../../deps.ts';
import { refundFailedMail } from '../../../mail/orders/refund-mails.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { lockOrder } from '../records/orders.repository.ts';
import { paymentById } from '../records/payments.repository.ts';
import { markRefused, type RefundRow } from '../records/refunds.repository.ts';
import { applyFailedRefund, isAnnounced } from './reconcile.ts';

/**
 * Ends a refund that the provider refuses to make, or does not know any more: it waits for a person, like one whose money came back.
 * One that was on its way may have arrived, so that its shopper is not told that it has not.
 */
export async function failRefused(
  { database: { transaction }, log, settings: { publicUrl } }: Pick<Deps, 'database' | 'log' | 'settings'>,
  { id, orderId, paymentIntentId, amountCents, providerId, ...refund }: RefundRow,
  problem: string,
): Promise<void> {
  await transaction(async (tx) => {
    let order = await lockOrder(tx, orderId);
    if (!order || !(await markRefused(tx, { id, providerId }, problem))) return;
    log.error(
      { orderId, refundId: id, problem },
      'a refund was refused by the provider, or is not known there; it needs a person',
    );
    const amount = formatCents(amountCents);
    const note =
      providerId === null
        ? `${amount} could not be refunded to the card; the store finds another way.`
        : `The store finds out whether ${amount} has arrived.`;
    const isOwn = (await paymentById(tx, paymentIntentId))?.kind === 'order';
    if (isOwn) order = await applyFailedRefund(tx, order, { actor: 'store', note });
    if (providerId === null && isAnnounced(refund)) {
      const mail = { id, amountCents, isSentBack: false };
      await enqueueMail(tx, refundFailedMail(order, mail, publicUrl));
    }
  });
}
