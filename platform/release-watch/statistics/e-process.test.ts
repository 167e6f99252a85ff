import { describe, expect, test } from '@jest/globals';
import { canaryProbability, evidence, margin, type Votes } from './e-process.ts';

test('without votes there is no evidence', () => {
  expect(evidence([])).toBe(1);
  expect(evidence([{ share: 0.05, canary: 0, control: 0 }])).toBeCloseTo(1, 12);
});

test.each([0.01, 0.05, 0.25, 0.95])(
  'the next vote is expected to leave the evidence as it is, at a share of %d',
  (share) => {
    // At the margin itself: the expected factor of each vote is exactly 1, whatever was counted before.
    const p = canaryProbability(share, margin);
    const before: Votes[] = [
      { share: 0.01, canary: 2, control: 40 },
      { share, canary: 3, control: 7 },
    ];
    const after = (canary: number, control: number) => evidence([...before, { share, canary, control }]);
    expect(p * after(1, 0) + (1 - p) * after(0, 1)).toBeCloseTo(evidence(before), 10);
    // Below the margin it shrinks.
    const harmless = canaryProbability(share, 1);
    expect(harmless * after(1, 0) + (1 - harmless) * after(0, 1)).toBeLessThan(evidence(before));
  },
);

describe('three votes', () => {
  test('that are all of the canary are enough at a share of 5 %', () => {
    expect(evidence([{ share: 0.05, canary: 3, control: 0 }])).toBeGreaterThan(300);
  });

  test('say little when the canary has nearly all visitors', () => {
    expect(evidence([{ share: 0.95, canary: 3, control: 0 }])).toBeLessThan(1.2);
  });
});

test('votes of steps add up', () => {
  const one = { share: 0.01, canary: 1, control: 0 };
  const other = { share: 0.05, canary: 2, control: 1 };
  expect(evidence([one, other])).toBeGreaterThan(Math.max(evidence([one]), evidence([other])));
});

test('numbers of a busy day neither overflow nor turn into nothing', () => {
  expect(evidence([{ share: 0.05, canary: 5000, control: 95_000 }])).toBeLessThan(1);
  expect(evidence([{ share: 0.05, canary: 50_000, control: 0 }])).toBeGreaterThan(200);
});
