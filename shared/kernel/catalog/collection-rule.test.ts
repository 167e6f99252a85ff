import { expect, test } from '@jest/globals';
import { collectionState, genderPageProblem, isSlug } from './collection-draft.ts';
import {
  emptyRule,
  fitsRule,
  isRule,
  listedByHand,
  ruleOf,
  ruleText,
  ruleWords,
  type CollectionRule,
} from './collection-rule.ts';

const all: CollectionRule = {
  ...{ gender: 'FEMALE', categories: ['Bras', 'Sets and more'], onSale: true, limited: true, isNew: true },
  ...{ priceFrom: 1000, priceTo: 5000 },
};

test('a rule is written and read back; the older rules are read as they were', () => {
  expect(ruleOf(ruleText(all))).toEqual(all);
  expect(ruleOf('gender MALE')).toEqual({ ...emptyRule, gender: 'MALE' });
  expect(ruleOf('compareAtPrice above price')).toEqual({ ...emptyRule, onSale: true });
  expect(ruleText({ ...emptyRule, categories: ['Sets'] })).toBe('category Sets');
  expect(isRule(emptyRule)).toBe(false);
  expect(ruleWords(ruleText(all))).toBe(
    'Women, Bras or Sets and more, on sale, limited, new, from $10.00, up to $50.00',
  );
  expect(ruleWords(listedByHand)).toBe('by hand');
});

test.each([listedByHand, '', 'gender OTHER', 'price from x', 'gender FEMALE\nsomething else'])(
  'any other text is no rule: %j',
  (text) => {
    expect(ruleOf(text)).toBeNull();
  },
);

const now = Date.parse('2026-03-01T00:00:00Z');
const product: Parameters<typeof fitsRule>[0] = {
  ...{ gender: 'FEMALE', categories: ['Bras'], price: 3000, compareAtPrice: 4000, limited: true },
  releasedAt: '2026-02-20T00:00:00Z',
};

test('a product has to fit all conditions', () => {
  expect(fitsRule(product, all, now)).toBe(true);
  expect(fitsRule(product, emptyRule, now)).toBe(true);
  const others: readonly Partial<typeof product>[] = [
    { gender: 'MALE' },
    { categories: ['Tops'] },
    { compareAtPrice: null },
    { limited: false },
    { releasedAt: '2025-12-20T00:00:00Z' },
    { price: 999 },
    { price: 5001, compareAtPrice: 6000 },
  ];
  for (const other of others) expect(fitsRule({ ...product, ...other }, all, now)).toBe(false);
});

test('a collection is shown from its first moment until its last', () => {
  const state = (from: number | null, until: number | null, hidden = false) =>
    collectionState({ hidden, from, until }, 100);
  expect(state(null, null)).toBe('SHOWN');
  expect(state(100, 101)).toBe('SHOWN');
  expect(state(101, null)).toBe('SCHEDULED');
  expect(state(null, 100)).toBe('OVER');
  expect(state(null, null, true)).toBe('HIDDEN');
});

test('addresses', () => {
  expect(['summer-2026', 'a'].every(isSlug)).toBe(true);
  expect(['', 'Summer', 'a--b', '-a', 'a/b', 'a b', 'é'].some(isSlug)).toBe(false);
  expect(genderPageProblem('woman', { ...emptyRule, gender: 'FEMALE' })).toBeNull();
  expect(genderPageProblem('summer', null)).toBeNull();
  expect(genderPageProblem('man', null)).toMatch(/for men/);
  expect(genderPageProblem('woman', all)).toMatch(/for women/);
});
