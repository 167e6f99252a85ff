import type { order as orderSchema, Order } from '@ritual/shared/contract';
import { dollarsFromCents, trackingUrl } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import { presentReturn } from '../returns/presenter.ts';
import type { OrderRow, WholeOrder } from '../records/orders.repository.ts';

/**
 * To everyone but the owner an order shows neither the e-mail nor more of the address than city and state, nor the parcel's
 * number (carriers tell its address), nor what came back.
 */
export function presentOrder(
  { order, items, events, refundedCents, returns }: WholeOrder,
  viewer: 'owner' | 'everyone',
): z.input<typeof orderSchema> {
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
    timeline: events.map(({ status, at, note }) => ({
      ...{ status, at: at.toISOString() },
      // Earlier releases wrote the parcel's number beside its carrier.
      note: status === 'SHIPPED' && !owner ? order.carrier : note,
    })),
    shipment: owner ? shipmentOf(order) : null,
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    refunded: dollarsFromCents(refundedCents),
    returns: owner ? returns.map(presentReturn) : [],
  };
}

function shipmentOf({ carrier, trackingNumber, shippedAt }: OrderRow): Order['shipment'] {
  if (carrier === null || trackingNumber === null || shippedAt === null) return null;
  return {
    ...{ carrier, trackingNumber, shippedAt: shippedAt.toISOString() },
    trackingUrl: trackingUrl(carrier, trackingNumber),
  };
}
