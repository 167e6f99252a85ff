import { expect, test } from '@jest/globals';
import { cartStockNote, clampQuantity, productStockNote, remainingStock } from './stock.ts';

test('remaining stock subtracts the cart; notes are shown from 5 units down', () => {
  expect(remainingStock(undefined, 0)).toBe(0);
  expect(remainingStock(4, 1)).toBe(3);
  expect(remainingStock(1, 3)).toBe(0);
  expect(productStockNote(3, 1)?.text).toBe('Only 3 left (1 in cart)');
  expect(productStockNote(5, 0)?.text).toBe('Only 5 left');
  expect(productStockNote(6, 0)).toBeNull();
  expect(productStockNote(0, 2)?.text).toBe('Out of stock');
  expect(cartStockNote(0)?.text).toBe('Out of stock — please remove this item.');
  expect(cartStockNote(1)?.text).toBe('Only 1 left.');
  expect(cartStockNote(6)).toBeNull();
});

test('a quantity is clamped to 1..remaining', () => {
  expect(clampQuantity(7, 3)).toBe(3);
  expect(clampQuantity(-2, 3)).toBe(1);
  expect(clampQuantity(2.9, 3)).toBe(2);
  expect(clampQuantity(Number.NaN, 3)).toBe(1);
  expect(clampQuantity(4, 0)).toBe(1);
});
