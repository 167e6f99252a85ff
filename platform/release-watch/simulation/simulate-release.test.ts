import { describe, expect, test } from '@jest/globals';
import { seeded } from './random.ts';
import { secondsToAbort } from './simulate-release.ts';

const schedule = [0.01, 0.05, 0.25, 0.95].map((share) => ({ share, seconds: 300 }));
// Errors come in clusters: a visitor whose page fails once will see most pages fail.
const traffic = { viewsPerSecond: 20, viewsPerVisitor: 8, prone: 0.02, proneFails: 0.8, otherFails: 0.001 };

describe('400 releases that fail 1.5 times as often as the live one, looked at after every vote', () => {
  const aborted = (per: 'visitor' | 'view') => {
    const random = seeded(7);
    const canary = { steps: schedule, harm: 0, factor: 1.5 };
    const times = Array.from({ length: 400 }, () => secondsToAbort(random, traffic, canary, per));
    return times.filter((time) => time !== null).length;
  };

  test('of votes per visitor, no more are aborted than a third of 1 %, which one of three metrics may', () => {
    // 1.3 on average at most; that it is 6 by chance happens once in 500 times, and the numbers are the same in every run.
    expect(aborted('visitor')).toBeLessThan(6);
  });

  test('votes per view would abort many', () => {
    expect(aborted('view')).toBeGreaterThan(60);
  });
});

test('a canary that breaks half of its pages is aborted in time', () => {
  const random = seeded(3);
  const canary = { steps: [{ share: 0.05, seconds: 3600 }], harm: 0.5 };
  const visitors = { ...traffic, viewsPerVisitor: 2 };
  const times = Array.from({ length: 200 }, () => secondsToAbort(random, visitors, canary) ?? Infinity);
  // Besides the ten seconds that a page has, and two until they are counted.
  expect(times.sort((a, b) => a - b)[190]).toBeLessThan(48);
});
