import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { genders, productSorts, sizes } from '@ritual/shared/kernel';
import {
  clear,
  countFilters,
  loadMore,
  readListing,
  slices,
  sortBy,
  toggle,
  writeListing,
} from './listing-url.ts';
import { presetGender } from './listing-query.ts';

const read = (search: string, slug?: string) => readListing(new URLSearchParams(search), slug);
const write = (state: ReturnType<typeof read>, slug?: string) => writeListing(state, slug).toString();

test('a URL without parameters is the whole list, newest first, one page', () => {
  expect(read('')).toEqual({
    filter: { gender: [], category: [], size: [], color: [] },
    sort: 'newest',
    pages: 1,
    q: '',
  });
});

test('woman and man preselect their gender; other collections none', () => {
  expect(read('', 'woman').filter.gender).toEqual(['FEMALE']);
  expect(read('', 'man').filter.gender).toEqual(['MALE']);
  expect(read('', 'sale').filter.gender).toEqual([]);
  expect(presetGender('WOMAN')).toBe('FEMALE');
});

test('the preselected gender can be removed, and that survives a reload', () => {
  const state = toggle(read('', 'woman'), 'gender', 'FEMALE');
  expect(write(state, 'woman')).toBe('gender=all');
  expect(read('gender=all', 'woman').filter.gender).toEqual([]);
});

test('unknown values in a URL are ignored', () => {
  expect(read('gender=X&size=M&size=13&sort=best&page=-4&category=')).toMatchObject({
    filter: { gender: [], size: ['M'], category: [] },
    sort: 'newest',
    pages: 1,
  });
  expect(read('page=1e9').pages).toBe(120);
  expect(read('page=2.5').pages).toBe(1);
});

describe('changes', () => {
  const third = read('size=M&page=3&sort=price-asc&q=bra');

  test('a filter starts again at the first page', () => {
    expect(write(toggle(third, 'color', 'pine'))).toBe('q=bra&size=M&color=pine&sort=price-asc');
    expect(write(toggle(third, 'size', 'M'))).toBe('q=bra&sort=price-asc');
  });

  test('Clear empties filters and paging, keeps order and search words', () => {
    expect(write(clear(third))).toBe('q=bra&sort=price-asc');
    expect(write(clear(read('', 'man')), 'man')).toBe('gender=all');
  });

  test('Load More adds a page, another order starts again', () => {
    expect(loadMore(third).pages).toBe(4);
    expect(write(sortBy(third, 'newest'))).toBe('q=bra&size=M&sort=newest');
    expect(write(sortBy({ ...third, q: '' }, 'newest'))).toBe('size=M');
  });
});

test('search results are sorted by relevance, unless another order is chosen', () => {
  expect(read('q=bra').sort).toBe('relevance');
  expect(read('q=bra&sort=newest').sort).toBe('newest');
  expect(write(sortBy(read('q=bra&sort=newest'), 'relevance'))).toBe('q=bra');
});

test('a form submitted by the browser is parsed', () => {
  expect(read('gender=all&gender=FEMALE&size=S&sort=newest', 'woman')).toEqual(read('size=S', 'woman'));
  expect(read('gender=all&sort=price-asc', 'man')).toEqual(read('sort=price-asc&gender=all'));
  expect(read('q=bra&sort=relevance')).toEqual(read('q=bra'));
});

test('values that the API would refuse are ignored', () => {
  const long = 'x'.repeat(61);
  expect(read(`category=a%00&category=Tops&category=${long}&color=%00&color=pine`).filter).toMatchObject({
    category: ['Tops'],
    color: ['pine'],
  });
  expect(read('q=%00bra%00%1ftop%00').q).toBe('bra top');
  expect(read('q=%00').q).toBe('');
});

test('names are as long as the API accepts', () => {
  const name = 'x'.repeat(60);
  const { filter } = read(
    `category=${name}&category=${name}x&color=${name.slice(0, 40)}&color=${name.slice(0, 41)}`,
  );
  expect(filter).toMatchObject({ category: [name], color: [name.slice(0, 40)] });
});

test('counts the chosen filters', () => {
  expect(countFilters(read('size=M&size=S&color=pine', 'woman').filter)).toBe(4);
});

test('serializing and parsing returns the same state', () => {
  const state = fc.record({
    filter: fc.record({
      gender: fc.subarray([...genders]),
      category: fc.uniqueArray(fc.constantFrom('Tops', 'Sports Bras', 'A & B', 'x=1')),
      size: fc.subarray([...sizes]),
      color: fc.uniqueArray(fc.constantFrom('pine', 'clay', 'bone')),
    }),
    sort: fc.constantFrom(...productSorts),
    pages: fc.integer({ min: 1, max: 120 }),
    q: fc.constantFrom('', 'legings', '7/8 & more'),
  });
  fc.assert(
    fc.property(state, fc.constantFrom(undefined, 'woman', 'man', 'sale'), (before, slug) => {
      expect(readListing(writeListing(before, slug), slug)).toEqual(before);
    }),
  );
});

test('the shown products are fetched in slices that the API allows', () => {
  expect(slices(1)).toEqual([{ offset: 0, limit: 9 }]);
  expect(slices(14)).toEqual([
    { offset: 0, limit: 117 },
    { offset: 117, limit: 9 },
  ]);
  expect(slices(15, 126)).toEqual([{ offset: 126, limit: 9 }]);
  expect(slices(2, 18)).toEqual([]);
});
