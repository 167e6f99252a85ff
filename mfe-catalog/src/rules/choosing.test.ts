import { expect, test } from '@jest/globals';
import { variants } from '../testing/products.ts';
import {
  chooseColor,
  chooseSize,
  isColorSoldOut,
  isSizeSoldOut,
  searchWithSelection,
  whyNotAddable,
} from './choosing.ts';

const some = variants(['XL pine 0', 'M pine 4', 'S pine 0', 'S clay 2', 'M clay 0', 'XXL clay 0']);

test('a selection is written into the address beside other parameters', () => {
  const written = searchWithSelection(new URLSearchParams('ref=mail&color=pine'), { size: 'S', color: null });
  expect(written.toString()).toBe('ref=mail&size=S');
});

test('choosing a size clears a color with which it has no stock, and vice versa', () => {
  expect(chooseSize(some, { size: 'M', color: 'pine' }, 'S')).toEqual({ size: 'S', color: null });
  expect(chooseSize(some, { size: null, color: 'clay' }, 'S')).toEqual({ size: 'S', color: 'clay' });
  expect(chooseColor(some, { size: 'M', color: 'pine' }, 'clay')).toEqual({ size: null, color: 'clay' });
  expect(chooseColor(some, { size: 'S', color: null }, 'clay')).toEqual({ size: 'S', color: 'clay' });
});

test('sold out is what has no stock in any combination', () => {
  expect(isSizeSoldOut(some, 'XXL')).toBe(true);
  expect(isSizeSoldOut(some, 'S')).toBe(false);
  expect(isColorSoldOut(variants(['S pine 0', 'M clay 1']), 'pine')).toBe(true);
  expect(isColorSoldOut(some, 'pine')).toBe(false);
});

test.each([
  [{ size: null, color: null }, 0, 'Choose a size and a color'],
  [{ size: null, color: 'pine' }, 0, 'Choose a size'],
  [{ size: 'M', color: null }, 0, 'Choose a color'],
  [{ size: 'M', color: 'pine' }, 0, 'Out of stock'],
  [{ size: 'M', color: 'pine' }, 2, null],
])('%j with %d remaining: %s', (selection, remaining, reason) => {
  expect(whyNotAddable(some, selection, remaining)).toBe(reason);
});

test('a product without any stock says so, whatever is chosen', () => {
  expect(whyNotAddable(variants(['S pine 0']), { size: null, color: null }, 0)).toBe('Out of stock');
});
