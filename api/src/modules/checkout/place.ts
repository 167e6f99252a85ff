import {
  policy,
  rateOfLine,
  type Cents,
  type JurisdictionTax,
  type ShippingMethod,
} from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { AppError, insufficientStock } from '../../errors.ts';
import type { AddressFields, AddressRow } from '../addresses/repository.ts';
import type { UserRow } from '../users/repository.ts';
import { findCart } from '../cart/repository.ts';
import { pagesInForce } from '../content/pages/in-force.ts';
import {
  hasOnly,
  insertOrder,
  insertParts,
  orderById,
  type NewOrderRow,
} from '../ordering/records/orders.repository.ts';
import { lockVariants, reserve } from '../ordering/records/stock.ts';
import { draftOrder, type CartDraft, type Draft } from './draft.ts';
import { hashOf, recordKey, type KeyOwner } from './keys.repository.ts';
import { pageEnd } from './next-attempt.ts';
import type { KnownOrder } from './payment-page.ts';

export interface Placement {
  readonly user: UserRow;
  readonly address: AddressRow;
  readonly method: ShippingMethod;
  /** As in `CheckoutRequest`. */
  readonly total: Cents | null;
  readonly owner: KeyOwner;
  /** Unpaid orders that may stand beside the new one. */
  readonly underWay: readonly string[];
  /**
   * Only if the key is new, or has no order and came with the same request; the caller has not checked the key. Anything else
   * throws IDEMPOTENCY_IN_PROGRESS, and nothing is changed.
   */
  readonly onlyNew?: boolean;
}

export interface Placed {
  readonly orderId: string;
  /** Unless another call has made it before. */
  readonly made?: KnownOrder;
}

/**
 * One transaction: units checked and reserved, order with a snapshot of names, prices, tax and address written, key bound
 * to it. 'again': another call of the same person placed an order in between.
 */
export async function placeOrder(
  { database, payments }: Deps,
  placement: Placement,
): Promise<Placed | 'again'> {
  return database.transaction(async (tx) => {
    const { user, address, method, total, owner, underWay, onlyNew = false } = placement;
    // The cart's lock makes all checkouts of one person wait for each other.
    const cart = await findCart(tx, { kind: 'user', userId: user.id }, { lock: true });
    if (!cart) throw new AppError('CART_EMPTY');
    const draft = await draftOrder(tx, user.id, { address, method });
    refuseUnopened(draft);
    const isAlone = () => hasOnly(tx, user.id, underWay);
    // Before the key is recorded: what it came with is then said by those who look at the other orders.
    if (onlyNew && !(await isAlone())) throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    const key = await recordKey(tx, owner, draft.requestHash);
    if (onlyNew && (key.orderId !== null || key.requestHash !== hashOf(draft.requestHash)))
      throw new AppError('IDEMPOTENCY_IN_PROGRESS');
    const bound = key.orderId ? await orderById(tx, key.orderId) : null;
    if (bound?.status === 'PENDING') return { orderId: bound.id };
    if (!onlyNew && !(await isAlone())) return 'again';
    refuseUnreached(draft);
    refuseUnbuyable(draft);
    refuseOtherTotal(draft, total);
    const test = draft.beforeOpening && payments.test !== null;
    await checkAndReserve(tx, draft, { test });
    const order = { test, user, address, actor: 'shopper', key: owner, sessionExpiresAt: pageEnd() };
    const made = await writeOrder(tx, order, draft);
    return { orderId: made.order.id, made };
  });
}

const quantitiesOf = (draft: Draft) =>
  draft.lines.map((line) => ({ variantId: line.variant_id, quantity: line.quantity }));

/** What the staff makes by hand, or orders to try the shop, is taken before the shop opens, too. */
export function refuseUnopened({ open, missing }: CartDraft): void {
  if (!open) throw new AppError('ORDERS_CLOSED', { details: { missing, open } });
}

/** The staff may agree with a customer on what the checkout does not offer. */
export function refuseUnreached({ method, refused: reason }: CartDraft): void {
  if (reason !== null) throw new AppError('SHIPPING_METHOD_UNAVAILABLE', { details: { method, reason } });
}

