import { describe, expect, test } from '@jest/globals';
import { choose, isSoldOut, whyNotAddable } from './purchase.ts';
import { clampQuantity, unitsInCart, remainingStock } from './stock.ts';
import { colorsOfVariants, sizesOfVariants, variantOf } from './variant-choice.ts';

/** `['M pine 3', 'L clay 0']` → variants, numbered from 1. */
const variants = (lines: readonly string[]) =>
  lines.map((line, index) => {
    const [size = '', color = '', stock] = line.split(' ');
    return { id: index + 1, size, stock: Number(stock), color: { id: color, name: color.toUpperCase() } };
  });
const some = variants(['XL pine 0', 'M pine 4', 'S pine 0', 'S clay 2', 'M clay 0', 'XXL clay 0']);

describe('what is available', () => {
  test('sizes in their order, colors in the order of the variants', () => {
    expect(sizesOfVariants(some)).toEqual(['S', 'M', 'XL', 'XXL']);
    expect(colorsOfVariants(some).map(({ name }) => name)).toEqual(['PINE', 'CLAY']);
  });

  test('a variant exists only for a pair that is made', () => {
    expect(variantOf(some, { size: 'M', color: 'pine' })).toBe(some[1]);
    expect(variantOf(some, { size: 'XXL', color: 'pine' })).toBeUndefined();
    expect(variantOf(some, { size: 'M', color: null })).toBeUndefined();
  });

  test('sold out means no stock in any combination', () => {
    expect(isSoldOut(some, { size: 'XXL' })).toBe(true);
    expect(isSoldOut(some, { size: 'S' })).toBe(false);
    expect(isSoldOut(some, { size: 'S', color: 'pine' })).toBe(true);
    expect(isSoldOut(some, { color: 'pine' })).toBe(false);
    expect(isSoldOut(some, {})).toBe(false);
    expect(isSoldOut(variants(['S pine 0', 'M clay 0']), {})).toBe(true);
  });

  test('sold out can take the rest of the cart into account', () => {
    const unitsOf = ({ id, stock }: { id: number; stock: number }) => (id === 2 ? 0 : stock);
    expect(isSoldOut(some, { color: 'pine' }, unitsOf)).toBe(true);
    expect(isSoldOut(some, { color: 'clay' }, unitsOf)).toBe(false);
  });
});

describe('choosing', () => {
  test('a size clears a color with which it has no stock, and vice versa', () => {
    expect(choose(some, { size: 'M', color: 'pine' }, { size: 'S' })).toEqual({ size: 'S', color: null });
    expect(choose(some, { size: null, color: 'clay' }, { size: 'S' })).toEqual({ size: 'S', color: 'clay' });
    expect(choose(some, { size: 'M', color: null }, { size: 'S' })).toEqual({ size: 'S', color: null });
    expect(choose(some, { size: 'M', color: 'pine' }, { color: 'clay' })).toEqual({
      size: null,
      color: 'clay',
    });
    expect(choose(some, { size: 'S', color: null }, { color: 'clay' })).toEqual({ size: 'S', color: 'clay' });
  });

  test("the caller's number of available units counts", () => {
    const none = () => 0;
    expect(choose(some, { size: 'S', color: 'pine' }, { color: 'clay' }, none)).toEqual({
      size: null,
      color: 'clay',
    });
  });
});

describe('adding', () => {
  test.each([
    [{ size: null, color: null }, 0, 'Choose a size and a color'],
    [{ size: null, color: 'pine' }, 0, 'Choose a size'],
    [{ size: 'M', color: null }, 0, 'Choose a color'],
    [{ size: 'M', color: 'pine' }, 0, 'Out of stock'],
    [{ size: 'M', color: 'pine' }, 2, null],
  ])('%j with %d remaining: %s', (choice, remaining, reason) => {
    expect(whyNotAddable(some, choice, remaining)).toBe(reason);
  });

  test('a product without any stock is reported as such, whatever is chosen', () => {
    expect(whyNotAddable(variants(['S pine 0']), { size: null, color: null }, 0)).toBe('Out of stock');
  });

  test('units in the cart are not available again; a line that is edited keeps its own', () => {
    const lines = [
      { id: 'a', variantId: 4, quantity: 1 },
      { id: 'b', variantId: 2, quantity: 3 },
    ];
    expect(unitsInCart(lines, 4)).toBe(1);
    expect(unitsInCart(lines, 4, 'a')).toBe(0);
    expect(unitsInCart(lines, 4, 'b')).toBe(1);
    const remaining = remainingStock(some[3]?.stock, unitsInCart(lines, 4));
    expect(remaining).toBe(1);
    expect(clampQuantity(5, remaining)).toBe(1);
  });
});
