import { expect, test } from '@jest/globals';
import { readJestReport } from './jest-report.ts';

const result = (fullName: string, status: string) => ({ fullName, status });

test('failed tests are listed by file and name, and a file that could not be run by its file name', () => {
  const json = JSON.stringify({
    numPassedTests: 2,
    numPendingTests: 1,
    testResults: [
      {
        name: '/house/a.test.ts',
        status: 'failed',
        assertionResults: [result('sum adds', 'failed'), result('sum is quick', 'passed')],
      },
      { name: '/house/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/house/c.test.ts', status: 'passed', assertionResults: [result('c', 'passed')] },
    ],
  });
  expect(readJestReport(json, '/house')).toEqual({
    passed: 2,
    failures: ['a.test.ts › sum adds', 'b.test.ts (could not be run)'],
    skipped: 1,
  });
});
