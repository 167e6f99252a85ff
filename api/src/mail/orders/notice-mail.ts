import { formatCents } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { withoutAddresses } from '../rendering/plain.ts';
import { theShop, type EmailDocument } from '../rendering/email-document.ts';
import type { MailedOrder } from './order-email.ts';

/** To the shop's own address for orders: that one was paid. Of its customer it says no more than name and city. */
export function orderNoticeMail(order: MailedOrder, to: string, publicUrl: string): EmailDocument {
  const { id, number, recipientName, city } = order;
  const total = formatCents(order.totalCents);
  return {
    ...{ kind: 'order-notice', template: 'order-notice', dedupeKey: `order-notice:${id}` },
    ...{ recipient: to, publicUrl, orderId: id },
    fields: {
      ...{ order_number: number, total },
      ...{ recipient_name: withoutAddresses(recipientName), city: withoutAddresses(city) },
    },
    parts: {
      facts: [
        {
          ...{ type: 'table', total: true },
          rows: [
            ['Order', number],
            ['Total', total],
          ],
        },
      ],
    },
    urls: { order: `${publicUrl}${paths.admin.to()}/orders/${id}` },
    because: `new orders of ${theShop} are sent to this address: Settings, Facts of the shop.`,
  };
}
