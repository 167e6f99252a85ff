import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createRemoteLoader, RemoteUnavailable, type FetchRemote } from './remote-loader.ts';
import type { Snapshot } from './snapshot.ts';

const release = (version: string) => ({ version, base: `/r/${version}/`, entry: 'e.js', integrity: '' });
const snapshot: Snapshot = {
  revision: 1,
  remotes: {
    catalog: { ...release('2.0.0'), prefixes: ['/'], slots: [], previous: release('1.0.0') },
    account: { ...release('1.0.0'), prefixes: ['/login'], slots: [], excluded: true },
    cart: { ...release('1.0.0'), prefixes: ['/cart'], slots: ['cart-sidebar'] },
  },
};
const exposed = (name: string) => ({ remote: { name, routes: [] } });

function setUp(fetchRemote: FetchRemote) {
  const tried: string[] = [];
  const report = jest.fn();
  const onTimeout = jest.fn();
  const loader = createRemoteLoader({
    snapshot,
    report,
    onTimeout,
    timeoutMs: 8000,
    fetchRemote: (name, wanted, attempt) => {
      tried.push(`${wanted.version}#${String(attempt)}`);
      return fetchRemote(name, wanted, attempt);
    },
  });
  return { loader, tried, report, onTimeout };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a remote is fetched once, however often it is requested', async () => {
  const { loader, tried } = setUp((name) => Promise.resolve(exposed(name)));
  const [first, second] = await Promise.all([loader.load('catalog'), loader.load('catalog')]);
  expect(first).toBe(second);
  expect(loader.isLive('catalog')).toBe(true);
  expect(tried).toEqual(['2.0.0#0']);
});

test('a release that fails is retried once, then the previous release is loaded', async () => {
  const { loader, tried, report } = setUp((name, { version }) =>
    version === '1.0.0' ? Promise.resolve(exposed(name)) : Promise.reject(new Error('broken')),
  );
  await expect(loader.load('catalog')).resolves.toMatchObject({ name: 'catalog' });
  expect(tried).toEqual(['2.0.0#0', '2.0.0#1', '1.0.0#2']);
  expect(loader.isLive('catalog')).toBe(false);
  expect(report).toHaveBeenCalledTimes(2);
});

test('a slow response is waited for; after a timeout the previous release is loaded', async () => {
  const slow = setUp(async (name) => {
    await new Promise((resolve) => setTimeout(resolve, 7000));
    return exposed(name);
  });
  const late = slow.loader.load('catalog');
  await jest.advanceTimersByTimeAsync(7000);
  await expect(late).resolves.toMatchObject({ name: 'catalog' });
  expect(slow.tried).toEqual(['2.0.0#0']);

  expect(slow.onTimeout).not.toHaveBeenCalled();

  const { loader, tried, onTimeout } = setUp((name, { version }) =>
    version === '1.0.0' ? Promise.resolve(exposed(name)) : new Promise(() => undefined),
  );
  const loading = loader.load('catalog');
  await jest.advanceTimersByTimeAsync(8000);
  await expect(loading).resolves.toMatchObject({ name: 'catalog' });
  expect(tried).toEqual(['2.0.0#0', '1.0.0#1']);
  expect(onTimeout.mock.calls).toEqual([[expect.objectContaining({ version: '2.0.0' })]]);
});

test('when every release fails the call rejects, and the next call tries again', async () => {
  let broken = true;
  const { loader } = setUp((name) =>
    broken ? Promise.reject(new Error('down')) : Promise.resolve(exposed(name)),
  );
  await expect(loader.load('cart')).rejects.toThrow(RemoteUnavailable);
  broken = false;
  await expect(loader.load('cart')).resolves.toMatchObject({ name: 'cart' });
});

test.each([
  ['another remote', exposed('content')],
  ['garbage', { default: 1 }],
  ['nothing', undefined],
])('%s under the name of a remote is refused', async (_, module) => {
  const { loader } = setUp(() => Promise.resolve(module));
  await expect(loader.load('cart')).rejects.toThrow(RemoteUnavailable);
});

test("routes outside the remote's prefixes are dropped and reported", async () => {
  const routes = [{ path: '/cart' }, { path: '/product/:id' }];
  const { loader, report } = setUp((name) => Promise.resolve({ remote: { name, routes } }));
  await expect(loader.load('cart')).resolves.toMatchObject({ routes: [{ path: '/cart' }] });
  expect(report).toHaveBeenCalledWith(expect.stringContaining('/product/:id'), {
    remote: 'cart',
    version: '1.0.0',
  });
});

test('a release that the server left out is not fetched by the browser', async () => {
  const { loader, tried } = setUp((name) => Promise.resolve(exposed(name)));
  await expect(loader.load('account')).rejects.toThrow(RemoteUnavailable);
  expect(tried).toEqual([]);
});

test("a slot's owner is looked up in the channel", () => {
  const { loader } = setUp(() => Promise.reject(new Error('unexpected request')));
  expect(loader.remoteOfSlot('cart-sidebar')).toBe('cart');
  expect(loader.remoteOfSlot('elsewhere')).toBeUndefined();
});
