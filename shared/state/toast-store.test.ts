import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.getState().toasts.map(({ text }) => text);

test('a toast leaves after 3 s and is gone 300 ms later', () => {
  const store = createToastStore();
  store.getState().show({ text: 'Saved' });
  jest.advanceTimersByTime(2_999);
  expect(store.getState().toasts[0]?.leaving).toBe(false);
  jest.advanceTimersByTime(1);
  expect(store.getState().toasts[0]?.leaving).toBe(true);
  jest.advanceTimersByTime(300);
  expect(texts(store)).toEqual([]);
});

test('a held toast stays until it is released', () => {
  const store = createToastStore();
  const id = store.getState().show({ text: 'Saved' });
  store.getState().hold(id);
  jest.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['Saved']);
  store.getState().release(id);
  jest.advanceTimersByTime(3_300);
  expect(texts(store)).toEqual([]);
});

test('the fourth toast pushes out the first', () => {
  const store = createToastStore();
  for (const text of ['a', 'b', 'c', 'd']) store.getState().show({ text });
  expect(texts(store)).toEqual(['b', 'c', 'd']);
});
