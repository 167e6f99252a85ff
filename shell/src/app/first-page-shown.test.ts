import { expect, test } from '@jest/globals';
import { firstPageShown } from './first-page-shown.ts';

type Router = Parameters<typeof firstPageShown>[0];

function visit(html: string) {
  const region = document.createElement('main');
  region.innerHTML = html;
  const state = {
    initialized: true,
    navigation: { state: 'idle' },
    errors: null as unknown,
    location: { pathname: '/faq' },
  };
  const draw = async (next: string) => {
    region.innerHTML = next;
    await Promise.resolve();
  };
  let shown = false;
  const begin = () => firstPageShown({ state } as Router, region).then(() => (shown = true));
  return { state, draw, begin, isShown: () => shown };
}

const kept = '<div data-kept><h1>Questions</h1></div>';

test('a page that was brought to life is shown at once', async () => {
  const { begin } = visit('<h1>Questions</h1>');
  await expect(begin()).resolves.toBe(true);
});

test('one that is late is shown when it has taken the place of what the server drew, and not when the router has it', async () => {
  const { begin, draw, isShown } = visit(kept);
  void begin();
  await Promise.resolve();
  await draw(kept);
  expect(isShown()).toBe(false);
  await draw('<h1>Questions</h1>');
  await Promise.resolve();
  expect(isShown()).toBe(true);
});

test('one that could not be had is shown when it was tried again', async () => {
  const { begin, draw, state, isShown } = visit(kept);
  void begin();
  state.errors = {};
  await draw(`<p>Try again</p>${kept}`);
  expect(isShown()).toBe(false);
  state.errors = null;
  await draw('<h1>Questions</h1>');
  await Promise.resolve();
  expect(isShown()).toBe(true);
});

test('one that was left before is never shown', async () => {
  const { begin, draw, state, isShown } = visit(kept);
  void begin();
  state.location = { pathname: '/contact' };
  await draw('<h1>Contact</h1>');
  state.location = { pathname: '/faq' };
  await draw('<h1>Questions</h1>');
  await Promise.resolve();
  expect(isShown()).toBe(false);
});
