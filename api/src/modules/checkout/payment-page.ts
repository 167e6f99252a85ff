import type { CheckoutAnswer } from '@ritual/shared/contract';
import { orderRatesDiffer } from '@ritual/shared/kernel';
import { and, eq } from '../../db/drizzle.ts';
import type { Db } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { PaymentError, type PaymentSession, type SessionRequest } from '../../payments/provider.ts';
import { userById } from '../users/repository.ts';
import { mediaUrl } from '../catalog/products/presenter.ts';
import {
  itemsOfOrder,
  orderById,
  type NewItem,
  type OrderRow,
} from '../ordering/records/orders.repository.ts';
import { endUnpaidOrder } from '../ordering/settlement/free-reserved-stock.ts';
import { laterAttempt, otherAttempt } from './next-attempt.ts';

/**
 * The payment page of an unpaid order: opened when there is none yet, and the same one however often this is called, also
 * when a crash came between opening and storing it. Never inside a transaction.
 */
export async function openPaymentPage(
  deps: Deps,
  orderId: string,
  /** What the caller has just written of it. */
  made?: KnownOrder,
  /** Path of the page to which the shopper comes back. */
  returnTo?: string,
): Promise<CheckoutAnswer> {
  const { db } = deps.database;
  const order = made?.order ?? (await orderById(db, orderId));
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  if (order.sessionId && order.sessionUrl) return answerOf(order, order.sessionId, order.sessionUrl);
  const { session, attempt } = await createPage(deps, order, {
    ...(made ?? (await contentsOf(db, order))),
    returnTo,
  });
  const stored = await db
    .update(orders)
    .set({ sessionId: session.id, sessionUrl: session.url })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'PENDING'), eq(orders.paymentAttempt, attempt)))
    .returning({ id: orders.id });
  if (stored.length === 0) {
    // The order ended meanwhile, or another call opened another page for it; this page must not take money.
    await deps.payments.of(order).expireSession(session.id);
    const now = await orderById(db, orderId);
    throw new AppError(now?.status === 'PENDING' ? 'IDEMPOTENCY_IN_PROGRESS' : 'CART_CHANGED');
  }
  return answerOf(order, session.id, session.url);
}

const answerOf = (order: OrderRow, sessionId: string, checkoutUrl: string | null): CheckoutAnswer => ({
  ...{ sessionId, orderId: order.id, checkoutUrl, alreadyPaid: false },
});

/** What stands on the page, read once for all tries to open it. */
interface Contents {
  readonly items: readonly NewItem[];
  /** Of the account. */
  readonly phone: string | null;
  readonly returnTo?: string | undefined;
}

export interface KnownOrder extends Contents {
  readonly order: OrderRow;
}

async function contentsOf(db: Db, order: OrderRow): Promise<Contents> {
  const { phone = null } = (order.userId !== null && (await userById(db, order.userId))) || {};
  return { items: await itemsOfOrder(db, order.id), phone };
}

interface OpenedPage {
  readonly session: PaymentSession;
  /** Which of the order's tries opened it. */
  readonly attempt: number;
}

async function createPage(deps: Deps, order: OrderRow, contents: Contents): Promise<OpenedPage> {
  try {
    const session = await deps.payments.of(order).createSession(requestOf(order, contents));
    return { session, attempt: order.paymentAttempt };
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    const next = await anotherTry(deps, order, error.kind);
    if (next) return createPage(deps, next, contents);
    if (error.kind === 'busy' || error.kind === 'key-used') {
      throw new AppError('IDEMPOTENCY_IN_PROGRESS', { cause: error });
    }
    if (error.kind === 'expired-terms') {
      deps.log.error(
        { orderId: order.id },
        'the payment page would end too soon: is the clock of this machine slow?',
      );
    }
    if (error.kind === 'refused') {
      const end = {
        status: 'CANCELED',
        actor: 'checkout',
        note: 'The payment page could not be opened.',
      } as const;
      await endUnpaidOrder(deps.database, order.id, end);
    }
    throw error;
  }
}

async function anotherTry(deps: Deps, order: OrderRow, kind: PaymentError['kind']): Promise<OrderRow | null> {
  if (kind === 'expired-terms') return laterAttempt(deps, order);
  return kind === 'key-used' ? otherAttempt(deps, order) : null;
}

function requestOf(order: OrderRow, { items, phone, returnTo }: Contents): SessionRequest {
  return {
    idempotencyKey: `order:${order.id}:${order.paymentAttempt}`,
    ...(returnTo === undefined ? {} : { returnTo }),
    orderId: order.id,
    orderNumber: order.number,
    email: order.email,
    shipTo: {
      ...{ name: order.recipientName, phone, street: order.street },
      ...{ city: order.city, state: order.state, zip: order.zip },
    },
    lines: items.map((item) => ({
      name: item.productName,
      description: `${item.size} · ${item.color}`,
      picture: item.imageFile === null ? null : mediaUrl(item.imageFile),
      unitAmountCents: item.unitPriceCents,
      quantity: item.quantity,
    })),
    taxCents: order.taxCents,
    taxRatePercent: orderRatesDiffer(items, order.shippingTaxes) ? null : order.taxRatePercent,
    shippingCents: order.shippingCents,
    method: order.shippingMethod,
    expiresAt: order.sessionExpiresAt,
  };
}
