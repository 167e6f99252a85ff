/** What a check came to. A check without tests of its own counts as one. */
export type Outcome = {
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly passed: number;
  readonly failed: number;
  /** One line for the table. */
  readonly note: string;
  /** Shown when it failed. */
  readonly output: string;
};

export const outcome = (ok: boolean, note = '', output = ''): Outcome => ({
  state: ok ? 'passed' : 'failed',
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  note,
  output,
});

export const skipped = (note: string): Outcome => ({
  state: 'skipped',
  passed: 0,
  failed: 0,
  note,
  output: '',
});

/** The outcome of a runner: its counts when it got that far. It never passes with a failing end or without tests. */
export function ofTests(ok: boolean, passed: number, failed: number, left: number, output: string): Outcome {
  const note = [`${passed} passed`, failed > 0 && `${failed} failed`, left > 0 && `${left} skipped`];
  const good = ok && failed === 0 && passed > 0;
  return {
    state: good ? 'passed' : 'failed',
    passed,
    failed: good ? 0 : Math.max(1, failed),
    note: note.filter(Boolean).join(', '),
    output,
  };
}

/** Counts of Playwright's closing lines (`12 passed (30s)`, `1 failed`, `2 flaky`, `3 skipped`). */
export function playwrightCounts(output: string): { passed: number; failed: number; left: number } {
  const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}\\b`, 'm').exec(output)?.[1] ?? 0);
  return {
    passed: count('passed') + count('flaky'),
    failed: count('failed') + count('interrupted'),
    left: count('skipped') + count('did not run'),
  };
}
