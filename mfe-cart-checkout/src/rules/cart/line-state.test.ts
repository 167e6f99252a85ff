import { expect, test } from '@jest/globals';
import { checkoutBlocker, isGone, limitNote, lineMaximum, lineNote } from './line-state.ts';

const line = { productName: 'Halo Scoop Bra', quantity: 2, availableStock: 9, withdrawn: false };

test('the stock messages of the cart', () => {
  expect(lineNote(line)).toBeNull();
  expect(lineNote({ ...line, availableStock: 5 })).toEqual({ tone: 'low', text: 'Only 5 left.' });
  expect(lineNote({ ...line, availableStock: 1 })).toEqual({ tone: 'low', text: 'Only 1 left.' });
  expect(lineNote({ ...line, availableStock: 0 })).toEqual({
    tone: 'out',
    text: 'Out of stock — please remove this item.',
  });
});

test('a withdrawn product is reported as unavailable, whatever its stock', () => {
  expect(lineNote({ ...line, withdrawn: true })).toEqual({
    tone: 'out',
    text: 'No longer available — please remove this item.',
  });
  expect(isGone({ ...line, withdrawn: true })).toBe(true);
  expect(isGone(line)).toBe(false);
});

test('an unavailable or short line blocks checkout and is named', () => {
  expect(checkoutBlocker([line])).toBeUndefined();
  expect(checkoutBlocker([])).toBeUndefined();
  expect(checkoutBlocker([line, { ...line, availableStock: 0 }])).toBe(
    'Halo Scoop Bra is no longer available. Remove it to check out.',
  );
  expect(checkoutBlocker([{ ...line, availableStock: 1 }])).toBe(
    'Only 1 left of Halo Scoop Bra. Lower its quantity to check out.',
  );
});

test('a line is limited by the stock and the limit of the store, and shows at least one unit', () => {
  expect(lineMaximum({ availableStock: 3 })).toBe(3);
  expect(lineMaximum({ availableStock: 500 })).toBe(99);
  expect(lineMaximum({ availableStock: 0 })).toBe(1);
});

test('the limit of a line has a message, even where stock is not low', () => {
  expect(limitNote({ ...line, quantity: 9 })).toEqual({ tone: 'low', text: 'Only 9 left.' });
  expect(limitNote({ ...line, quantity: 99, availableStock: 500 })).toEqual({
    tone: 'low',
    text: 'An order takes at most 99 of one piece.',
  });
  expect(limitNote(line)).toBeNull();
});
