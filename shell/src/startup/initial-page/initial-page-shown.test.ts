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
  const render = async (next: string) => {
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
  return { state, render, leave, begin, isShown: () => shown, listeners };
}

const serverMarkup = '<div data-kept><h1>Questions</h1></div>';

test('a hydrated page is shown at once', async () => {
  const { begin, state } = visit('<h1>Questions</h1>');
  state.errors = { missing: true };
  await expect(begin(true)).resolves.toBe(true);
});

test('a page that has thrown while it was hydrated is not shown until its server markup is replaced', async () => {
  const { begin, render, isShown } = visit(serverMarkup);
  const shown = begin(true);
  await render(serverMarkup);
  expect(isShown()).toBe(undefined);
  await render('<h1>Questions</h1>');
  await expect(shown).resolves.toBe(true);
});

test('a late page counts as shown when it has replaced the server markup, not when the router has loaded it', async () => {
  const { begin, render, isShown } = visit(serverMarkup);
  void begin();
  await Promise.resolve();
  await render(serverMarkup);
  expect(isShown()).toBe(undefined);
  await render('<h1>Questions</h1>');
  expect(isShown()).toBe(true);
});

test('a page that failed to load counts as shown after a successful retry', async () => {
  const { begin, render, state, isShown } = visit(serverMarkup);
  void begin();
  state.errors = {};
  await render(`<p>Try again</p>${serverMarkup}`);
  expect(isShown()).toBe(undefined);
  state.errors = null;
  await render('<h1>Questions</h1>');
  expect(isShown()).toBe(true);
});

test('a page that was left before does not', async () => {
  const { begin, leave, isShown, listeners } = visit(serverMarkup);
  void begin();
  await leave();
  expect(isShown()).toBe(false);
  expect(listeners.size).toBe(0);
});
