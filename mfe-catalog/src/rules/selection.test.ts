import { describe, expect, test } from '@jest/globals';
import { variants } from '../testing/products.ts';
import {
  chooseColor,
  chooseSize,
  colorsOfVariants,
  firstAvailable,
  isColorSoldOut,
  isSizeSoldOut,
  searchWithSelection,
  selectionFromSearch,
  sizesOfVariants,
  variantOf,
  whyNotAddable,
} from './selection.ts';

const some = variants(['XL pine 0', 'M pine 4', 'S pine 0', 'S clay 2', 'M clay 0', 'XXL clay 0']);

test('sizes in their order, colors as they come', () => {
  expect(sizesOfVariants(some)).toEqual(['S', 'M', 'XL', 'XXL']);
  expect(colorsOfVariants(some).map(({ id }) => id)).toEqual(['pine', 'clay']);
});

test('the first combination with stock is preselected', () => {
  expect(firstAvailable(some)).toEqual({ size: 'M', color: 'pine' });
  expect(firstAvailable(variants(['S pine 0', 'M clay 1']))).toEqual({ size: 'M', color: 'clay' });
});

test('the preferred size goes first where any color has it in stock', () => {
  expect(firstAvailable(some, 'S')).toEqual({ size: 'S', color: 'clay' });
  expect(firstAvailable(some, 'XL')).toEqual({ size: 'M', color: 'pine' });
  expect(firstAvailable(some, 'XS')).toEqual({ size: 'M', color: 'pine' });
  expect(selectionFromSearch(some, new URLSearchParams('size=M'), 'S')).toEqual({ size: 'M', color: null });
});

test('a product without stock has no size preselected, but shows its first color', () => {
  expect(firstAvailable(variants(['S pine 0']))).toEqual({ size: null, color: 'pine' });
  expect(firstAvailable([])).toEqual({ size: null, color: null });
});

describe('selection in the address', () => {
  const read = (search: string) => selectionFromSearch(some, new URLSearchParams(search));

  test('is taken as it stands, also without stock', () => {
    expect(read('size=M&color=clay')).toEqual({ size: 'M', color: 'clay' });
  });

  test('leaves the other open when only one is named', () => {
    expect(read('size=S')).toEqual({ size: 'S', color: null });
    expect(read('color=clay&size=13')).toEqual({ size: null, color: 'clay' });
  });

  test('falls back to the first combination with stock', () => {
    expect(read('')).toEqual({ size: 'M', color: 'pine' });
    expect(read('size=13&color=neon')).toEqual({ size: 'M', color: 'pine' });
  });

  test('is written beside other parameters', () => {
    const written = searchWithSelection(new URLSearchParams('ref=mail&color=pine'), {
      size: 'S',
      color: null,
    });
    expect(written.toString()).toBe('ref=mail&size=S');
  });
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

test('a variant exists only for a pair that is made', () => {
  expect(variantOf(some, { size: 'M', color: 'pine' })?.stock).toBe(4);
  expect(variantOf(some, { size: 'XXL', color: 'pine' })).toBeNull();
  expect(variantOf(some, { size: 'M', color: null })).toBeNull();
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
