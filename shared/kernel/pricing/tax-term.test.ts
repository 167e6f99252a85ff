import { expect, test } from '@jest/globals';
import { taxTerm } from './tax-term.ts';

test('a rate is named where there is one', () => {
  expect(taxTerm({ taxRatePercent: 6.25 })).toBe('Tax (6.25%)');
  expect(taxTerm({ taxRatePercent: 6.25, ratesDiffer: false }, 'Sales tax')).toBe('Sales tax (6.25%)');
  expect([taxTerm({ taxRatePercent: 0 }), taxTerm({})]).toEqual(['Tax', 'Tax']);
  expect(taxTerm({ taxRatePercent: 0 }, 'Sales tax')).toBe('Sales tax');
  expect(taxTerm({ taxRatePercent: 6.25, ratesDiffer: true })).toBe('Sales tax');
});
