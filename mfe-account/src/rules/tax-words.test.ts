import { expect, test } from '@jest/globals';
import { byStateName, signedCents } from './tax-words.ts';

test('states are in the order of their names, and less than nothing has the sign of figures', () => {
  const rows = ['AL', 'AK', 'CA', 'AZ', 'AR'].map((state) => ({ state }));
  expect(byStateName(rows).map(({ state }) => state)).toEqual(['AL', 'AK', 'AZ', 'AR', 'CA']);
  expect([signedCents(-980), signedCents(980), signedCents(0), signedCents(-0)]).toEqual([
    '−$9.80',
    '$9.80',
    '$0.00',
    '$0.00',
  ]);
});
