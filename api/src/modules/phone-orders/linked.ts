import type { linkedOrder, LinkedOrder } from '@ritual/shared/contract';
import { dollarsFromCents, orderRatesDiffer } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countFrom } from '../../plugins/rate-limit.ts';
import { refreshOrder, type Refreshed } from '../checkout/linked-page.ts';
import {
  itemsOfOrder,
  orderByLink,
  type OrderItemRow,
  type OrderRow,
} from '../ordering/records/orders.repository.ts';
import { endOfWait, isLinkOpen } from '../ordering/settlement/wait.ts';
import { hashOf } from '../users/secrets.ts';

/** The order of a link. Guessing one is like guessing one of an account. Throws LINK_INVALID. */
export async function orderOfLink(
  { database: { db }, settings: { limits } }: Deps,
  token: string,
  address: string,
): Promise<OrderRow> {
  await countFrom(db, 'link', { address, limit: limits.linkByAddress });
  const order = await orderByLink(db, hashOf(token));
  if (!order) throw new AppError('LINK_INVALID');
  return order;
}

/** What its customer sees of it. */
export async function readLinked(deps: Deps, found: OrderRow): Promise<z.input<typeof linkedOrder>> {
  const refreshed = await refreshOrder(deps, found);
  const { order } = refreshed;
  const isValid = endOfWait(order) > new Date();
  return {
    ...{
      number: order.number,
      state: stateOf(refreshed),
      payBy: (order.payBy ?? order.createdAt).toISOString(),
    },
    details: isValid ? detailsOf(order, await itemsOfOrder(deps.database.db, order.id)) : null,
  };
}

function stateOf({ order, underWay }: Refreshed): LinkedOrder['state'] {
  if (underWay) return 'UNDER_WAY';
  switch (order.status) {
    case 'PENDING':
      return isLinkOpen(order) || order.sessionId !== null ? 'OPEN' : 'EXPIRED';
    case 'EXPIRED':
    case 'CANCELED':
    case 'REVIEW':
    case 'REFUNDED':
      return order.status;
    default:
      return 'PAID';
  }
}

function detailsOf(
  { recipientName, street, city, state, zip, ...order }: OrderRow,
  items: readonly OrderItemRow[],
): z.input<typeof linkedOrder>['details'] {
  return {
    items: items.map(({ productName, size, color, imageFile, quantity, unitPriceCents }) => ({
      ...{ productName, size, color, imageFile, quantity, unitPrice: dollarsFromCents(unitPriceCents) },
    })),
    subtotal: dollarsFromCents(order.subtotalCents),
    discount: dollarsFromCents(order.discountCents),
    shipping: dollarsFromCents(order.shippingCents),
    tax: dollarsFromCents(order.taxCents),
    taxRatePercent: order.taxRatePercent,
    ...(orderRatesDiffer(items, order.shippingTaxes) && { ratesDiffer: true }),
    total: dollarsFromCents(order.totalCents),
    address: { recipientName, street, city, state, zip },
  };
}