/** Prices, tax rules and promises change at any time; nothing is ordered for another amount than the shopper was told. */
export function refuseOtherTotal({ totals }: Draft, agreed: Cents | null): void {
  if (agreed !== null && agreed !== totals.total) throw new AppError('TOTAL_CHANGED');
}

/** No order is made of such a cart, however many units there are, and of none while the shop is not ready. */
export function refuseUnbuyable({ lines, missing }: Draft): void {
  if (lines.length === 0) throw new AppError('CART_EMPTY');
  if (lines.length > policy.maxCartLines) throw new AppError('CART_FULL');
  if (missing.length > 0) throw new AppError('ORDERS_CLOSED', { details: { missing } });
  if (lines.some((line) => line.withdrawn)) throw new AppError('CART_CHANGED');
}

/** Locks the variants, and reserves what is in the draft. A test order is refused what a real one would be, and reserves nothing. */
export async function checkAndReserve(
  tx: Db,
  draft: Draft,
  of: { readonly test: boolean } = { test: false },
): Promise<void> {
  refuseUnbuyable(draft);
  const units = quantitiesOf(draft);
  const free = await lockVariants(tx, units);
  for (const { variantId, quantity } of units) {
    const available = Math.max(0, free.get(variantId) ?? 0);
    if (quantity > available) throw insufficientStock(variantId, available);
  }
  await reserve(tx, units, of);
}

export interface NewOrder {
  readonly user: Pick<UserRow, 'id' | 'email' | 'phone'>;
  readonly address: AddressFields;
  /** Who makes it; it is shown in the order's timeline. */
  readonly actor: string;
  /** null: it is made by hand. */
  readonly key: KeyOwner | null;
  readonly sessionExpiresAt: Date;
  readonly test?: boolean;
  /** What an order made by hand has besides. */
  readonly byHand?: Pick<NewOrderRow, 'id' | 'payBy' | 'linkHash'>;
}

/** Writes an order of a draft whose units are reserved, with a snapshot of names, prices, tax and address. */
export async function writeOrder(
  tx: Db,
  { user, address, actor, key, sessionExpiresAt, test = false, byHand = {} }: NewOrder,
  draft: Draft,
): Promise<KnownOrder> {
  const { recipientName, street, city, state, zip } = address;
  const { totals, taxes } = draft;
  const order = await insertOrder(tx, {
    userId: user.id,
    paymentState: 'PENDING',
    test,
    // Nothing is held for a test order, nor sold by it.
    stockState: test ? 'RELEASED' : 'RESERVED',
    email: user.email,
    ...{ recipientName, street, city, state, zip },
    subtotalCents: totals.subtotal,
    shippingCents: totals.shipping,
    taxCents: totals.tax,
    totalCents: totals.total,
    taxRatePercent: totals.taxRatePercent,
    shippingTaxCents: taxes.shippingTax,
    shippingTaxes: taxes.shipping,
    fingerprint: draft.fingerprint,
    returnDays: draft.policy.returnDays,
    ...(await pagesInForce(tx)),
    shippingMethod: draft.method,
    sessionExpiresAt,
    nextCheckAt: new Date(Date.now() + 120_000),
    ...byHand,
  });
  const items = draft.lines.map((line, index) => ({
    productId: line.product_id,
    variantId: line.variant_id,
    productName: line.product_name,
    size: line.size,
    color: line.color_name,
    imageFile: line.image_file,
    quantity: line.quantity,
    unitPriceCents: line.price_cents,
    ...taxOfLine(taxes.lines[index] ?? []),
  }));
  await insertParts(tx, order.id, { items, actor, key });
  return { order, items, phone: user.phone };
}

const taxOfLine = (taxes: readonly JurisdictionTax[]) => ({
  taxCents: taxes.reduce((sum, { tax }) => sum + tax, 0),
  taxRatePercent: rateOfLine(taxes),
  taxes,
});
