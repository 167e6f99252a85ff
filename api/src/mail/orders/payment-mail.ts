import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { EmailDocument } from '../rendering/email-document.ts';
import { addressOf, orderEmail, type MailedItem, type MailedOrder } from './order-email.ts';
import { piecesOf, sumsOf } from './order-mails.ts';

/** The staff has made an order for its customer: the way to pay. The link is valid as long as the pieces are held. */
export function orderAwaitsPaymentMail(
  order: MailedOrder,
  items: readonly MailedItem[],
  { payBy, token, publicUrl }: { readonly payBy: Date; readonly token: string; readonly publicUrl: string },
): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-payment', template: 'order-payment' },
      dedupeKey: `order-payment:${order.id}:${payBy.toISOString()}`,
      fields: {
        total: formatCents(order.totalCents),
        pay_until: formatDateTime(payBy.toISOString(), storeTimeZone),
      },
      parts: {
        items: [piecesOf(items)],
        totals: [{ type: 'table', rows: sumsOf(order, items), total: true }],
        address: [addressOf(order)],
      },
      urls: { pay: publicUrl + paths.orderPayment.to({ token }) },
    },
  );
}
