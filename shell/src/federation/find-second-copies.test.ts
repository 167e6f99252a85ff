import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchForSecondCopies } from './find-second-copies.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

function addSheet(rule: string): void {
  const style = document.createElement('style');
  style.dataset['styled'] = 'active';
  style.textContent = rule;
  document.head.append(style);
}
const mark = (selector: string, key: string) =>
  Object.assign(document.querySelector(selector) as Element, { [`__reactFiber$${key}`]: {} });

/** Watches the page; returns what was reported, and what tells of a navigation. */
function watch() {
  const report = jest.fn<(error: unknown, context?: object) => void>();
  const listeners: (() => void)[] = [];
  const subscribe = (listener: () => void) => {
    listeners.push(listener);
    return () => undefined;
  };
  watchForSecondCopies({ report, router: { subscribe } });
  return {
    said: () => report.mock.calls.map(([error, context]) => [(error as Error).message, context]),
    navigate: () => {
      for (const listener of listeners) listener();
      jest.runAllTimers();
    },
  };
}

test('a page with one of each has no second', () => {
  addSheet('.a { color: red; }');
  document.body.innerHTML = '<main><p></p></main>';
  mark('main', 'one');
  mark('p', 'one');
  expect(watch().said()).toEqual([]);
});

test('a second styled-components is named with the remote whose elements have its rules', () => {
  document.body.innerHTML =
    '<p class="catalog__sc-1 a"></p><div class="sample__sc-1"><b class="shared__sc-2 b"></b></div>';
  addSheet('.a { color: red; }');
  addSheet('.b { color: green; }');
  expect(watch().said()).toEqual([
    ['sample has brought a second styled-components: build it without.', { remote: 'sample' }],
  ]);
});

test('a second React is named with the remote whose element it has rendered', () => {
  document.body.innerHTML = '<main class="shell__sc-1"><p class="sample__sc-1"></p></main>';
  mark('main', 'one');
  mark('p', 'two');
  expect(watch().said()).toEqual([
    ['sample has brought a second react: build it without.', { remote: 'sample' }],
  ]);
});

test('each is reported once, also one that a later page brings', () => {
  const { said, navigate } = watch();
  expect(said()).toEqual([]);
  addSheet('.a {}');
  addSheet('.b {}');
  navigate();
  navigate();
  expect(said()).toEqual([
    ['A remote has brought a second styled-components: build it without.', { remote: 'A remote' }],
  ]);
});
