import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createToastStore } from './toast-store.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const texts = (store: ReturnType<typeof createToastStore>) => store.getState().toasts.map(({ text }) => text);

test('a message repeated at once is shown once', () => {
  const store = createToastStore();
  const first = store.getState().show({ text: 'We could not reach the store.', tone: 'error' });
  jest.advanceTimersByTime(500);
  expect(store.getState().show({ text: 'We could not reach the store.', tone: 'error' })).toBe(first);
  expect(texts(store)).toEqual(['We could not reach the store.']);
});

test('a message repeated later is announced again, in place of the first', () => {
  const store = createToastStore();
  const first = store.getState().show({ text: 'Profile saved.' });
  store.getState().show({ text: 'Something else.' });
  jest.advanceTimersByTime(2_000);
  expect(store.getState().show({ text: 'Profile saved.' })).not.toBe(first);
  expect(texts(store)).toEqual(['Something else.', 'Profile saved.']);
});

test('a message is shown once even while its first toast fades', () => {
  const store = createToastStore();
  store.getState().show({ text: '!' });
  store.setState({ toasts: store.getState().toasts.map((toast) => ({ ...toast, leaving: true })) });
  store.getState().show({ text: '!' });
  expect(store.getState().toasts).toMatchObject([{ text: '!', leaving: false }]);
});

test('two removals that can be undone are two toasts', () => {
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
