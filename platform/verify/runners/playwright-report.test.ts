import { expect, test } from '@jest/globals';
import { readPlaywrightReport } from './playwright-report.ts';

const spec = (title: string, status: string, more: object = {}) => ({
  title,
  file: 'a.spec.ts',
  line: 3,
  tests: [{ projectName: 'desktop', status, expectedStatus: 'passed', ...more }],
});

test('tests that failed, passed only on retry, or never ran are listed', () => {
  const json = JSON.stringify({
    errors: [{ message: 'The store was not started.\n at somewhere' }],
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('buys', 'expected'), spec('pays', 'unexpected')],
        suites: [
          {
            title: 'a phone',
            specs: [
              spec('turns', 'flaky'),
              spec('rings', 'skipped'),
              spec('is left out', 'skipped', { expectedStatus: 'skipped' }),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywrightReport(json)).toEqual({
    passed: 1,
    failures: [
      'desktop › a.spec.ts:3 › pays',
      'desktop › a.spec.ts:3 › a phone › turns (passed only at its second try)',
      'desktop › a.spec.ts:3 › a phone › rings (was not run)',
      'The store was not started.',
    ],
    skipped: 1,
  });
});
