import { relative } from 'node:path';
import { z } from 'zod';
import type { TestCounts } from './outcome.ts';

/** What Jest writes with `--json` (https://jestjs.io/docs/cli#--json), as far as it is read here. */
const report = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      /** Absolute path of the test file. */
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** Counts and names of a run; a file that could not be run is listed as such. */
export function readJestReport(json: string, root: string): TestCounts {
  const { numPassedTests, numPendingTests, testResults } = report.parse(JSON.parse(json));
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file} › ${fullName}`);
    return status === 'failed' ? [`${file} (could not be run)`] : [];
  });
  return { passed: numPassedTests, failures, skipped: numPendingTests };
}
