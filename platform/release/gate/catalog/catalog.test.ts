import { expect, test } from '@jest/globals';
import { candidateFrom } from '../candidate.ts';
import { gateChecks, runGate } from '../gate.ts';
import { problemCodes } from '../problem.ts';
import { breaks } from './breaks.ts';
import { base, baseLive, problemsOf } from './fixture.ts';
import { harmless } from './harmless.ts';

test.each(breaks)('%s is refused: %s', async (_what, codes, variant) => {
  const problems = await problemsOf(variant);
  expect([...new Set(problems.map((problem) => problem.code))]).toEqual([codes].flat());
  for (const { reason, advice } of problems) {
    expect(reason).toMatch(/^[A-Za-z].*\.$/s);
    expect(advice).toMatch(/^[A-Z].*\.$/s);
  }
});

test.each(harmless)('%s: it goes live', async (_what, variant) => {
  expect(await problemsOf(variant)).toEqual([]);
});

test('every check compares the remote of the catalog', async () => {
  const results = await runGate(candidateFrom(base.release, { web: {}, node: '', bytes: {} }), baseLive);
  expect(results.map(({ check }) => check)).toEqual(gateChecks);
  expect(results.every(({ problems }) => problems !== undefined)).toBe(true);
});

/** Seen in files and processes only: catalog/on-disk.test.ts. */
const onDisk = ['FILES', 'EVALUATION'];

test('the catalog has every code', () => {
  const caught = new Set<string>(breaks.flatMap(([, codes]) => codes));
  expect(problemCodes.filter((code) => !caught.has(code))).toEqual(onDisk);
  expect(breaks.length).toBeGreaterThanOrEqual(25);
  expect(harmless.length).toBeGreaterThanOrEqual(25);
});
