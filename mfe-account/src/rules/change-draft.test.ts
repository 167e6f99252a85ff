import { expect, test } from '@jest/globals';
import type { AdminOrderItem, ProductSummary } from '@ritual/shared/contract';
import {
  draftLines,
  fixedWords,
  isTouched,
  noDraft,
  refusedLine,
  wantedOf,
  type AddedProduct,
} from './change-draft.ts';

const item = (id: string, variantId: number, more: Partial<AdminOrderItem> = {}) =>
  ({
    ...{ id, variantId, quantity: 2 },
    ...{ shipped: 0, canceled: 0, refunded: 0, restocked: 0, exchanged: 0 },
    ...more,
  }) as AdminOrderItem;
const order = (...items: AdminOrderItem[]) => ({ items, method: 'standard' as const, shipping: 990 });
const added = (variantId: number | null, quantity = 1): AddedProduct => ({
  ...{ key: 'new', product: {} as ProductSummary, variantId, quantity },
});
const units = (...[of, draft]: Parameters<typeof wantedOf>) => {
  const wanted = wantedOf(of, draft);
  if (wanted === null || wanted === 'bad price') return wanted;
  return wanted.units.map(({ variantId, quantity }) => `${String(quantity)} of ${String(variantId)}`);
};

test.each([
  ['nothing', {}, null],
  ['a number that is typed back', { counts: { a: 2 } }, null],
  ['a product whose size is not chosen', { added: [added(null)] }, null],
  ['fewer of a line', { counts: { a: 1 } }, ['1 of 1', '2 of 2']],
  ['none of a line', { counts: { a: 0 } }, ['2 of 2']],
  ['another size', { swaps: { a: 3 } }, ['2 of 3', '2 of 2']],
  ['a size that the order has', { swaps: { a: 2 } }, ['4 of 2']],
  ['one more of what the order has', { added: [added(1)] }, ['3 of 1', '2 of 2']],
])('%s', (_what, draft, expected) => {
  expect(units(order(item('a', 1), item('b', 2)), { ...noDraft, ...draft })).toEqual(expected);
});

test('what has left, was canceled or goes out in exchange is not asked for', () => {
  const parts = order(
    item('a', 1, { quantity: 4, shipped: 1, canceled: 1 }),
    item('b', 2, { quantity: 1, replaces: 'a' }),
  );
  expect(draftLines(parts, noDraft).map(({ item: { id }, was }) => [id, was])).toEqual([['a', 2]]);
  expect(units(parts, { ...noDraft, counts: { a: 1 } })).toEqual(['1 of 1']);
  // One more of what goes out in exchange is bought like any other.
  expect(units(parts, { ...noDraft, added: [added(2)] })).toEqual(['2 of 1', '1 of 2']);
});

test('what was refunded and has not left stays', () => {
  const parts = order(item('a', 1, { refunded: 1 }), item('b', 2));
  expect(units(parts, { ...noDraft, counts: { a: 0 } })).toEqual(['1 of 1', '2 of 2']);
});

test('another method has its price, and only a changed one counts', () => {
  const one = order(item('a', 1));
  expect(wantedOf(one, { ...noDraft, method: 'expedited', price: '25' })).toEqual({
    ...{ units: [{ variantId: 1, quantity: 2 }], method: 'expedited', methodPrice: 2500 },
  });
  expect(wantedOf(one, { ...noDraft, method: 'expedited', price: 'free' })).toBe('bad price');
  // Standard costs what it costs.
  expect(wantedOf(one, { ...noDraft, price: '25' })).toBeNull();
  const fast = { ...one, method: 'expedited' as const, shipping: 2500 };
  expect(wantedOf(fast, { ...noDraft, price: '25.00' })).toBeNull();
  expect(wantedOf(fast, { ...noDraft, price: '20' })).toMatchObject({ method: undefined, methodPrice: 2000 });
});

test('a refusal is shown at the line that causes it', () => {
  const two = order(item('a', 1), item('b', 2));
  expect(refusedLine(two, { ...noDraft, added: [added(1)] }, 1)).toBe('new');
  expect(refusedLine(two, { ...noDraft, swaps: { a: 2 } }, 2)).toBe('a');
  expect(refusedLine(two, noDraft, 2)).toBe('b');
  expect(refusedLine(two, noDraft, 9)).toBeNull();
});

test.each([
  [{ shipped: 1 }, '1 has left'],
  [{ shipped: 1, canceled: 1 }, '1 has left, 1 was canceled'],
  [{ refunded: 2 }, '2 were given back in money'],
  [{ replaces: 'x' }, '2 go out in exchange'],
  [{}, ''],
])('of a line with %j: %j', (more, words) => {
  expect(fixedWords(item('a', 1, more))).toBe(words);
});

test('a draft is touched as soon as something would be lost', () => {
  expect(isTouched(noDraft)).toBe(false);
  const touched = [{ counts: { a: 2 } }, { swaps: { a: 2 } }, { added: [added(null)] }, { price: '1' }];
  for (const draft of [...touched, { method: 'standard' as const }])
    expect(isTouched({ ...noDraft, ...draft })).toBe(true);
});
