import { expect, test } from '@jest/globals';
import { ofTests, outcome, skipped, together } from './outcome.ts';

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

test('of parts that ran side by side one failure is a failure of all, and none is hidden', () => {
  const good = ofTests(true, counts, 'a');
  const bad = ofTests(false, { ...counts, failures: ['b › c'] }, 'b');
  expect(together([good, good])).toMatchObject({ state: 'passed', passed: 10, note: '10 passed' });
  expect(together([good, bad])).toMatchObject({
    state: 'failed',
    passed: 10,
    failed: 1,
    failures: ['b › c'],
  });
  expect(together([good, outcome(false, 'no report was made')])).toMatchObject({
    ...{ state: 'failed', failed: 1, note: 'no report was made' },
  });
  expect(together([skipped('no Chromium'), skipped('no Chromium')])).toMatchObject({
    ...{ state: 'skipped', note: 'no Chromium' },
  });
});
