import { expect, test } from '@jest/globals';
import type { Variant } from '@ritual/shared/contract';
import { unitsFor, whyNotSavable } from './edit-choice.ts';

const pine = { id: 'pine', name: 'Pine', code: '#27453f' };
const clay = { id: 'clay', name: 'Clay', code: '#9a5a45' };
const smallPine: Variant = { id: 1, size: 'S', stock: 4, color: pine };
const smallClay: Variant = { id: 3, size: 'S', stock: 2, color: clay };
const mediumClay: Variant = { id: 4, size: 'M', stock: 3, color: clay };
const variants = [smallPine, smallClay, mediumClay];

const mine = { id: 'mine' };
const items = [
  { id: 'mine', variantId: 1, quantity: 2 },
  { id: 'other', variantId: 3, quantity: 2 },
];

test("other lines' units of a variant are not available, this line's own are", () => {
  expect(unitsFor(items, mine, smallPine)).toBe(4);
  expect(unitsFor(items, mine, smallClay)).toBe(0);
  expect(unitsFor([], mine, { ...smallClay, stock: 500 })).toBe(99);
});

test.each([
  [{ size: null, color: 'clay' }, 0, 'Choose a size'],
  [{ size: 'M', color: null }, 0, 'Choose a color'],
  [{ size: 'M', color: 'pine' }, 0, 'This size does not come in this color'],
  [{ size: 'S', color: 'clay' }, 0, 'Out of stock'],
  [{ size: 'S', color: 'pine' }, 4, null],
])('%j with %d units: %s', (choice, units, reason) => {
  expect(whyNotSavable(variants, choice, units)).toBe(reason);
});
