import type { AccountExport } from '@ritual/shared/contract';
import type { Db } from '../../db/client.ts';
import { desc, eq, sql } from '../../db/drizzle.ts';
import { products, reviews } from '../../db/schema/index.ts';
import { presentOwn } from './own.ts';

/** Newest first. */
export async function productReviewsOf(db: Db, userId: string): Promise<AccountExport['reviews']> {
  const rows = await db
    .select({ review: reviews, productName: products.name })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(eq(reviews.userId, userId))
    .orderBy(desc(reviews.createdAt), desc(reviews.id));
  return rows.map(({ review, productName }) => {
    const { productId, author } = review;
    return { ...presentOwn(review), productId, productName, author };
  });
}

/**
 * Of a deleted account: stars, fit and size of what is published stay and count, as the sums of an order do; name and words go, the
 * store's answer to them too. Unpublished reviews are deleted.
 */
export async function eraseProductReviewsOf(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`delete from reviews where user_id = ${userId} and status <> 'PUBLISHED'`);
  await tx.execute(sql`
    update reviews set author = '', title = '', text = '', answer = '', hidden_reason = '', user_id = null, version = version + 1
    where user_id = ${userId}`);
}
