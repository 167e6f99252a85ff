import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fallbackMessageHtml, fallbackMessageId } from '../fallback-message.ts';

const entry = '/releases/shell/1.0.0/main.js';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = fallbackMessageHtml;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Runs the bootstrap loader in a page without a main picture. */
async function start(more: readonly object[] = []) {
  const own = document.createElement('script');
  const data = { first: entry, integrity: 'sha384-x', more: JSON.stringify(more) };
  Object.assign(own.dataset, { ...data, fallback: fallbackMessageId });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  await jest.isolateModulesAsync(async () => void (await import('./bootstrap-loader.ts')));
}

const scripts = () => [...document.head.querySelectorAll('script')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const lose = () => scripts().at(-1)?.dispatchEvent(new Event('error'));
const words = () => document.querySelector('[role=alert]');

test('it adds the entry once, and shows no message when that loads', async () => {
  await start();
  jest.runAllTimers();
  expect(addresses()).toEqual([entry]);
  expect(scripts()[0]?.integrity).toBe('sha384-x');
  expect(words()).toBeNull();
});

test('the scripts of the page are preloaded after the entry, which they must not hold up', async () => {
  await start([{ href: '/releases/catalog/1.0.0/a.js', integrity: 'sha384-a' }]);
  const [first, second] = document.head.children;
  expect(first).toHaveAttribute('src', entry);
  expect(first).toMatchObject({ fetchPriority: 'high' });
  expect(second).toMatchObject({ rel: 'preload', integrity: 'sha384-a' });
  expect(second).toHaveAttribute('href', '/releases/catalog/1.0.0/a.js');
});

test('an entry that fails to load is retried with another URL, which no other page has tried', async () => {
  await start();
  lose();
  expect(addresses()).toHaveLength(1);
  jest.runAllTimers();
  expect(addresses()).toEqual([entry, `${entry}?try=${String(Date.now())}`]);
  expect(scripts()[1]?.integrity).toBe('sha384-x');
  jest.runAllTimers();
  expect(addresses()).toHaveLength(2);
  expect(words()).toBeNull();

  await start();
  lose();
  jest.runAllTimers();
  expect(new Set(addresses().filter((address) => address !== entry)).size).toBe(2);
});

test('when every attempt fails, the page shows the fallback message', async () => {
  await start();
  for (let tries = 0; tries < 3; tries += 1) {
    expect(words()).toBeNull();
    lose();
    jest.runAllTimers();
  }
  expect(addresses()).toHaveLength(3);
  expect(words()).toHaveTextContent(/could not be loaded.*Reload the page/);
});
