import type { OwnReview, ReviewsOfOrder, WrittenReview } from '@ritual/shared/contract';
import { receivedItems, reviewerName } from '@ritual/shared/kernel';
import type { Db } from '../../db/client.ts';
import { anyOf, eq, sql } from '../../db/drizzle.ts';
import { orderItems, products, reviews, users } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { ownOrder } from '../ordering/orders/service.ts';
import type { OrderRow } from '../ordering/records/orders.repository.ts';
import { shipmentsOf } from '../ordering/records/shipments.repository.ts';

type Database = Pick<Deps, 'database'>;
type Row = typeof reviews.$inferSelect;

export function presentOwn(row: Row): OwnReview {
  const { rating, fit, size, title, text, status, answer, hiddenReason: reason, createdAt } = row;
  return { rating, fit, size, title, text, status, reason, answer, createdAt: createdAt.toISOString() };
}

/**
 * Lines of an order that have arrived and whose product there still is: an order outlives its products. None of a test order, whose
 * review would say that a buyer wrote it.
 */
async function reviewableItems(db: Db, { id: orderId, test }: Pick<OrderRow, 'id' | 'test'>) {
  if (test) return [];
  const received = receivedItems(await shipmentsOf(db, [orderId]));
  if (received.size === 0) return [];
  const { id, productId, color } = orderItems;
  return db
    .select({ id, productId, color })
    .from(orderItems)
    .innerJoin(products, eq(products.id, productId))
    .where(anyOf(id, [...received]))
    .orderBy(orderItems.position);
}

/** What the shopper can review of an order of theirs, and has. Another's order is one that does not exist. */
export async function reviewsOfOrder(
  deps: Database,
  userId: string,
  orderId: string,
): Promise<ReviewsOfOrder> {
  const { db } = deps.database;
  const order = await ownOrder(deps, userId, orderId);
  const items = await reviewableItems(db, order);
  const ids = items.map(({ id }) => id);
  const written =
    ids.length > 0 ? await db.select().from(reviews).where(anyOf(reviews.orderItemId, ids)) : [];
  return {
    lines: ids.map((orderItemId) => {
      const row = written.find((each) => each.orderItemId === orderItemId);
      return { orderItemId, review: row ? presentOwn(row) : null };
    }),
  };
}

/**
 * Writes the review of a line, or changes it until it is published; it waits for approval then. Throws ITEM_NOT_RECEIVED,
 * REVIEW_PUBLISHED.
 */
export async function writeReview(
  deps: Database,
  userId: string,
  { id: orderId, itemId }: { readonly id: string; readonly itemId: string },
  given: WrittenReview,
): Promise<OwnReview> {
  return deps.database.transaction(async (tx) => {
    const order = await ownOrder(deps, userId, orderId);
    const item = (await reviewableItems(tx, order)).find(({ id }) => id === itemId);
    if (!item) throw new AppError('ITEM_NOT_RECEIVED');
    // An account that is deleted meanwhile waits for this, and erases it.
    const [author] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
    if (!author) throw new AppError('UNAUTHENTICATED');
    const { productId, color } = item;
    const text = {
      ...given,
      author: reviewerName(author.firstName, author.lastName),
      status: 'PENDING' as const,
      hiddenReason: '',
    };
    const [row] = await tx
      .insert(reviews)
      .values({ ...text, productId, color, state: order.state, orderItemId: itemId, userId })
      .onConflictDoUpdate({
        target: reviews.orderItemId,
        set: { ...text, version: sql`${reviews.version} + 1`, editedAt: sql`now()` },
        setWhere: sql`${reviews.status} <> 'PUBLISHED'`,
      })
      .returning();
    if (!row) throw new AppError('REVIEW_PUBLISHED');
    return presentOwn(row);
  });
}
