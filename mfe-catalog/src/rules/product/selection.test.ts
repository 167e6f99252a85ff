import { describe, expect, test } from '@jest/globals';
import { variants } from '../../testing/products.ts';
import { firstAvailable, selectionFromSearch } from './selection.ts';

const some = variants(['XL pine 0', 'M pine 4', 'S pine 0', 'S clay 2', 'M clay 0', 'XXL clay 0']);

test('the first combination with stock is preselected', () => {
  expect(firstAvailable(some)).toEqual({ size: 'M', color: 'pine' });
  expect(firstAvailable(variants(['S pine 0', 'M clay 1']))).toEqual({ size: 'M', color: 'clay' });
});

test('the preferred size takes precedence where any color has it in stock', () => {
  expect(firstAvailable(some, 'S')).toEqual({ size: 'S', color: 'clay' });
  expect(firstAvailable(some, 'XL')).toEqual({ size: 'M', color: 'pine' });
  expect(firstAvailable(some, 'XS')).toEqual({ size: 'M', color: 'pine' });
  expect(selectionFromSearch(some, new URLSearchParams('size=M'), 'S')).toEqual({ size: 'M', color: null });
});

test('a product without stock has no size preselected, but shows its first color', () => {
  expect(firstAvailable(variants(['S pine 0']))).toEqual({ size: null, color: 'pine' });
  expect(firstAvailable([])).toEqual({ size: null, color: null });
});

describe('selection in the URL', () => {
  const read = (search: string) => selectionFromSearch(some, new URLSearchParams(search));

  test('is used as it is, even without stock', () => {
    expect(read('size=M&color=clay')).toEqual({ size: 'M', color: 'clay' });
  });

  test('leaves the other open when only one is given', () => {
    expect(read('size=S')).toEqual({ size: 'S', color: null });
    expect(read('color=clay&size=13')).toEqual({ size: null, color: 'clay' });
  });

  test('falls back to the first combination with stock', () => {
    expect(read('')).toEqual({ size: 'M', color: 'pine' });
    expect(read('size=13&color=neon')).toEqual({ size: 'M', color: 'pine' });
  });
});
