import { expect, test } from '@jest/globals';
import { initialPageShown } from './initial-page-shown.ts';

type Router = Parameters<typeof initialPageShown>[0];

function visit(html: string) {
  const region = document.createElement('main');
  region.innerHTML = html;
  const state = {
    initialized: true,
    navigation: { state: 'idle' },
    errors: null as unknown,
    location: { pathname: '/faq' },
  };
  const listeners = new Set<() => void>();
  const router = {
    state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Router;
  const draw = async (next: string) => {
    region.innerHTML = next;
    await Promise.resolve();
    await Promise.resolve();
  };
  const leave = async () => {
    state.location = { pathname: '/contact' };
    for (const listener of listeners) listener();
    await Promise.resolve();
  };
  let shown: boolean | undefined;
  const begin = (hydrated = false) =>
    initialPageShown(router, region, hydrated).then((answer) => (shown = answer));
  return { state, draw, leave, begin, isShown: () => shown, listeners };
}

const kept = '<div data-kept><h1>Questions</h1></div>';

test('a page that was brought to life is shown at once', async () => {
  const { begin, state } = visit('<h1>Questions</h1>');
  state.errors = { missing: true };
  await expect(begin(true)).resolves.toBe(true);
});

test('one that is late is shown when it has taken the place of what the server drew, and not when the router has it', async () => {
  const { begin, draw, isShown } = visit(kept);
  void begin();
  await Promise.resolve();
  await draw(kept);
  expect(isShown()).toBe(undefined);
  await draw('<h1>Questions</h1>');
  expect(isShown()).toBe(true);
});

test('one that could not be had is shown when it was tried again', async () => {
  const { begin, draw, state, isShown } = visit(kept);
  void begin();
  state.errors = {};
  await draw(`<p>Try again</p>${kept}`);
  expect(isShown()).toBe(undefined);
  state.errors = null;
  await draw('<h1>Questions</h1>');
  expect(isShown()).toBe(true);
});

test('one that was left before is not', async () => {
  const { begin, leave, isShown, listeners } = visit(kept);
  void begin();
  await leave();
  expect(isShown()).toBe(false);
  expect(listeners.size).toBe(0);
});
