import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { button, text, type EmailDocument } from '../rendering/email-document.ts';
import { addressOf, orderEmail, type MailedItem, type MailedOrder } from './order-email.ts';
import { piecesOf, sumsOf } from './order-mails.ts';

/** The staff has made an order for its customer: the way to pay. The link is valid as long as the pieces are held. */
export function orderAwaitsPaymentMail(
  order: MailedOrder,
  items: readonly MailedItem[],
  { payBy, token, publicUrl }: { readonly payBy: Date; readonly token: string; readonly publicUrl: string },
): EmailDocument {
  const total = formatCents(order.totalCents);
  const until = `${formatDateTime(payBy.toISOString(), storeTimeZone)}, Eastern time`;
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-payment', dedupeKey: `order-payment:${order.id}:${payBy.toISOString()}` },
      subject: `Pay ${total} for order ${order.number}`,
      preheader: `We hold your pieces until ${until}.`,
      heading: 'Your order waits for your payment',
      blocks: [
        text(
          `We made order ${order.number} for you as agreed. Pay ${total} by ${until}, and we pack it. Until then your pieces are held; afterwards the order ends by itself, and nothing is charged.`,
        ),
        button(`Pay ${total}`, publicUrl + paths.orderPayment.to({ token })),
        piecesOf(items),
        { type: 'table', rows: sumsOf(order), total: true },
        addressOf(order),
        { type: 'reach', when: 'If you did not ask for this, or something is not right' },
      ],
    },
  );
}
