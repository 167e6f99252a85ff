import { expect, test } from '@jest/globals';
import type { RemoteModule } from '@ritual/shared/federation';
import type { RouteObject } from '@ritual/shared/routing';
import { createSession } from '../session/session.ts';
import { patchRoutes } from './patch-routes.ts';
import type { Snapshot } from '../federation/snapshot.ts';

const snapshot: Snapshot = {
  revision: 1,
  remotes: {
    account: {
      version: '1.0.0',
      base: '/r/1.0.0/',
      entry: 'e.js',
      integrity: '',
      prefixes: ['/login'],
      slots: [],
    },
  },
};
const session = createSession({
  cart: { load: () => Promise.resolve(), reset: () => undefined },
  toLogin: () => undefined,
  leavePrivatePage: () => undefined,
  startOver: () => undefined,
  report: () => undefined,
});

function setUp() {
  const { promise, resolve } = Promise.withResolvers<RemoteModule>();
  const added: string[] = [];
  const loader = { load: () => promise };
  const patchOnNavigation = patchRoutes({ snapshot, session, loader, known: [] });
  /** Like the router: routes added by a navigation that was replaced by another are ignored. */
  const visit = async (signal: AbortSignal): Promise<void> =>
    patchOnNavigation({
      path: '/login',
      matches: [],
      fetcherKey: undefined,
      signal,
      patch: (_, routes) => {
        if (!signal.aborted) added.push(...routes.map(({ id }: RouteObject) => id ?? ''));
      },
    });
  const arrive = () => resolve({ name: 'account', routes: [] });
  return { added, visit, arrive };
}

test('a remote adds its routes once', async () => {
  const { added, visit, arrive } = setUp();
  arrive();
  await visit(new AbortController().signal);
  await visit(new AbortController().signal);
  expect(added).toEqual(['account']);
});

test('a navigation that replaces another adds the routes that were being fetched', async () => {
  const { added, visit, arrive } = setUp();
  const first = new AbortController();
  const visits = [visit(first.signal)];
  first.abort();
  visits.push(visit(new AbortController().signal));
  arrive();
  await Promise.all(visits);
  expect(added).toEqual(['account']);
});

test('an area of a remote is fetched when an address below it is opened, once', async () => {
  const fetched: string[] = [];
  const area = {
    prefix: '/login/staff',
    routes: () => {
      fetched.push('area');
      return Promise.resolve([{ path: '/login/staff/list' }, { path: '/elsewhere' }]);
    },
  };
  const remote = { name: 'account', routes: [], areas: [area] };
  const patchOnNavigation = patchRoutes({
    snapshot,
    session,
    known: [],
    loader: { load: () => Promise.resolve(remote) },
  });
  const added: string[] = [];
  const visit = async (path: string): Promise<void> =>
    patchOnNavigation({
      path,
      matches: [],
      fetcherKey: undefined,
      signal: new AbortController().signal,
      patch: (parent, routes) =>
        added.push(
          ...routes.map(({ id = '', children = [] }) => {
            const pages = children.map(({ id: page = '', path: pattern = '' }) => `${page} ${pattern}`);
            return [parent ?? '', id, ...pages].join(' ');
          }),
        ),
    });
  await visit('/login');
  expect(fetched).toEqual([]);
  await visit('/login/staff/list');
  await visit('/login/staff/other');
  expect(fetched).toEqual(['area']);
  // Routes outside the area are dropped; the others are below the one that says whose frame is around them.
  expect(added).toEqual([
    'remotes account',
    'account account:/login/staff:0 account:/login/staff:0:0 /login/staff/list',
  ]);
});
