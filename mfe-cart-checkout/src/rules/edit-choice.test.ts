import { expect, test } from '@jest/globals';
import type { Variant } from '@ritual/shared/contract';
import { choose, colorsOffered, piecesFor, sizesOffered, variantOf } from './edit-choice.ts';

const pine = { id: 'pine', name: 'Pine', code: '#27453f' };
const clay = { id: 'clay', name: 'Clay', code: '#9a5a45' };
const smallPine: Variant = { id: 1, size: 'S', stock: 4, color: pine };
const mediumPine: Variant = { id: 2, size: 'M', stock: 0, color: pine };
const smallClay: Variant = { id: 3, size: 'S', stock: 2, color: clay };
const mediumClay: Variant = { id: 4, size: 'M', stock: 3, color: clay };
const largeClay: Variant = { id: 5, size: 'L', stock: 0, color: clay };

const basis = {
  variants: [mediumPine, largeClay, smallPine, smallClay, mediumClay],
  item: { id: 'mine' },
  items: [
    { id: 'mine', variantId: 1, quantity: 2 },
    { id: 'other', variantId: 3, quantity: 2 },
  ],
};

test('what other lines hold of a variant is not to be had, what this line holds is', () => {
  expect(piecesFor(basis, smallPine)).toBe(4);
  expect(piecesFor(basis, smallClay)).toBe(0);
  expect(piecesFor({ ...basis, items: [] }, { ...smallClay, stock: 500 })).toBe(99);
});

test('sizes come in their order, those without any stock are sold out', () => {
  expect(sizesOffered(basis)).toEqual([
    { value: 'S', soldOut: false },
    { value: 'M', soldOut: false },
    { value: 'L', soldOut: true },
  ]);
});

test('colours are sold out when no size is left', () => {
  expect(colorsOffered(basis)).toEqual([
    { value: pine, soldOut: false },
    { value: clay, soldOut: false },
  ]);
  expect(colorsOffered({ ...basis, variants: [mediumPine, mediumClay] })).toContainEqual({
    value: pine,
    soldOut: true,
  });
});

test('a size that the colour does not have clears the colour, and the other way round', () => {
  const before = { size: 'S', color: 'pine' };
  expect(choose(basis, before, { size: 'M' })).toEqual({ size: 'M', color: null });
  expect(choose(basis, { size: 'M', color: 'clay' }, { color: 'pine' })).toEqual({
    size: null,
    color: 'pine',
  });
  expect(choose(basis, { size: 'S', color: null }, { color: 'pine' })).toEqual(before);
});

test('a full choice names its variant', () => {
  expect(variantOf(basis, { size: 'M', color: 'clay' })).toBe(mediumClay);
  expect(variantOf(basis, { size: 'L', color: 'pine' })).toBeUndefined();
  expect(variantOf(basis, { size: null, color: 'pine' })).toBeUndefined();
});
