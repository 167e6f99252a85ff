import { expect, test } from '@jest/globals';
import { review, reviewPage } from '../../testing/products.ts';
import { averageOf, formatRating, sortReviews, summarize } from './reviews.ts';

const reviews = [
  review({ id: 1, rating: 5, fit: 'true', createdAt: '2026-11-01T00:00:00.000Z' }),
  review({ id: 2, rating: 2, fit: 'small', createdAt: '2026-11-03T00:00:00.000Z' }),
  review({ id: 3, rating: 5, fit: 'small', createdAt: '2026-11-02T00:00:00.000Z' }),
];

test('the average has one decimal; without reviews there is none', () => {
  expect(averageOf(reviewPage(reviews).counts)).toEqual({ count: 3, rating: 4 });
  expect(formatRating(4)).toBe('4.0');
  const three = [review({ rating: 5 }), review({ rating: 4 }), review({ rating: 4 })];
  expect(averageOf(reviewPage(three).counts).rating).toBe(4.3);
  expect(averageOf(reviewPage([]).counts)).toEqual({ count: 0, rating: 0 });
});

test('stars are counted from five to one, fits from narrow to wide', () => {
  const summary = summarize(reviewPage(reviews).counts);
  expect(summary.stars.map(({ count }) => count)).toEqual([2, 0, 0, 1, 0]);
  expect(summary.fits).toEqual([
    { fit: 'small', count: 2 },
    { fit: 'true', count: 1 },
    { fit: 'large', count: 0 },
  ]);
  expect(summary.fit).toBe('small');
});

test('in a tie of opinions the fit is true to size', () => {
  const even = [review({ fit: 'small' }), review({ fit: 'large' })];
  expect(summarize(reviewPage(even).counts).fit).toBe('true');
});

test('orders: newest; highest and lowest with the newest first among equals', () => {
  const ids = (sort: Parameters<typeof sortReviews>[1]) => sortReviews(reviews, sort).map(({ id }) => id);
  expect(ids('newest')).toEqual([2, 3, 1]);
  expect(ids('highest')).toEqual([3, 1, 2]);
  expect(ids('lowest')).toEqual([2, 3, 1]);
});
