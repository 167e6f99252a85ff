import { z } from 'zod';
import type { TestCounts } from './outcome.ts';

/** What Playwright's JSON reporter writes (https://playwright.dev/docs/test-reporters#json-reporter), as far as it is read here. */
const spec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']),
      expectedStatus: z.string(),
    }),
  ),
});
const suite = z.object({
  title: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const report = z.object({
  suites: z.array(suite),
  errors: z.array(z.object({ message: z.string().optional() })),
});
type Suite = z.infer<typeof suite>;

/** Counts and names of a run. A test that passed only on retry counts as failed, and so does one that never ran. */
export function readPlaywrightReport(json: string): TestCounts {
  const { suites, errors } = report.parse(JSON.parse(json));
  const tests = suites.flatMap((file) => testsOf(file, []));
  const failures = tests.flatMap(({ name, state }) => {
    if (state === 'unexpected') return [name];
    if (state === 'flaky') return [`${name} (passed only at its second try)`];
    return state === 'never begun' ? [`${name} (was not run)`] : [];
  });
  const outside = errors.map(({ message = 'an error outside of any test' }) => message.split('\n')[0] ?? '');
  return {
    passed: tests.filter(({ state }) => state === 'expected').length,
    failures: [...failures, ...outside],
    skipped: tests.filter(({ state }) => state === 'skipped').length,
  };
}

function testsOf(
  { specs, suites = [] }: Suite,
  titles: readonly string[],
): readonly { name: string; state: string }[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, expectedStatus }) => ({
      name: [projectName, `${file}:${String(line)}`, ...titles, title].filter(Boolean).join(' › '),
      // Playwright reports tests after a failed serial test or hook as 'skipped', although not on purpose.
      state: status === 'skipped' && expectedStatus !== 'skipped' ? 'never begun' : status,
    })),
  );
  return [...own, ...suites.flatMap((inner) => testsOf(inner, [...titles, inner.title]))];
}
