import type { AccountExport, OwnReview, Review } from '../../contract/index.ts';
import { MockError } from '../mock-error.ts';
import type { MockStore } from './mock-store.ts';
import type { MockReview } from './review-record.ts';

/** All reviews; none is in an order that matters. */
export function productReviewsIn({ catalog, state }: MockStore): readonly MockReview[] {
  const changed = new Set(state.productReviews.map(({ id }) => id));
  const names = new Map(catalog.products().map(({ id, name }) => [id, name]));
  const demo = catalog.reviews().filter(({ id }) => !changed.has(id));
  return [
    ...state.productReviews,
    ...demo.map((review): MockReview => ({
      ...review,
      productName: names.get(review.productId) ?? '',
      ...{ status: 'PUBLISHED', verified: false, version: 1, answer: '', reason: '' },
      ...{ orderItemId: null, orderId: null },
      ...{ orderNumber: null, userId: null, editedAt: null, moderatedAt: null, moderatedBy: null },
    })),
  ];
}

/** Published ones, newest first, as everybody sees them. */
export function publishedReviewsOf(store: MockStore, product: number): readonly Review[] {
  return productReviewsIn(store)
    .filter(({ productId, status }) => productId === product && status === 'PUBLISHED')
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
    .map(({ id, rating, fit, title, text, author, state, size, color, createdAt, verified, answer }) => ({
      ...{ id, rating, fit, title, text, state, size, color, createdAt },
      author: author || 'A customer',
      ...(verified && { verified: true as const }),
      ...(answer !== '' && { answer }),
    }));
}

export function productReviewOr404(store: MockStore, id: number): MockReview {
  const found = productReviewsIn(store).find((review) => review.id === id);
  if (!found) throw new MockError('REVIEW_NOT_FOUND');
  return found;
}

export function putReview({ state }: MockStore, review: MockReview): MockReview {
  const changed = { ...review, version: review.version + 1 };
  state.productReviews = [changed, ...state.productReviews.filter(({ id }) => id !== review.id)];
  return changed;
}

export function presentOwn(review: MockReview): OwnReview {
  const { rating, fit, size, title, text, status, reason, answer, createdAt } = review;
  return { rating, fit, size, title, text, status, reason, answer, createdAt };
}

export function exportedReviewsOf(store: MockStore, userId: string): AccountExport['reviews'] {
  return productReviewsIn(store)
    .filter((review) => review.userId === userId)
    .map((review) => {
      const { productId, productName, author } = review;
      return { ...presentOwn(review), productId, productName, author };
    });
}

/** Of a deleted account: the stars of what is published stay, name and words go. */
export function eraseReviewsOf({ state }: MockStore, userId: string): void {
  const erased = { userId: null, author: '', title: '', text: '', answer: '' };
  state.productReviews = state.productReviews
    .filter((review) => review.userId !== userId || review.status === 'PUBLISHED')
    .map((review) => (review.userId === userId ? { ...review, ...erased } : review));
}
