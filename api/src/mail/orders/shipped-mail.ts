import { trackingUrl } from '@ritual/shared/kernel';
import { button, text, type EmailDocument } from '../rendering/email-document.ts';
import { addressOf, deliveryTime, orderEmail, viewOrder, type MailedOrder } from './order-email.ts';

interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** The parcel is under way, and where to follow it. */
export function orderShippedMail(
  order: MailedOrder,
  { carrier, trackingNumber }: Parcel,
  publicUrl: string,
): EmailDocument {
  const page = trackingUrl(carrier, trackingNumber);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-shipped', dedupeKey: `order-shipped:${order.id}` },
      subject: `Order ${order.number} has shipped`,
      preheader: `It is on its way with ${carrier}. ${deliveryTime}`,
      heading: 'Your order has shipped',
      blocks: [
        text(`Order ${order.number} is on its way with ${carrier}. ${deliveryTime}`),
        {
          type: 'table',
          rows: [
            ['Order', order.number],
            ['Carrier', carrier],
            ['Tracking number', trackingNumber],
          ],
        },
        addressOf(order),
        page === null ? viewOrder(order, publicUrl) : button('Track your parcel', page),
      ],
    },
  );
}
