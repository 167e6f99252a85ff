import type { Order } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type { WholeOrder } from './repository.ts';

/** To anybody but the owner an order shows neither the e-mail nor more of the address than city and state. */
export function presentOrder({ order, items, events }: WholeOrder, viewer: 'owner' | 'anybody'): Order {
  const { recipientName, street, city, state, zip } = order;
  const owner = viewer === 'owner';
  return {
    id: order.id,
    number: order.number,
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    ...(owner ? { email: order.email } : {}),
    shippingAddress: owner ? { recipientName, street, city, state, zip } : { city, state },
    subtotal: dollarsFromCents(order.subtotalCents),
    shipping: dollarsFromCents(order.shippingCents),
    tax: dollarsFromCents(order.taxCents),
    total: dollarsFromCents(order.totalCents),
    taxRatePercent: order.taxRatePercent,
    items: items.map((item) => ({
      id: item.id,
      productId: item.productId,
      productName: item.productName,
      size: item.size,
      color: item.color,
      quantity: item.quantity,
      unitPrice: dollarsFromCents(item.unitPriceCents),
      imageFile: item.imageFile,
    })),
    timeline: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
  };
}
