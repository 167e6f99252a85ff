import { formatCents, policy } from '@ritual/shared/kernel';
import type { OrderRow } from '../modules/orders/repository.ts';
import type { PaymentRefund } from '../payments/provider.ts';
import { orderLetter } from './order-letter.ts';
import type { Mail } from './outbox.ts';

const untilSeen = `It takes ${policy.returns.refundDays} business days until you see it on your card.`;

/** For a payment that arrived when the order had ended and its pieces were gone. */
export function paymentRefundedMail(order: OrderRow, publicUrl: string): Mail {
  return {
    kind: 'payment-refunded',
    dedupeKey: `payment-refunded:${order.id}`,
    ...orderLetter(order, publicUrl, {
      title: `Your payment for order ${order.number} is refunded`,
      heading: 'Your payment is refunded',
      sentences: [
        `Your payment of ${formatCents(order.totalCents)} for order ${order.number} came after the order had ended, and some of its pieces were no longer there.`,
        `We refund it in full. ${untilSeen} We are sorry for the trouble.`,
      ],
    }),
  };
}

/** For money that went back, in whole or in part. */
export function orderRefundedMail(
  order: OrderRow,
  { id, amountCents }: Pick<PaymentRefund, 'id' | 'amountCents'>,
  publicUrl: string,
): Mail {
  return {
    kind: 'order-refunded',
    dedupeKey: `order-refunded:${id}`,
    ...orderLetter(order, publicUrl, {
      title: `${formatCents(amountCents)} of order ${order.number} is refunded`,
      heading: 'Your refund is on its way',
      sentences: [`We refunded ${formatCents(amountCents)} for order ${order.number}. ${untilSeen}`],
    }),
  };
}

/** For an order that its shopper canceled after it was paid. The refund is told again when it went. */
export function orderCanceledMail(order: OrderRow, amountCents: number, publicUrl: string): Mail {
  return {
    kind: 'order-canceled',
    dedupeKey: `order-canceled:${order.id}`,
    ...orderLetter(order, publicUrl, {
      title: `Order ${order.number} is canceled`,
      heading: 'Your order is canceled',
      sentences: [
        `You canceled order ${order.number}, and nothing of it will be shipped. We refund ${formatCents(amountCents)}. ${untilSeen}`,
      ],
    }),
  };
}
