import { expect, test } from '@jest/globals';
import { taxGaps } from './tax-gaps.ts';

const today = '2026-11-27';
const rule = (state: string | null, from: string | null, until: string | null = null, active = true) => ({
  ...{ state, from, until, active },
});

test.each([
  ['a rule that applies now', [rule('CA', null)], []],
  ['one that begins today', [rule('CA', today)], []],
  ['one that begins later only', [rule('CA', '2027-01-01')], [{ state: 'CA', from: '2027-01-01' }]],
  ['one that follows another', [rule('CA', null, '2026-12-31'), rule('CA', '2027-01-01')], []],
  [
    'one that follows another which is over',
    [rule('CA', null, '2026-11-01'), rule('CA', '2027-01-01')],
    [{ state: 'CA', from: '2027-01-01' }],
  ],
  [
    'the earlier of two',
    [rule(null, '2027-03-01'), rule(null, '2027-01-01')],
    [{ state: null, from: '2027-01-01' }],
  ],
  ['one that is switched off', [rule('CA', '2027-01-01', null, false)], []],
])('%s', (_, rules, gaps) => {
  expect(taxGaps(rules, today)).toEqual(gaps);
});
