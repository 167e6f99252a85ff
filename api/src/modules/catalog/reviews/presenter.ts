import type { Review } from '@ritual/shared/contract';
import type { ReviewRow } from './reviews.repository.ts';

export function presentReview({ created_at, ...row }: ReviewRow): Review {
  return { ...row, createdAt: new Date(created_at).toISOString() };
}
