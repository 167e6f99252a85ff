import type { order as orderSchema, Order } from '@ritual/shared/contract';
import { dollarsFromCents, orderRatesDiffer, trackingUrl } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import { presentReturn } from '../returns/presenter.ts';
import { presentOwnChanges } from '../changes/present.ts';
import { presentDelay } from './delay.ts';
import type { OrderRow, WholeOrder } from '../records/orders.repository.ts';
import type { Parcel } from '../records/shipments.repository.ts';

/**
 * To everyone but the owner an order shows neither the e-mail nor more of the address than city and state, nor the parcel's
 * number (carriers tell its address), nor what came back.
 */
export function presentOrder(
  { order, items, events, refundedCents, returns, parcels, delays, changes }: WholeOrder,
  viewer: 'owner' | 'everyone',
): z.input<typeof orderSchema> {
  const { recipientName, street, city, state, zip } = order;
  const owner = viewer === 'owner';
  const delay = delays.at(-1);
  return {
    id: order.id,
    number: order.number,
    ...(order.test && { test: true }),
    status: order.status,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    ...(owner ? { email: order.email } : {}),
    shippingAddress: owner ? { recipientName, street, city, state, zip } : { city, state },
    subtotal: dollarsFromCents(order.subtotalCents),
    discount: dollarsFromCents(order.discountCents),
    shipping: dollarsFromCents(order.shippingCents),
    tax: dollarsFromCents(order.taxCents),
    total: dollarsFromCents(order.totalCents),
    taxRatePercent: order.taxRatePercent,
    ...(orderRatesDiffer(items, order.shippingTaxes) && { ratesDiffer: true }),
    method: order.shippingMethod,
    items: items.map((item) => ({
      id: item.id,
      productId: item.productId,
      productName: item.productName,
      size: item.size,
      color: item.color,
      quantity: item.quantity,
      canceled: item.canceled,
      // What goes out in exchange was paid with the piece that came back.
      unitPrice: dollarsFromCents(item.replaces === null ? item.unitPriceCents : 0),
      imageFile: item.imageFile,
      ...(item.replaces !== null && { replaces: item.replaces }),
    })),
    timeline: events.map(({ status, at, note }) => ({ status, at: at.toISOString(), note })),
    shipment: owner && parcels[0] ? shipmentOf(parcels[0]) : null,
    parcels: owner ? parcels.map(presentParcel) : [],
    partlyShipped: order.fulfillmentState === 'PARTLY_SHIPPED',
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    returnDays: order.returnDays,
    refunded: dollarsFromCents(refundedCents),
    returns: owner ? returns.map(presentReturn) : [],
    shipBy: dueDay(order),
    delay: owner && delay ? presentDelay(delay) : null,
    changes: owner ? presentOwnChanges(order, changes) : [],
  };
}

/** The day by which what is open of it leaves; null when nothing is to be shipped. */
export const dueDay = ({ shipDue }: Pick<OrderRow, 'shipDue'>): string | null =>
  shipDue === 'infinity' ? null : shipDue;

function shipmentOf({ carrier, trackingNumber, shippedAt }: Parcel): NonNullable<Order['shipment']> {
  return {
    ...{ carrier, trackingNumber, shippedAt: shippedAt.toISOString() },
    trackingUrl: trackingUrl(carrier, trackingNumber),
  };
}

const presentParcel = (parcel: Parcel): Order['parcels'][number] => ({
  ...shipmentOf(parcel),
  deliveredAt: parcel.deliveredAt?.toISOString() ?? null,
  deliveryAssumed: parcel.deliveryAssumed,
  lines: [...parcel.lines],
});
