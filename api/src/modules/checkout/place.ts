import { policy } from '@ritual/shared/kernel';
import { orderItems, orders } from '../../db/schema/index.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, insufficientStock } from '../../errors.ts';
import type { AddressRow } from '../addresses/repository.ts';
import type { UserRow } from '../users/repository.ts';
import { findCart } from '../cart/repository.ts';
import {
  freeOrderNumber,
  insertEvent,
  orderById,
  pendingOrders,
} from '../ordering/records/orders.repository.ts';
import { lockVariants, reserve } from '../ordering/records/stock.ts';
import { draftOrder, type Draft } from './draft.ts';
import { bindKey, recordKey, type KeyOwner } from './keys.repository.ts';
import { pageEnd } from './next-attempt.ts';

export interface Placement {
  readonly user: UserRow;
  readonly address: AddressRow;
  readonly owner: KeyOwner;
  /** Unpaid orders that may stand beside the new one. */
  readonly underWay: readonly string[];
}

/**
 * One transaction: pieces checked and reserved, order with a snapshot of names, prices, tax and address written, key bound
 * to it. 'again': another call of the same person placed an order in between.
 */
export async function placeOrder({ database }: Deps, placement: Placement): Promise<string> {
  return database.transaction(async (tx) => {
    const { user, address, owner, underWay } = placement;
    // The cart's lock makes all checkouts of one person wait for each other.
    const cart = await findCart(tx, { kind: 'user', userId: user.id }, { lock: true });
    if (!cart) throw new AppError('CART_EMPTY');
    const draft = await draftOrder(tx, user.id, address);
    const key = await recordKey(tx, owner, draft.requestHash, { lock: true });
    const bound = key.orderId ? await orderById(tx, key.orderId) : null;
    if (bound?.status === 'PENDING') return bound.id;
    const others = await pendingOrders(tx, user.id);
    if (others.some((order) => !underWay.includes(order.id))) return 'again';
    await checkAndReserve(tx, draft);
    const orderId = await insertOrder(tx, placement, draft);
    await bindKey(tx, owner, orderId);
    return orderId;
  });
}

const piecesOf = (draft: Draft) =>
  draft.lines.map((line) => ({ variantId: line.variant_id, quantity: line.quantity }));

/** No order is made of such a cart, however many pieces there are, and of none while the shop is not ready. */
export function refuseUnbuyable({ lines, missing }: Draft): void {
  if (lines.length === 0) throw new AppError('CART_EMPTY');
  if (lines.length > policy.maxCartLines) throw new AppError('CART_FULL');
  if (missing.length > 0) throw new AppError('ORDERS_CLOSED', { details: { missing } });
  if (lines.some((line) => line.withdrawn)) throw new AppError('CART_CHANGED');
}

async function checkAndReserve(tx: Db, draft: Draft): Promise<void> {
  refuseUnbuyable(draft);
  const pieces = piecesOf(draft);
  const free = await lockVariants(tx, pieces);
  for (const { variantId, quantity } of pieces) {
    const available = Math.max(0, free.get(variantId) ?? 0);
    if (quantity > available) throw insufficientStock(variantId, available);
  }
  await reserve(tx, pieces);
}

async function insertOrder(tx: Db, { user, address }: Placement, draft: Draft): Promise<string> {
  const { recipientName, street, city, state, zip } = address;
  const { totals } = draft;
  const now = new Date();
  const [order] = await tx
    .insert(orders)
    .values({
      number: await freeOrderNumber(tx),
      userId: user.id,
      status: 'PENDING',
      stockState: 'RESERVED',
      email: user.email,
      ...{ recipientName, street, city, state, zip },
      subtotalCents: totals.subtotal,
      shippingCents: totals.shipping,
      taxCents: totals.tax,
      totalCents: totals.total,
      taxRatePercent: totals.taxRatePercent,
      fingerprint: draft.fingerprint,
      sessionExpiresAt: pageEnd(now),
      nextCheckAt: new Date(now.getTime() + 120_000),
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('The order was not stored.');
  await tx.insert(orderItems).values(
    draft.lines.map((line, position) => ({
      orderId: order.id,
      position,
      productId: line.product_id,
      variantId: line.variant_id,
      productName: line.product_name,
      size: line.size,
      color: line.color_name,
      imageFile: line.image_file,
      quantity: line.quantity,
      unitPriceCents: line.price_cents,
    })),
  );
  await insertEvent(tx, { orderId: order.id, status: 'PENDING', actor: 'shopper' });
  return order.id;
}
