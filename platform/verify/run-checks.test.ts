import { expect, test } from '@jest/globals';
import type { Check } from './checks.ts';
import { outcome } from './runners/outcome.ts';
import { runChecks } from './run-checks.ts';

const check = (name: string, ok: boolean, more: Partial<Check> = {}): Check => ({
  name,
  run: () => outcome(ok),
  ...more,
});

test('a check that fails or throws stops only the checks that need it', async () => {
  const reported: string[] = [];
  const results = await runChecks(
    [
      check('lint', false, { singleCore: true }),
      check('tests', true, { run: () => Promise.reject(new Error('No disk.')) }),
      check('build', false),
      check('journeys', true, { needs: ['build'] }),
      check('resilience', true),
    ],
    ({ name }) => reported.push(name),
  );
  expect(results.map(({ name, state, note }) => [name, state, note])).toEqual([
    ['lint', 'failed', ''],
    ['tests', 'failed', ''],
    ['build', 'failed', ''],
    ['journeys', 'skipped', 'not run: build failed'],
    ['resilience', 'passed', ''],
  ]);
  expect(reported.toSorted()).toEqual(['build', 'journeys', 'lint', 'resilience', 'tests']);
});

test('single-core checks run concurrently with the others', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const [first] = await runChecks(
    [
      check('lint', true, { singleCore: true, run: () => promise.then(() => outcome(true)) }),
      check('tests', true, {
        run: () => {
          resolve(undefined);
          return outcome(true);
        },
      }),
    ],
    () => undefined,
  );
  expect(first?.state).toBe('passed');
});
