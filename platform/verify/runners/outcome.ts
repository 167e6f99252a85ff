/** The result of a check. A check without tests of its own counts as one test. */
export type Outcome = {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly passed: number;
  readonly failed: number;
  /** One line for the table. */
  readonly note: string;
  /** Names of the tests that failed, for the closing lines. */
  readonly failures: readonly string[];
  /** Shown when it failed. */
  readonly output: string;
};

/** The report of a test runner. */
export type TestCounts = {
  readonly passed: number;
  /** Names of failed tests, including those that passed only on retry. */
  readonly failures: readonly string[];
  /** Tests that were skipped on purpose. */
  readonly skipped: number;
};

export const outcome = (ok: boolean, note = '', output = ''): Outcome => ({
  state: ok ? 'passed' : 'failed',
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  note,
  failures: [],
  output,
});

export const skipped = (note: string): Outcome => ({
  state: 'skipped',
  passed: 0,
  failed: 0,
  note,
  failures: [],
  output: '',
});

/** The outcome of a test runner: its counts when it produced a report. Never passes with a failing exit code or without tests. */
export function ofTests(ok: boolean, counts: TestCounts, output: string): Outcome {
  const { passed, failures, skipped: left } = counts;
  const note = [
    `${passed} passed`,
    failures.length > 0 && `${failures.length} failed`,
    left > 0 && `${left} skipped`,
  ];
  const good = ok && failures.length === 0 && passed > 0;
  return {
    state: good ? 'passed' : 'failed',
    passed,
    failed: good ? 0 : Math.max(1, failures.length),
    note: note.filter(Boolean).join(', '),
    failures,
    output,
  };
}
