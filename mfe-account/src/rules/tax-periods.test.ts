import { expect, test } from '@jest/globals';
import { taxPeriodPattern } from '@ritual/shared/kernel';
import { lastMonth, taxPeriods } from './tax-periods.ts';

test('periods begin with the quarter and the month of today, and each quarter stands before its months', () => {
  const periods = taxPeriods('2026-02-15');
  expect(periods.slice(0, 5)).toEqual([
    { value: '2026-Q1', label: 'Quarter 1 of 2026' },
    { value: '2026-02', label: 'February 2026' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-Q4', label: 'Quarter 4 of 2025' },
    { value: '2025-12', label: 'December 2025' },
  ]);
  expect(periods.at(-1)?.value).toBe('2024-02');
  for (const { value } of periods) expect(value).toMatch(taxPeriodPattern);
});

test('the month before January is December', () => {
  expect([lastMonth('2026-01-31'), lastMonth('2026-11-01')]).toEqual(['2025-12', '2026-10']);
});
