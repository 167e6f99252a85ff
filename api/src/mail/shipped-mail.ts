import { policy, trackingUrl } from '@ritual/shared/kernel';
import type { OrderRow } from '../modules/orders/repository.ts';
import { orderLetter } from './order-letter.ts';
import type { Mail } from './outbox.ts';

interface Parcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

/** The parcel is under way, and where to follow it. */
export function orderShippedMail(
  order: OrderRow,
  { carrier, trackingNumber }: Parcel,
  publicUrl: string,
): Mail {
  const href = trackingUrl(carrier, trackingNumber);
  return {
    kind: 'order-shipped',
    dedupeKey: `order-shipped:${order.id}`,
    ...orderLetter(order, publicUrl, {
      title: `Order ${order.number} has shipped`,
      heading: 'Your order has shipped',
      sentences: [
        `Order ${order.number} is on its way with ${carrier}, tracking number ${trackingNumber}.`,
        `Standard delivery takes ${policy.delivery.standardDays} business days.`,
      ],
      link: href === null ? null : { label: 'Track your parcel', href },
    }),
  };
}
