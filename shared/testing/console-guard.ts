import { afterEach, beforeEach, expect, jest } from '@jest/globals';

let noise: string[] = [];
let expected: RegExp[] = [];

/** Declares that a test logs this line on purpose; every other line fails the test. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns);
}

/** On the shared machines of continuous integration a failed test is retried once; both results are logged. */
export function tryOnceMoreInCi(): void {
  if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
}

/** Makes every unexpected `console.error` and `console.warn` fail the test that caused it. */
export function guardConsole(): void {
  const original = { error: console.error, warn: console.warn };
  beforeEach(() => {
    noise = [];
    expected = [];
    for (const kind of ['error', 'warn'] as const) {
      console[kind] = (...parts: unknown[]) => {
        noise.push(`console.${kind}: ${parts.map(String).join(' ')}`);
      };
    }
  });
  afterEach(() => {
    Object.assign(console, original);
    expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
  });
}
