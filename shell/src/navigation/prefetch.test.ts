import { beforeEach, expect, jest, test } from '@jest/globals';
import { matchRoutes } from 'react-router-dom';
import { remoteFor, type RemoteModule } from '@ritual/shared/federation';
import { isPrivate } from '@ritual/shared/federation/guard';
import { ApiError } from '@ritual/shared/http';
import { notFound, type RouteObject } from '@ritual/shared/routing';
import type { Snapshot } from '../federation/snapshot.ts';
import { createPrefetch } from './prefetch.ts';

const release = { version: '1', base: '/releases/catalog/1/', entry: 'remoteEntry.js', integrity: '' };
const snapshot: Snapshot = {
  revision: 1,
  remotes: { catalog: { ...release, prefixes: ['/', '/product', '/account'], slots: [] } },
};

interface Args {
  readonly request: { readonly url: string; readonly signal: AbortSignal };
  readonly params: Readonly<Record<string, string>>;
}
const loader = jest.fn<(args: Args) => Promise<unknown>>();
const privateLoader = jest.fn();
const routes = [
  { path: '/product/:id', lazy: () => Promise.resolve({ loader }) },
  { path: '/account', handle: { access: 'user' }, lazy: () => Promise.resolve({ loader: privateLoader }) },
] as unknown as RouteObject[];
const remote: RemoteModule = { name: 'catalog', routes };
const load = jest.fn(() => Promise.resolve(remote));
const make = () =>
  createPrefetch({
    snapshot,
    loader: { load },
    tools: { remoteFor, matchRoutes, isPrivate },
  });

beforeEach(() => {
  jest.clearAllMocks();
  loader.mockResolvedValue({});
});

test("runs the page's loader once, with its parameters", async () => {
  const prefetch = make();
  await prefetch('/product/7?size=M', 'seen');
  await prefetch('/product/7?size=M', 'seen');
  expect(loader).toHaveBeenCalledTimes(1);
  const [args] = loader.mock.calls[0] ?? [];
  expect(args?.params).toEqual({ id: '7' });
  expect(args?.request.url).toMatch(/\/product\/7\?size=M$/);
});

test('background requests are aborted when the link was only seen', async () => {
  const prefetch = make();
  await prefetch('/product/7', 'seen');
  expect(loader.mock.calls[0]?.[0].request.signal.aborted).toBe(true);
  await prefetch('/product/8', 'meant');
  expect(loader.mock.calls[1]?.[0].request.signal.aborted).toBe(false);
});

test('is repeated after a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const prefetch = make();
  await prefetch('/product/7', 'seen');
  jest.advanceTimersByTime(61_000);
  await prefetch('/product/7', 'seen');
  jest.useRealTimers();
  expect(loader).toHaveBeenCalledTimes(2);
});

test.each(['https://example.com/product/7', '/account', `${location.pathname}#main`])(
  '%s is not prefetched',
  async (address) => {
    await make()(address, 'meant');
    expect(loader).not.toHaveBeenCalled();
    expect(privateLoader).not.toHaveBeenCalled();
  },
);

test.each([
  ['a page that does not exist', notFound()],
  ['a refused call', new ApiError({ code: 'VALIDATION_FAILED', status: 400, message: 'No.' })],
])('%s is not requested again, other pages are', async (_name, error) => {
  const prefetch = make();
  loader.mockRejectedValueOnce(error);
  await prefetch('/product/7', 'meant');
  await prefetch('/product/7', 'meant');
  expect(loader).toHaveBeenCalledTimes(1);
  await prefetch('/product/8', 'meant');
  expect(loader).toHaveBeenCalledTimes(2);
});

test.each([
  ['the network', new Error('offline')],
  ['the store', new ApiError({ code: 'UNAVAILABLE', status: 503, message: 'Later.' })],
  ['too many calls', new ApiError({ code: 'RATE_LIMITED', status: 429, message: 'Later.' })],
])('after a failure of %s prefetching pauses for a minute', async (_name, error) => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  const prefetch = make();
  loader.mockRejectedValueOnce(error);
  await prefetch('/product/7', 'meant');
  await prefetch('/product/8', 'meant');
  expect(loader).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(61_000);
  await prefetch('/product/8', 'meant');
  jest.useRealTimers();
  expect(loader).toHaveBeenCalledTimes(2);
});
