import { beforeEach, expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import type { RouteObject } from '../../routing/index.ts';
import type { AuthPort, AuthState, RouteHandle } from '../index.ts';
import { guardRoutes, isForVisitors, isPrivate } from './guard.ts';

const person = { id: '1', email: 'a@example.com', firstName: 'A', lastName: 'B', phone: null } as const;
const shopper: AuthState = { status: 'authenticated', user: { ...person, role: 'USER' } };
const admin: AuthState = { status: 'authenticated', user: { ...person, role: 'ADMIN' } };
const visitor: AuthState = { status: 'anonymous', user: null };

function sessionOf(ready: () => Promise<AuthState>): AuthPort {
  const unused = () => Promise.reject(new Error('not used here'));
  return {
    getState: () => visitor,
    subscribe: () => () => undefined,
    signIn: unused,
    signOut: unused,
    reload: unused,
    ready,
  };
}

const user: RouteHandle = { access: 'user' };
const adminOnly: RouteHandle = { access: 'admin' };
const forVisitors: RouteHandle = {
  whenSignedIn: (_, { searchParams }) => searchParams.get('next') ?? '/dashboard/orders',
};
const form = () => Promise.resolve({ Component: () => null });
const secret = jest.fn(() => 'secret');
beforeEach(() => void secret.mockClear());
const routes: RouteObject[] = [
  { path: '/', element: null },
  { path: '/login', handle: forVisitors, lazy: form },
  {
    path: '/dashboard',
    handle: user,
    children: [
      { path: 'orders', loader: secret, element: null },
      { path: 'prefs', lazy: () => Promise.resolve({ loader: secret, Component: () => null }) },
    ],
  },
  { path: '/admin', handle: adminOnly, loader: secret, element: null },
];

async function open(url: string, state: AuthState | (() => Promise<AuthState>)) {
  const ready = typeof state === 'function' ? state : () => Promise.resolve(state);
  const router = createMemoryRouter(guardRoutes(routes, sessionOf(ready)), { initialEntries: ['/'] });
  await router.navigate(url);
  const { pathname, search } = router.state.location;
  router.dispose();
  return pathname + search;
}

test.each(['/dashboard/orders', '/dashboard/prefs', '/admin'])(
  'a visitor who opens %s is sent to the login and no data is loaded',
  async (url) => {
    expect(await open(`${url}?page=2`, visitor)).toBe(`/login?next=${encodeURIComponent(`${url}?page=2`)}`);
    expect(secret).not.toHaveBeenCalled();
  },
);

test('a shopper opens their pages, including those below a private one', async () => {
  expect(await open('/dashboard/orders', shopper)).toBe('/dashboard/orders');
  expect(secret).toHaveBeenCalledTimes(1);
  expect(await open('/dashboard/prefs', shopper)).toBe('/dashboard/prefs');
  expect(secret).toHaveBeenCalledTimes(2);
});

test('the admin area is for admins', async () => {
  expect(await open('/admin', shopper)).toBe('/login?next=%2Fadmin');
  expect(await open('/admin', admin)).toBe('/admin');
});

test('it waits until the session is known', async () => {
  const { promise, resolve } = Promise.withResolvers<AuthState>();
  const opened = open('/dashboard/orders', () => promise);
  await new Promise((later) => setTimeout(later, 10));
  expect(secret).not.toHaveBeenCalled();
  resolve(shopper);
  expect(await opened).toBe('/dashboard/orders');
});

test('when the session cannot be determined, the page fails and can be tried again', async () => {
  let state: AuthState = { ...visitor, failure: new Error('502') };
  const ready = () => Promise.resolve(state);
  const router = createMemoryRouter(guardRoutes(routes, sessionOf(ready)), { initialEntries: ['/'] });
  await router.navigate('/dashboard/orders');
  expect(router.state.location.pathname).toBe('/dashboard/orders');
  expect(Object.values(router.state.errors ?? {})).toEqual([new Error('502')]);
  expect(secret).not.toHaveBeenCalled();
  state = shopper;
  await router.revalidate();
  expect(router.state.errors).toBeNull();
  expect(secret).toHaveBeenCalledTimes(1);
  router.dispose();
});

test('a page is private when any route above it is', () => {
  expect(isPrivate([{ route: { handle: user } }, { route: {} }])).toBe(true);
  expect(isPrivate([{ route: {} }])).toBe(false);
});

test('a page for visitors redirects a signed-in shopper and never shows them its form', async () => {
  expect(await open('/login?next=/dashboard/prefs', shopper)).toBe('/dashboard/prefs');
  expect(await open('/login', shopper)).toBe('/dashboard/orders');
  expect(await open('/login?next=/admin', admin)).toBe('/admin');
  expect(await open('/login', visitor)).toBe('/login');
});

test('it does not show its form while the session is unknown', async () => {
  const { promise, resolve } = Promise.withResolvers<AuthState>();
  const router = createMemoryRouter(
    guardRoutes(
      routes,
      sessionOf(() => promise),
    ),
    {
      initialEntries: ['/login?next=/dashboard/prefs'],
    },
  );
  await new Promise((later) => setTimeout(later, 10));
  expect(router.state).toMatchObject({ initialized: false, location: { pathname: '/login' } });
  resolve(shopper);
  await new Promise((later) => setTimeout(later, 10));
  expect(router.state).toMatchObject({ initialized: true, location: { pathname: '/dashboard/prefs' } });
  router.dispose();
});

test('a page that the address bar already shows is replaced in the history, so that Back leaves', async () => {
  history.replaceState(null, '', '/dashboard/prefs');
  const router = createMemoryRouter(
    guardRoutes(
      routes,
      sessionOf(() => Promise.resolve(visitor)),
    ),
    {
      initialEntries: ['/', '/dashboard/prefs'],
    },
  );
  await new Promise((later) => setTimeout(later, 10));
  expect(router.state.location.pathname).toBe('/login');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
  router.dispose();
  history.replaceState(null, '', '/');
});

test('a page is for visitors when its route says where signed-in shoppers go', () => {
  expect(isForVisitors([{ route: {} }, { route: { handle: forVisitors } }])).toBe(true);
  expect(isForVisitors([{ route: { handle: user } }])).toBe(false);
});

test('a login page that redirects to a page its shopper may not open is one history entry, however often it is reloaded', async () => {
  const login = `/login?next=${encodeURIComponent('/admin')}`;
  history.replaceState(null, '', login);
  const session = sessionOf(() => Promise.resolve(shopper));
  const router = createMemoryRouter(guardRoutes(routes, session), { initialEntries: ['/', login] });
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (initialized) resolve(stop());
    });
  });
  const { location: at, historyAction } = router.state;
  expect([at.pathname + at.search, historyAction]).toEqual([login, 'REPLACE']);
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/');
  router.dispose();
  history.replaceState(null, '', '/');
});
