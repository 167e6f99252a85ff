import { expect, test } from '@jest/globals';
import type { PeriodVotes } from '../wire.ts';
import { decide, type WatchedCanary } from './decide.ts';

const steppedAt = '2026-11-25T10:00:00.000Z';
const at = Date.parse(steppedAt);
const waiting = { atLeast: 60_000, visitors: 20 };
const canary: WatchedCanary = { steppedAt: at, automatic: true, next: 25 };
const arm = (views: number, notAlive = 0, failed = 0, left = 0) => ({ views, notAlive, failed, left });
const period = (of: Partial<PeriodVotes> = {}): PeriodVotes => ({
  ...{ steppedAt, share: 0.05, canary: arm(30), control: arm(570) },
  ...of,
});
const on = (periods: readonly PeriodVotes[], more: Partial<WatchedCanary> = {}, later = 60_000) =>
  decide({ ...canary, ...more }, { periods: [...periods] }, at + later, waiting);

test('it grows when its time has passed and enough visitors came', () => {
  expect(on([period()])).toEqual({ kind: 'step' });
  expect(on([period()], {}, 59_999)).toEqual({ kind: 'wait' });
  expect(on([period({ canary: arm(19) })])).toEqual({ kind: 'wait' });
  expect(on([])).toEqual({ kind: 'wait' });
});

test('visitors of the share before do not count for this one', () => {
  expect(on([period({ steppedAt: '2026-11-25T09:00:00.000Z' })])).toEqual({ kind: 'wait' });
});

test('after its last share it becomes the live release', () => {
  expect(on([period()], { next: 100 })).toMatchObject({ kind: 'complete' });
});

test('one that is held does not grow, and is aborted all the same', () => {
  expect(on([period()], { automatic: false })).toEqual({ kind: 'wait' });
  expect(on([period({ canary: arm(30, 9) })], { automatic: false })).toMatchObject({ kind: 'abort' });
});

test.each([
  [
    'is not alive',
    arm(12, 4),
    arm(230, 1),
    'pages not alive within 10 s: 4 of 12 visitors of the canary, 1 of 230',
  ],
  [
    'fails',
    arm(12, 0, 4),
    arm(230, 0, 1),
    'failures and hydration errors: 4 of 12 visitors of the canary, 1 of 230',
  ],
  ['reloads itself', arm(12, 0, 0, 4), arm(230, 0, 0, 1), 'left before they were alive: 4 of 12 visitors'],
])('one that %s is aborted at once, with the counts as the reason', (_what, one, other, reason) => {
  const decision = on([period({ canary: one, control: other })], {}, 0);
  expect(decision).toMatchObject({ kind: 'abort', reason: expect.stringContaining(reason) as unknown });
});

test('two errors are never enough', () => {
  expect(on([period({ share: 0.001, canary: arm(2, 2) })], {}, 0)).toEqual({ kind: 'wait' });
});

test('one that fails as often as the live release is not aborted', () => {
  expect(on([period({ canary: arm(1000, 60), control: arm(19_000, 1000) })])).toEqual({ kind: 'step' });
});

test('a canary that was harmless at first is judged by all its votes', () => {
  const before = period({
    steppedAt: '2026-11-25T09:00:00.000Z',
    share: 0.01,
    canary: arm(9),
    control: arm(900),
  });
  expect(on([before, period({ canary: arm(12, 5) })], {}, 0)).toMatchObject({ kind: 'abort' });
});
