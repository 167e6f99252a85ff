import { expect, jest, test } from '@jest/globals';
import { mockShop } from '@ritual/shared/mocks';
import { ApiError } from '@ritual/shared/http';
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

test('an older API gives no links: they are those of every store, without empty collections', async () => {
  const { navigation: _, ...before } = { ...shop, collections: ['woman', 'sets'], saleUpTo: null };
  const menu = [{ slug: 'sets', title: 'Sets' }];
  const { source } = sourceOf(() => Promise.resolve({ ...before, menu }));
  const { navigation } = (await source.current()) ?? {};
  expect(navigation?.menu).toEqual([
    { label: 'New In', to: '/NewIn' },
    { label: 'Collections', to: '/collections' },
    { label: 'Woman', to: '/collections/woman' },
    { label: 'Sets', to: '/collections/sets', added: true },
  ]);
  expect(navigation?.about).toBe('');
  expect(navigation?.columns.map(({ title }) => title)).toEqual(['Help']);
});

test('a preview that is not there is reported only where the API fails', async () => {
  const report = jest.fn();
  const answers = [
    Promise.reject(new ApiError({ code: 'NOT_FOUND', message: 'There is none.', status: 404 })),
    Promise.reject(new Error('not ready')),
    Promise.resolve(shop),
  ];
  const ask = () => answers.shift() ?? Promise.reject(new Error('asked too often'));
  const source = createShopSource(report, () => Promise.resolve(shop), Date.now, ask);
  expect(await source.preview('a')).toBeNull();
  expect(report).not.toHaveBeenCalled();
  expect(await source.preview('a')).toBeNull();
  expect(report).toHaveBeenCalledTimes(1);
  expect(await source.preview('a')).toEqual(shop);
});
