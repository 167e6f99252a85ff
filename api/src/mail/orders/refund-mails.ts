import { formatCents } from '@ritual/shared/kernel';
import type { Block, EmailDocument } from '../rendering/email-document.ts';
import { orderEmail, piecesBlock, type MailedItem, type MailedOrder } from './order-email.ts';

/** Money that goes back. */
interface MailedRefund {
  /** The provider's. */
  readonly id: string;
  readonly amountCents: number;
}

const refund = ({ number }: MailedOrder, cents: number): Block => ({
  type: 'table',
  rows: [
    ['Order', number],
    ['Refund', formatCents(cents)],
  ],
  total: true,
});

/** For a payment that arrived when the order had ended and its units were gone. */
export function paymentRefundedMail(order: MailedOrder, publicUrl: string): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'payment-refunded', template: 'payment-refunded' },
      dedupeKey: `payment-refunded:${order.id}`,
      fields: { total: formatCents(order.totalCents) },
      parts: { refund: [refund(order, order.totalCents)] },
    },
  );
}

/** For money that went back, in whole or in part. */
export function orderRefundedMail(
  order: MailedOrder,
  { id, amountCents }: MailedRefund,
  publicUrl: string,
): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-refunded', template: 'order-refunded', dedupeKey: `order-refunded:${id}` },
      fields: { amount: formatCents(amountCents) },
      parts: { refund: [refund(order, amountCents)] },
    },
  );
}

/** For money that was said to go back and did not arrive: the bank sent it back, or the provider refuses to refund it. */
export function refundFailedMail(
  order: MailedOrder,
  { id, amountCents, isSentBack }: MailedRefund & { readonly isSentBack: boolean },
  publicUrl: string,
): EmailDocument {
  const amount = formatCents(amountCents);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'refund-failed', template: 'refund-failed', dedupeKey: `refund-failed:${id}` },
      fields: {
        amount,
        reason: isSentBack
          ? `Your bank sent ${amount} back to us.`
          : `${amount} could not be refunded to your card.`,
      },
      holds: [isSentBack ? 'sent_back' : 'refused'],
      parts: { refund: [refund(order, amountCents)] },
    },
  );
}

interface Canceled {
  /** Of what was decided. */
  readonly id: string;
  readonly amountCents: number;
  readonly publicUrl: string;
  /** By the shopper, or because a delay was not agreed to in time. */
  readonly answer: 'canceled' | 'expired';
  /** What ends, where some of it has shipped and stays. */
  readonly rest?: readonly MailedItem[];
}

/**
 * For an order that ended after it was paid. Its refund is reported in no other mail; where nothing was charged, or it went back before, there is none.
 */
export function orderCanceledMail(
  order: MailedOrder,
  { id, amountCents, publicUrl, answer, rest: pieces }: Canceled,
): EmailDocument {
  const amount = formatCents(amountCents);
  const free = order.totalCents === 0;
  const noMoney = free ? 'Nothing was charged.' : 'Its money went back to you before.';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-canceled', template: pieces ? 'order-rest-canceled' : 'order-canceled' },
      dedupeKey: `order-canceled:${id}`,
      fields: {
        amount,
        outcome: amountCents === 0 ? noMoney : `We refund ${amount}.`,
      },
      holds: [
        answer === 'canceled' ? 'by_shopper' : 'no_answer',
        amountCents === 0 ? 'no_money' : 'money_follows',
      ],
      parts: {
        items: pieces ? [piecesBlock('Canceled', pieces)] : [],
        refund: amountCents === 0 ? [] : [refund(order, amountCents)],
      },
    },
  );
}
