import { expect, test } from '@jest/globals';
import { isReviewEditable, receivedItems, reviewerName } from './product-reviews.ts';

const parcel = (deliveredAt: string | null, ...ids: string[]) => ({
  deliveredAt,
  lines: ids.map((orderItemId) => ({ orderItemId })),
});

test('only what is in a parcel that has arrived was received', () => {
  const day = '2026-11-20T12:00:00.000Z';
  expect([...receivedItems([])]).toEqual([]);
  expect([...receivedItems([parcel(null, 'a')])]).toEqual([]);
  // One piece of a line in each of two parcels: with the first the line was received.
  expect([...receivedItems([parcel(day, 'a', 'b'), parcel(null, 'b', 'c')])]).toEqual(['a', 'b']);
});

test('a review can be edited until it is published', () => {
  expect((['PENDING', 'HIDDEN', 'PUBLISHED'] as const).map(isReviewEditable)).toEqual([true, true, false]);
});

test.each([
  ['Maya', 'Reyes', 'Maya R.'],
  [' Zoë ', ' ångström', 'Zoë Å.'],
  ['Mei', '𠮷田', 'Mei 𠮷.'],
  ['Cher', '', 'Cher'],
])('%j %j is shown as %j', (first, last, shown) => {
  expect(reviewerName(first, last)).toBe(shown);
});
