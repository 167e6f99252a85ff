import { expect, test } from '@jest/globals';
import { ofTests, playwrightCounts } from './outcome.ts';

test('the closing lines of Playwright are counted', () => {
  const output =
    '  1 failed\n    [chrome] › a.spec.ts:3:1 › passed 9 times\n  2 skipped\n  1 flaky\n  12 passed (30.1s)\n';
  expect(playwrightCounts(output)).toEqual({ passed: 13, failed: 1, left: 2 });
});

test.each([
  ['a failing end without a failed test', ofTests(false, 5, 0, 0, '')],
  ['no tests at all', ofTests(true, 0, 0, 0, '')],
  ['a failed test', ofTests(false, 5, 1, 0, '')],
])('%s is a failure of at least one', (_case, { state, failed }) => {
  expect([state, failed]).toEqual(['failed', 1]);
});

test('all tests passed', () => {
  expect(ofTests(true, 5, 0, 1, '')).toMatchObject({
    state: 'passed',
    failed: 0,
    note: '5 passed, 1 skipped',
  });
});
