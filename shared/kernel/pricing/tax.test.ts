import { expect, test } from '@jest/globals';
import { taxRatePercent, type TaxRule } from './tax.ts';

const rule = (part: Partial<TaxRule>): TaxRule => ({
  active: true,
  startsAt: null,
  endsAt: null,
  country: 'US',
  state: null,
  priority: 100,
  rate: 1,
  ...part,
});
const now = new Date('2026-11-21T12:00:00Z');

test('a rule for the state wins over one for all states, whatever the priorities', () => {
  const rules = [rule({ rate: 3, priority: 1 }), rule({ state: 'MA', rate: 6.25, priority: 900 })];
  expect(taxRatePercent(rules, 'Massachusetts', now)).toBe(6.25);
  expect(taxRatePercent(rules, 'CA', now)).toBe(3);
});

test('the lowest priority number wins within a group', () => {
  const rules = [rule({ state: 'MA', rate: 6, priority: 20 }), rule({ state: 'MA', rate: 5, priority: 10 })];
  expect(taxRatePercent(rules, 'ma', now)).toBe(5);
});

test('inactive, early, late and foreign rules do not count', () => {
  const rules = [
    rule({ rate: 9, active: false }),
    rule({ rate: 9, startsAt: '2026-12-01T00:00:00Z' }),
    rule({ rate: 9, endsAt: '2026-11-01T00:00:00Z' }),
    rule({ rate: 9, country: 'CA' }),
  ];
  expect(taxRatePercent(rules, 'MA', now)).toBe(0);
});

test('an unknown state gets the rule for all states', () => {
  expect(taxRatePercent([rule({ rate: 2 }), rule({ state: 'MA', rate: 6 })], 'Atlantis', now)).toBe(2);
});
