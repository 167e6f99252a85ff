import { expect, test } from '@jest/globals';
import type { Gender } from '@ritual/shared/kernel';
import { crumbOf, listingTitle } from './listing-title.ts';

const woman = { slug: 'woman', title: "Women's Collection" };
const sale = { slug: 'sale', title: 'Sale' };

test.each<[string, Gender[], string]>([
  ['nothing chosen', [], 'Collections'],
  ['both', ['FEMALE', 'MALE'], 'Collections'],
  ['men only', ['MALE'], "Men's Collection"],
  ['women only', ['FEMALE'], "Women's Collection"],
])('by gender: %s', (_, gender, title) => {
  expect(listingTitle(null, gender)).toBe(title);
  expect(listingTitle(woman, gender)).toBe(title);
});

test('a collection with a name of its own keeps it', () => {
  expect(listingTitle(sale, ['MALE'])).toBe('Sale');
});

test('the way to a collection', () => {
  expect([null, woman, sale].map(crumbOf)).toEqual(['Collections', 'Woman', 'Sale']);
});
