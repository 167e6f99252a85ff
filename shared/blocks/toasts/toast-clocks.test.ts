import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createStores } from '@ritual/shared/state';
import { createToastClocks, lifeOf } from './toast-clocks.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const { toasts: store } = createStores();
  const { show } = store.getState();
  const all = () => store.getState().toasts;
  return { show, all, texts: () => all().map(({ text }) => text), ...createToastClocks(store) };
}

/** A text so short that the timeout is a round number: 3 s and 60 ms. */
const brief = { text: '!' };

test('a timer starts when the toast can be read, and not before', () => {
  const { show, all, texts, release } = setUp();
  show(brief);
  jest.advanceTimersByTime(60_000);
  expect(all()[0]?.leaving).toBe(false);
  release();
  jest.advanceTimersByTime(3_059);
  expect(all()[0]?.leaving).toBe(false);
  jest.advanceTimersByTime(1);
  expect(all()[0]?.leaving).toBe(true);
  jest.advanceTimersByTime(300);
  expect(texts()).toEqual([]);
});

test('a toast with a longer text or an action is shown longer', () => {
  const goodbye = { text: 'Your account is deleted. Goodbye, Maya.' };
  expect(lifeOf(goodbye)).toBeGreaterThan(5_000);
  expect(lifeOf({ ...goodbye, action: { label: 'Undo' } })).toBe(lifeOf(goodbye) + 2_000);
  expect(lifeOf({ text: 'Saved' })).toBeLessThan(lifeOf(goodbye));
});

test('a paused toast stays until it is released, and then has its whole time', () => {
  const { show, all, texts, hold, release } = setUp();
  show(brief);
  release();
  jest.advanceTimersByTime(3_000);
  hold(false);
  jest.advanceTimersByTime(60_000);
  release();
  jest.advanceTimersByTime(3_000);
  expect(all()[0]?.leaving).toBe(false);
  jest.advanceTimersByTime(400);
  expect(texts()).toEqual([]);
});

test('a release does not restart running timers', () => {
  const { show, texts, release } = setUp();
  show(brief);
  release();
  jest.advanceTimersByTime(2_000);
  show({ text: '?' });
  release();
  jest.advanceTimersByTime(1_500);
  expect(texts()).toEqual(['?']);
});

test('a pointer keeps a fading toast, but not a dismissed one', () => {
  const { show, all, texts, dismiss, hold, release } = setUp();
  show(brief);
  release();
  jest.advanceTimersByTime(3_100);
  hold(true);
  expect(all()[0]?.leaving).toBe(false);
  dismiss(all()[0]?.id ?? '');
  hold(true);
  release();
  expect(all()[0]?.leaving).toBe(true);
  jest.advanceTimersByTime(300);
  expect(texts()).toEqual([]);
});

test('a fading toast disappears, also when a page begins to load then', () => {
  const { show, texts, hold, release } = setUp();
  show(brief);
  release();
  jest.advanceTimersByTime(3_100);
  hold(false);
  jest.advanceTimersByTime(300);
  expect(texts()).toEqual([]);
});

test('an action is run once: a second tap while the toast fades does nothing', () => {
  const { show, texts, take } = setUp();
  const action = { label: 'Undo', onClick: () => undefined };
  const id = show({ text: 'Address removed.', action });
  expect(take(id)).toBe(action);
  expect(texts()).toEqual(['Address removed.']);
  expect(take(id)).toBeUndefined();
});
