import { expect, jest, test } from '@jest/globals';
import type { RemoteModule } from '@ritual/shared/federation';
import { fakeHost, type Person } from '@ritual/shared/testing';
import { createRemoteLoader, RemoteUnavailable, type FetchRemote } from '../../federation/remote-loader.ts';
import type { Snapshot } from '../../federation/snapshot.ts';
import { prepareInitialPage } from './initial-page.ts';
import type { HydrationPayload } from './hydration-payload.ts';

const release = (version: string) => ({ version, base: `/r/${version}/`, entry: 'e.js', integrity: '' });
const snapshot: Snapshot = {
  revision: 1,
  remotes: {
    content: { ...release('2.0.0'), prefixes: ['/faq', '/login'], slots: [], previous: release('1.0.0') },
  },
};
const never = new Promise<never>(() => undefined);
const page = { lazy: () => Promise.resolve({ Component: () => null }) };

function remoteWith(lazy: () => Promise<object>): { remote: RemoteModule } {
  const routes = [
    { path: '/faq', lazy },
    { path: '/login', handle: { whenSignedIn: '/account' }, lazy },
  ] as RemoteModule['routes'];
  return { remote: { name: 'content', routes } };
}

interface Case {
  readonly fetchRemote: FetchRemote;
  readonly mode?: HydrationPayload['mode'];
  readonly token?: string;
  readonly user?: Person | null;
  readonly pathname?: string;
}

function prepare({ fetchRemote, mode = 'hydrate', token, user = null, pathname = '/faq' }: Case) {
  return prepareInitialPage({
    page: { mode, snapshot },
    loader: createRemoteLoader({
      ...{ snapshot, fetchRemote, timeoutMs: 200 },
      report: () => undefined,
      onTimeout: () => undefined,
    }),
    session: { ...fakeHost({ user }).auth, start: () => undefined, token: () => token ?? null },
    location: { pathname },
    timeoutMs: 100,
  });
}

const whole: FetchRemote = () => Promise.resolve(remoteWith(page.lazy));

test('with the release that the server rendered with, its markup is hydrated', async () => {
  await expect(prepare({ fetchRemote: whole })).resolves.toMatchObject({
    way: 'hydrate',
    known: ['content'],
  });
});

test('the previous release did not render this markup or fetch its data: the page is rendered anew', async () => {
  const fetchRemote: FetchRemote = (name, { version }, attempt) =>
    version === '1.0.0' ? whole(name, release(version), attempt) : Promise.reject(new Error('lost'));
  await expect(prepare({ fetchRemote })).resolves.toMatchObject({ way: 'replace', known: ['content'] });
});

test('when no release can be loaded, the server markup stays', async () => {
  const answer = await prepare({ fetchRemote: () => Promise.reject(new Error('lost')) });
  expect(answer).toMatchObject({ way: 'replace', known: [] });
  expect(answer.failed).toBeInstanceOf(RemoteUnavailable);
});

test.each<[string, FetchRemote]>([
  ['a remote that is long in coming', () => never],
  ["a page's code that is long in coming", () => Promise.resolve(remoteWith(() => never))],
  [
    "a page's code that fails to load",
    () => Promise.resolve(remoteWith(() => Promise.reject(new Error('lost')))),
  ],
])('%s: the same', async (_what, fetchRemote) => {
  await expect(prepare({ fetchRemote })).resolves.toMatchObject({ way: 'replace' });
});

test.each<[string, Person | null, string]>([
  ['a signed-in shopper is redirected: the form is removed', 'shopper', 'render'],
  ['whose session has ended keeps the form, and what is typed into it', null, 'hydrate'],
])('of a page for visitors: %s', async (_who, user, way) => {
  const answer = await prepare({ fetchRemote: whole, token: 'a token', user, pathname: '/login' });
  expect(answer).toMatchObject({ way, asked: true });
});

test('on other pages the session is not started before hydration', async () => {
  await expect(prepare({ fetchRemote: whole, token: 'a token' })).resolves.toMatchObject({ asked: false });
});

test('with only the frame from the server, nothing is waited for', async () => {
  const fetchRemote = jest.fn(whole);
  await expect(prepare({ fetchRemote, mode: 'client' })).resolves.toMatchObject({ way: 'render', known: [] });
  expect(fetchRemote).not.toHaveBeenCalled();
});
