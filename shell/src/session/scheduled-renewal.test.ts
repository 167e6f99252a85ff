import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { scheduleRenewal } from './scheduled-renewal.ts';
import type { StoredToken, TokenStorage } from './token-storage.ts';

const minutes = (count: number) => count * 60_000;

let stored: StoredToken | null;
const storage: TokenStorage = {
  read: () => stored,
  write: (value) => (stored = value),
  onChange: () => () => undefined,
};
const fresh = (token: string) => (stored = { token, role: 'USER', renewAt: Date.now() + minutes(14) });
const renew = jest.fn<() => Promise<string | null>>();
let schedule: ReturnType<typeof scheduleRenewal>;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  jest.useFakeTimers();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  let made = 0;
  renew.mockReset().mockImplementation(() => Promise.resolve(fresh(`renewed ${String((made += 1))}`).token));
  fresh('first');
  schedule = scheduleRenewal({ storage, renew });
});
afterEach(() => {
  schedule.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('a token is renewed before it expires, repeatedly', async () => {
  await jest.advanceTimersByTimeAsync(minutes(13.9));
  expect(renew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(minutes(0.2));
  expect(renew).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(minutes(28));
  expect(renew).toHaveBeenCalledTimes(3);
});

test('a hidden tab renews when it becomes visible', async () => {
  look('hidden');
  await jest.advanceTimersByTimeAsync(minutes(120));
  expect(renew).not.toHaveBeenCalled();
  look('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a failed renewal is retried, and at once when the network is back', async () => {
  renew.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
  await jest.advanceTimersByTimeAsync(minutes(14));
  expect(renew).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(renew).toHaveBeenCalledTimes(2);
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(renew).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(minutes(1));
  expect(renew).toHaveBeenCalledTimes(3);
});

test('a browser that refuses the cookie uses its token until it expires and does not try to renew it again', async () => {
  renew.mockResolvedValue(null);
  await jest.advanceTimersByTimeAsync(minutes(14));
  look('visible');
  await jest.advanceTimersByTimeAsync(minutes(30));
  expect(renew).toHaveBeenCalledTimes(1);
  expect(stored?.token).toBe('first');
});

test('a token renewed by another tab restarts the timer', async () => {
  await jest.advanceTimersByTimeAsync(minutes(10));
  fresh('of another tab');
  schedule.check();
  await jest.advanceTimersByTimeAsync(minutes(13));
  expect(renew).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(minutes(1));
  expect(renew).toHaveBeenCalledTimes(1);
});

test('nothing is renewed after signing out', async () => {
  stored = null;
  await jest.advanceTimersByTimeAsync(minutes(60));
  expect(renew).not.toHaveBeenCalled();
});
