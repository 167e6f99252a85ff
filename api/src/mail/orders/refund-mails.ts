import { formatCents } from '@ritual/shared/kernel';
import { text, type Block, type EmailDocument } from '../rendering/email-document.ts';
import { orderEmail, piecesBlock, refundTime, type MailedItem, type MailedOrder } from './order-email.ts';

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
  const total = formatCents(order.totalCents);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'payment-refunded', dedupeKey: `payment-refunded:${order.id}` },
      subject: `Your payment for order ${order.number} is refunded`,
      preheader: `${total} goes back to you. We are sorry for the trouble.`,
      heading: 'Your payment is refunded',
      blocks: [
        text(
          `Your payment of ${total} for order ${order.number} came after the order had ended, and some of its pieces were no longer there.`,
        ),
        text(`We refund it in full. ${refundTime} We are sorry for the trouble.`),
        refund(order, order.totalCents),
      ],
    },
  );
}

/** For money that went back, in whole or in part. */
export function orderRefundedMail(
  order: MailedOrder,
  { id, amountCents }: MailedRefund,
  publicUrl: string,
): EmailDocument {
  const amount = formatCents(amountCents);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-refunded', dedupeKey: `order-refunded:${id}` },
      subject: `${amount} of order ${order.number} is refunded`,
      preheader: refundTime,
      heading: 'Your refund is on its way',
      blocks: [
        text(`We refunded ${amount} for order ${order.number}. ${refundTime}`),
        refund(order, amountCents),
      ],
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
  const told = isSentBack
    ? [
        text(`We refunded ${amount} for order ${order.number}, and your bank sent it back to us.`),
        text('That happens when a card was replaced or an account was closed. The money is not lost.'),
      ]
    : [
        text(`We could not refund ${amount} for order ${order.number} to the card with which you paid.`),
        text('That happens when a payment was long ago or an account was closed. The money is not lost.'),
      ];
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'refund-failed', dedupeKey: `refund-failed:${id}` },
      subject: `Your refund for order ${order.number} did not arrive`,
      preheader: `${isSentBack ? `Your bank sent ${amount} back to us.` : `${amount} could not be refunded to your card.`} We will find another way.`,
      heading: 'Your refund did not arrive',
      blocks: [
        ...told,
        text('We will write to you to find another way. You need not do anything until then.'),
        refund(order, amountCents),
      ],
    },
  );
}

interface Canceled {
  /** Of what was decided. */
  readonly id: string;
  readonly amountCents: number;
  readonly publicUrl: string;
  /** By the shopper, or because nobody agreed to a delay. */
  readonly answer: 'canceled' | 'expired';
  /** What ends, where some of it has shipped and stays. */
  readonly rest?: readonly MailedItem[];
}

/**
 * For an order that ended after it was paid. Its refund is told by no other mail; where nothing was charged, or it went back before, there is none.
 */
export function orderCanceledMail(
  order: MailedOrder,
  { id, amountCents, publicUrl, answer, rest: pieces }: Canceled,
): EmailDocument {
  const amount = formatCents(amountCents);
  const rest = pieces !== undefined;
  const free = order.totalCents === 0;
  const noMoney = free ? 'Nothing was charged.' : 'Its money went back to you before.';
  const what = rest ? `the rest of order ${order.number}` : `order ${order.number}`;
  const subject = rest ? `The rest of order ${order.number}` : `Order ${order.number}`;
  const nothing = rest ? 'nothing more of it will be shipped' : 'nothing of it will be shipped';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-canceled', dedupeKey: `order-canceled:${id}` },
      subject: `${subject} is canceled`,
      preheader: `${rest ? 'Nothing more' : 'Nothing'} of it will be shipped. ${amountCents === 0 ? noMoney : `We refund ${amount}.`}`,
      heading: rest ? 'The rest is canceled' : 'Your order is canceled',
      blocks: [
        text(
          answer === 'canceled'
            ? `You canceled ${what}, and ${nothing}.`
            : `We could not ship ${what} in time, and have not heard that you agree to the later date. So it is canceled, and ${nothing}. We are sorry.`,
        ),
        ...(rest ? [piecesBlock('Canceled', pieces)] : []),
        ...(amountCents === 0
          ? [text(noMoney)]
          : [text(`We refund ${amount}. ${refundTime}`), refund(order, amountCents)]),
      ],
    },
  );
}
