import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { reviewsOf, type ReviewRows } from './reviews.repository.ts';

export async function getReviews(
  db: Db,
  productId: number,
  wanted: Parameters<typeof reviewsOf>[2],
): Promise<ReviewRows> {
  const found = await reviewsOf(db, productId, wanted);
  if (!found) throw new AppError('PRODUCT_NOT_FOUND');
  return found;
}
