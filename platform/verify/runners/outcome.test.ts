import { expect, test } from '@jest/globals';
import { ofTests } from './outcome.ts';

const counts = { passed: 5, failures: [], skipped: 0 };

test.each([
  ['a failing end without a failed test', ofTests(false, counts, '')],
  ['no tests at all', ofTests(true, { ...counts, passed: 0 }, '')],
  ['a failed test', ofTests(false, { ...counts, failures: ['a › b'] }, '')],
])('%s is a failure of at least one', (_case, { state, failed }) => {
  expect([state, failed]).toEqual(['failed', 1]);
});

test('all tests passed', () => {
  expect(ofTests(true, { ...counts, skipped: 1 }, '')).toMatchObject({
    state: 'passed',
    failed: 0,
    note: '5 passed, 1 skipped',
  });
});
