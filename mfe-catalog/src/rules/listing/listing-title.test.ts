import { expect, test } from '@jest/globals';
import type { Gender } from '@ritual/shared/kernel';
import { crumbOf, listingTitle, searchTitle } from './listing-title.ts';

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

test('the breadcrumb of a collection', () => {
  expect([null, woman, sale].map(crumbOf)).toEqual(['Collections', 'Woman', 'Sale']);
});

test('the title of the search page depends on its results', () => {
  expect(searchTitle('', null)).toBe('Search');
  expect(searchTitle('legings', 12)).toBe('Results for “legings”');
  expect(searchTitle('xyz', 0)).toBe('No results for “xyz”');
  expect(searchTitle('xyz', null)).toBe('Results for “xyz”');
});
