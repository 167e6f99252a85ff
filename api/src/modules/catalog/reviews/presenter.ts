import type { Review } from '@ritual/shared/contract';
import type { ReviewRow } from './reviews.repository.ts';

export function presentReview(row: ReviewRow): Review {
  const { id, rating, fit, title, text, author, state, size, color, answer } = row;
  return {
    ...{ id, rating, fit, title, text, state, size, color },
    // Its account was deleted: the stars stay, the name and the words do not.
    author: author || 'A customer',
    createdAt: new Date(row.created_at).toISOString(),
    ...(row.order_item_id !== null && { verified: true as const }),
    ...(answer !== '' && { answer }),
  };
}
