import type { CheckoutAnswer } from '@ritual/shared/contract';
import {
  isUnpaid,
  shippingOptions,
  type Cents,
  type ShippingMethod,
  type ShippingOption,
} from '@ritual/shared/kernel';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { countTries } from '../../plugins/rate-limit.ts';
import { addressOf, personAt } from '../addresses/repository.ts';
import { orderById } from '../ordering/records/orders.repository.ts';
import { draftOrder, type CartDraft } from './draft.ts';
import { alreadyPaid, closePendingOrders } from './pending-orders.ts';
import { bindKey, recordKey, type KeyOwner } from './keys.repository.ts';
import { openPaymentPage } from './payment-page.ts';
import {
  placeOrder,
  refuseOtherTotal,
  refuseUnopened,
  refuseUnreached,
  type Placed,
  type Placement,
} from './place.ts';

export interface CheckoutRequest {
  readonly userId: string;
  readonly addressId: string;
  readonly method: ShippingMethod;
  /** What the shopper was told it costs; null: the page does not say. */
  readonly total: Cents | null;
  /** Where the call comes from. */
  readonly address: string;
  readonly idempotencyKey: string;
  /** An earlier payment page that the browser remembers. */
  readonly sessionId: string | null;
}

export async function quoteFor(
  { database: { db } }: Deps,
  userId: string,
  { addressId, method }: Pick<CheckoutRequest, 'addressId' | 'method'>,
): Promise<{ readonly draft: CartDraft; readonly options: readonly ShippingOption[] }> {
  const address = await addressOf(db, userId, addressId);
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  const draft = await draftOrder(db, userId, { address, method });
  refuseUnopened(draft);
  const { lines, missing, totals, policy } = draft;
  if (lines.length === 0) throw new AppError('CART_EMPTY');
  if (missing.length > 0) throw new AppError('ORDERS_CLOSED', { details: { missing } });
  refuseUnreached(draft);
  return { draft, options: shippingOptions(totals.subtotal, address, policy) };
}

/**
 * Key, order and reservation in one transaction, then the payment page, then its address stored. A crash between any two
 * steps is repaired by the same call again, or by the sweep.
 */
export async function checkout(deps: Deps, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { checkoutByAddress, checkoutByAccount } = deps.settings.limits;
  const from = { address: request.address, limit: checkoutByAddress };
  const about = { account: request.userId, limit: checkoutByAccount };
  await countTries(deps.database.db, 'checkout', from, about);
  return placeAndOpen(deps, request);
}

async function placeAndOpen(deps: Deps, request: CheckoutRequest): Promise<CheckoutAnswer> {
  const { db } = deps.database;
  const { userId, addressId, method, total, idempotencyKey: key, sessionId } = request;
  const person = await personAt(db, userId, addressId);
  if (!person) throw new AppError('UNAUTHENTICATED');
  const { user, address } = person;
  if (!address) throw new AppError('ADDRESS_NOT_FOUND');
  const owner = { userId, key };
  const placed = sessionId === null ? await placeFirst(deps, { user, address, method, total, owner }) : null;
  if (placed) return openPaymentPage(deps, placed.orderId, placed.made);
  const draft = await draftOrder(db, userId, { address, method });
  const replayed = await replay(deps, owner, { draft, total });
  if (replayed) return replayed;
  // Twice is enough for one call in between; more would be a storm, which the shopper may repeat.
  for (let turn = 0; turn < 3; turn += 1) {
    const pending = await closePendingOrders(deps, { userId, draft, total, sessionId });
    if (pending.answer) {
      await bindKey(db, owner, pending.answer.orderId);
      return pending.answer;
    }
    const order = await placeOrder(deps, { user, address, method, total, owner, underWay: pending.underWay });
    if (order !== 'again') return openPaymentPage(deps, order.orderId, order.made);
  }
  throw new AppError('IDEMPOTENCY_IN_PROGRESS');
}

/**
 * The way of nearly all: a key that no order has yet, of a person who has no unpaid order. null, and nothing is changed: it is one
 * of the others, or something is to be refused, which takes the long way to be told.
 */
async function placeFirst(
  deps: Deps,
  placement: Omit<Placement, 'underWay' | 'onlyNew'>,
): Promise<Placed | null> {
  try {
    const placed = await placeOrder(deps, { ...placement, underWay: [], onlyNew: true });
    return placed !== 'again' && placed.made ? placed : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** The same key with the same request gives the same answer, as long as its order can be paid or is paid. */
async function replay(
  deps: Deps,
  owner: KeyOwner,
  { draft, total }: { readonly draft: CartDraft; readonly total: Cents | null },
): Promise<CheckoutAnswer | null> {
  const row = await recordKey(deps.database.db, owner, draft.requestHash);
  const [address, cart] = row.requestHash.split('.');
  if (address !== draft.requestHash.address) throw new AppError('IDEMPOTENCY_MISMATCH');
  const order = row.orderId ? await orderById(deps.database.db, row.orderId) : null;
  // Paying empties the cart, so for a paid order it is no other request.
  if (order && !isUnpaid(order.status)) return alreadyPaid(order);
  if (cart !== draft.requestHash.cart) throw new AppError('IDEMPOTENCY_MISMATCH');
  // Prices or the address may have changed under the same key, or the page may have ended: then it is looked at anew.
  const good = order?.fingerprint === draft.fingerprint && order.sessionExpiresAt > new Date();
  if (order?.status !== 'PENDING' || !good) return null;
  // Another tab may have ordered for a total that this one does not show.
  refuseOtherTotal(draft, total);
  return openPaymentPage(deps, order.id);
}
