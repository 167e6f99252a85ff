import { expect, test } from '@jest/globals';
import { readPackedUnits } from './packed-units.ts';

const units = (sku: string, quantity: number) => ({ sku, quantity });

test.each([
  ['ROP-101-PIN-M', [units('ROP-101-PIN-M', 1)]],
  ['rop-101-pin-m x 2', [units('ROP-101-PIN-M', 2)]],
  ['2 x ROP-101-PIN-M, ROP-221-OAT-L ×3', [units('ROP-101-PIN-M', 2), units('ROP-221-OAT-L', 3)]],
  ['A | A x2', [units('A', 3)]],
  [' ', []],
])('%j', (text, read) => {
  expect(readPackedUnits(text)).toEqual(read);
});

test.each(['two of them', 'A x 0', '2 x A x 2'])('%j is not written so', (text) => {
  expect(readPackedUnits(text)).toBeNull();
});
