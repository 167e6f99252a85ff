import { expect, jest, test } from '@jest/globals';
import { mockShop } from '@ritual/shared/mocks';
import { createShopSource } from './shop-source.ts';

const shop = mockShop();

function sourceOf(ask: () => Promise<typeof shop>) {
  let time = 0;
  const report = jest.fn();
  const asked = jest.fn(ask);
  const source = createShopSource(report, asked, () => time);
  return { source, asked, report, wait: (ms: number) => (time += ms) };
}

test('the API is called once per five seconds, however many pages are rendered', async () => {
  const { source, asked, wait } = sourceOf(() => Promise.resolve(shop));
  expect(await Promise.all([source.current(), source.current()])).toEqual([shop, shop]);
  expect(asked).toHaveBeenCalledTimes(1);
  wait(4999);
  await source.current();
  expect(asked).toHaveBeenCalledTimes(1);
  wait(1);
  await source.current();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('the last answer is used while the API fails; null before the first answer', async () => {
  const answers = [
    Promise.reject(new Error('not ready')),
    Promise.resolve(shop),
    Promise.reject(new Error('unavailable')),
  ];
  for (const answer of answers) answer.catch(() => undefined);
  const { source, report, wait } = sourceOf(() => answers.shift() ?? Promise.resolve(shop));
  expect(await source.current()).toBeNull();
  expect(await source.current()).toBe(shop);
  wait(5000);
  expect(await source.current()).toBe(shop);
  expect(report).toHaveBeenCalledTimes(2);
});

test('a page does not wait for an API that does not answer', async () => {
  jest.useFakeTimers();
  try {
    const { source } = sourceOf(() => new Promise(() => undefined));
    const waiting = source.current();
    await jest.advanceTimersByTimeAsync(800);
    expect(await waiting).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
