import { expect, test } from '@jest/globals';
import { overlappingRule } from './tax-rule-days.ts';

const rule = (from: string | null, until: string | null, state: string | null = 'MA') => ({
  state,
  from,
  until,
});

test.each([
  [rule(null, null), rule(null, null), true],
  [rule('2026-01-01', '2026-06-30'), rule('2026-06-30', null), true],
  [rule('2026-01-01', '2026-06-30'), rule('2026-07-01', null), false],
  [rule(null, '2026-06-30'), rule('2026-07-01', '2026-12-31'), false],
  [rule('2026-07-01', null), rule(null, '2026-07-01'), true],
  [rule(null, null), rule(null, null, 'NY'), false],
  [rule(null, null, null), rule(null, null), false],
])('%j and %j: %s', (one, other, overlap) => {
  expect(overlappingRule(one, [other]) !== undefined).toBe(overlap);
  expect(overlappingRule(other, [one]) !== undefined).toBe(overlap);
});
