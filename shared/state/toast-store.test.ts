import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createToastStore, lifeOf } from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.getState().toasts.map(({ text }) => text);

/** Words that are read in no time, so that the clock is a round number: 3 s and 60 ms. */
const brief = { text: '!' };

test('a clock begins when the toast can be read, and not before', () => {
  const store = createToastStore();
  store.getState().show(brief);
  jest.advanceTimersByTime(60_000);
  expect(store.getState().toasts[0]?.leaving).toBe(false);
  store.getState().release();
  jest.advanceTimersByTime(3_059);
  expect(store.getState().toasts[0]?.leaving).toBe(false);
  jest.advanceTimersByTime(1);
  expect(store.getState().toasts[0]?.leaving).toBe(true);
  jest.advanceTimersByTime(300);
  expect(texts(store)).toEqual([]);
});

test('what is longer to read, or offers something to do, stands longer', () => {
  const goodbye = { text: 'Your account is deleted. Goodbye, Maya.' };
  expect(lifeOf(goodbye)).toBeGreaterThan(5_000);
  expect(lifeOf({ ...goodbye, action: { label: 'Undo' } })).toBe(lifeOf(goodbye) + 2_000);
  expect(lifeOf({ text: 'Saved' })).toBeLessThan(lifeOf(goodbye));
});

test('a held toast stays until it is released, and has its whole time then', () => {
  const store = createToastStore();
  store.getState().show(brief);
  store.getState().release();
  jest.advanceTimersByTime(3_000);
  store.getState().hold();
  jest.advanceTimersByTime(60_000);
  store.getState().release();
  jest.advanceTimersByTime(3_000);
  expect(store.getState().toasts[0]?.leaving).toBe(false);
  jest.advanceTimersByTime(400);
  expect(texts(store)).toEqual([]);
});

test('a release does not start again the clocks that run', () => {
  const store = createToastStore();
  store.getState().show(brief);
  store.getState().release();
  jest.advanceTimersByTime(2_000);
  store.getState().show({ text: '?' });
  store.getState().release();
  jest.advanceTimersByTime(1_500);
  expect(texts(store)).toEqual(['?']);
});

test('a toast that fades is kept by a pointer, one that was dismissed is not', () => {
  const store = createToastStore();
  store.getState().show(brief);
  store.getState().release();
  jest.advanceTimersByTime(3_100);
  store.getState().hold();
  expect(store.getState().toasts[0]?.leaving).toBe(false);
  store.getState().dismiss(store.getState().toasts[0]?.id ?? '');
  store.getState().hold();
  store.getState().release();
  expect(store.getState().toasts[0]?.leaving).toBe(true);
  jest.advanceTimersByTime(300);
  expect(texts(store)).toEqual([]);
});

test('what a toast offers is given once: a second tap on it, while it fades, gets nothing', () => {
  const store = createToastStore();
  const action = { label: 'Undo', onClick: () => undefined };
  const id = store.getState().show({ text: 'Address removed.', action });
  expect(store.getState().take(id)).toBe(action);
  expect(texts(store)).toEqual(['Address removed.']);
  expect(store.getState().take(id)).toBeUndefined();
});

test('the same words at once stand there once', () => {
  const store = createToastStore();
  const first = store.getState().show({ text: 'We could not reach the store.', tone: 'error' });
  jest.advanceTimersByTime(500);
  expect(store.getState().show({ text: 'We could not reach the store.', tone: 'error' })).toBe(first);
  expect(texts(store)).toEqual(['We could not reach the store.']);
});

test('the same words later are told again, in place of the first time', () => {
  const store = createToastStore();
  const first = store.getState().show({ text: 'Profile saved.' });
  store.getState().show({ text: 'Something else.' });
  jest.advanceTimersByTime(2_000);
  expect(store.getState().show({ text: 'Profile saved.' })).not.toBe(first);
  expect(texts(store)).toEqual(['Something else.', 'Profile saved.']);
});

test('the same words also stand there once while the first ones fade', () => {
  const store = createToastStore();
  store.getState().dismiss(store.getState().show(brief));
  store.getState().show(brief);
  expect(store.getState().toasts).toMatchObject([{ text: '!', leaving: false }]);
});

test('two removals that can be undone are two messages', () => {
  const store = createToastStore();
  const removed = (onClick: () => void) => ({ text: 'Address removed.', action: { label: 'Undo', onClick } });
  store.getState().show(removed(() => undefined));
  store.getState().show(removed(() => undefined));
  expect(store.getState().toasts).toHaveLength(2);
});

test('the fourth toast pushes out the first', () => {
  const store = createToastStore();
  for (const text of ['a', 'b', 'c', 'd']) store.getState().show({ text });
  expect(texts(store)).toEqual(['b', 'c', 'd']);
});
