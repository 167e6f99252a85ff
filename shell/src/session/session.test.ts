import { afterEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { getCart, getPreferences, listAddresses, login, me } from '@ritual/shared/contract/calls';
import { api, configureApi } from '@ritual/shared/http';
import {
  breakages,
  breakCall,
  expectConsole,
  failNext,
  mockServer,
  mockStore,
  withoutStorage,
} from '@ritual/shared/testing';
import { createSession } from './session.ts';
import { tokenKey } from './token-storage.ts';

const account = { email: 'shopper@example.com', password: 'ritual-demo-2026' };

function setUp() {
  const cart = { load: jest.fn(() => Promise.resolve()), reset: jest.fn() };
  const toLogin = jest.fn();
  const report = jest.fn();
  const leavePrivatePage = jest.fn();
  const startOver = jest.fn();
  const session = createSession({ cart, toLogin, report, leavePrivatePage, startOver });
  configureApi({
    baseUrl: 'http://localhost',
    token: session.token,
    sessionId: () => null,
    renew: session.renew,
    onSessionLost: session.lost,
  });
  return { session, cart, toLogin, report, leavePrivatePage, startOver };
}

const logIn = () => api.call(login, { body: account });

let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
});

test('a visitor without a token is anonymous and gets their cart', async () => {
  const { session, cart } = setUp();
  stop = session.stop;
  expect(session.getState().status).toBe('unknown');
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ status: 'anonymous' });
  expect(cart.load).toHaveBeenCalledTimes(1);
});

test('signing in stores the token, loads the user and the cart, and survives a reload', async () => {
  const { session, cart } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.signIn(await logIn())).resolves.toMatchObject({ email: account.email });
  expect(session.getState()).toMatchObject({ status: 'authenticated' });
  expect(cart.load).toHaveBeenCalledTimes(2);

  const again = setUp().session;
  again.start();
  await expect(again.ready()).resolves.toMatchObject({ status: 'authenticated' });
  again.stop();
});

test('signing out clears token, user and cart', async () => {
  const { session, cart } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  await session.signOut();
  expect(session.getState().status).toBe('anonymous');
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(cart.reset).toHaveBeenCalled();
});

/** The storage event that the browser sends to the other tabs. */
function anotherTabStores(value: object | null) {
  const newValue = value && JSON.stringify(value);
  if (newValue === null) localStorage.removeItem(tokenKey);
  else localStorage.setItem(tokenKey, newValue);
  dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue }));
}

const tokenOf = (sub: string) => `head.${btoa(JSON.stringify({ sub }))}.signature`;

test('signing out in another tab signs out here, and leaves a private page', async () => {
  const { session, leavePrivatePage } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  anotherTabStores(null);
  expect(session.getState().status).toBe('anonymous');
  expect(leavePrivatePage).toHaveBeenCalledTimes(1);
});

test('signing in in another tab signs in here', async () => {
  const { session } = setUp();
  stop = session.stop;
  session.start();
  const { token, role } = await logIn();
  anotherTabStores({ token, role });
  expect(session.getState().status).toBe('loading');
  await expect(session.ready()).resolves.toMatchObject({ user: { email: account.email } });
});

test('a token renewed by another tab changes nothing; a token of another account reloads the page', async () => {
  const { session, startOver } = setUp();
  stop = session.stop;
  session.start();
  const user = await session.signIn(await logIn());
  anotherTabStores({ token: tokenOf(user.id), role: 'USER' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(startOver).not.toHaveBeenCalled();
  anotherTabStores({ token: tokenOf('another account'), role: 'USER' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(startOver).toHaveBeenCalledTimes(1);
});

test('a page that stays, because its form is unsaved, sends nothing in the name of the other account', async () => {
  const { session, startOver, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  anotherTabStores({ token: tokenOf('another account'), role: 'ADMIN' });
  // The browser asked, and the reload was canceled.
  await waitFor(() => expect(startOver).toHaveBeenCalledTimes(1));
  expect(session.token()).toBeNull();
  await expect(session.renew()).resolves.toBeNull();
  await expect(api.call(me)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  // The other account stays signed in.
  expect(toLogin).not.toHaveBeenCalled();
  session.lost();
  await session.signOut();
  expect(localStorage.getItem(tokenKey)).toContain(tokenOf('another account'));
});

test('signed in elsewhere as before, a page that has stayed goes on', async () => {
  const { session, startOver } = setUp();
  stop = session.stop;
  session.start();
  const user = await session.signIn(await logIn());
  anotherTabStores({ token: tokenOf('another account'), role: 'ADMIN' });
  await waitFor(() => expect(startOver).toHaveBeenCalledTimes(1));
  anotherTabStores({ token: tokenOf(user.id), role: 'USER' });
  await waitFor(() => expect(session.token()).toBe(tokenOf(user.id)));
});

test('a page restored from the back/forward cache reads the stored token again', async () => {
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  localStorage.removeItem(tokenKey);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session.getState().status).toBe('anonymous');
});

test('where storage is blocked, a sign-in lasts until the page is left', async () => {
  await withoutStorage(async () => {
    const { session } = setUp();
    stop = session.stop;
    session.start();
    await session.signIn(await logIn());
    await expect(api.call(me)).resolves.toMatchObject({ email: account.email });
  });
});

test('a call that is refused after renewal ends the session and navigates to the login', async () => {
  const { session, toLogin, cart } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  mockStore.state.logins = {};
  mockStore.state.refreshTokens = {};
  await expect(api.call(listAddresses)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(session.getState().status).toBe('anonymous');
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(cart.reset).toHaveBeenCalled();
  expect(toLogin).toHaveBeenCalledTimes(1);
});

test('several calls refused at once end the session once and navigate to the login once', async () => {
  const { session, toLogin, cart } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  cart.reset.mockClear();
  mockStore.state.logins = {};
  mockStore.state.refreshTokens = {};
  const calls = [api.call(listAddresses), api.call(getPreferences), api.call(getCart)];
  const answers = await Promise.allSettled(calls);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(toLogin).toHaveBeenCalledTimes(1);
  expect(cart.reset).toHaveBeenCalledTimes(1);
});

test('a call refused after signing out does not end a session', async () => {
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  const { promise: sent, resolve: send } = Promise.withResolvers<undefined>();
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
  mockServer.use(
    http.get('*/api/addresses', () => {
      send(undefined);
      // After that, the mock's own answer.
      return gate;
    }),
  );
  const refused = expect(api.call(listAddresses)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await sent;
  await session.signOut();
  open(undefined);
  await refused;
  expect(toLogin).not.toHaveBeenCalled();
});

test('an invalid stored token counts as signed out', async () => {
  localStorage.setItem(tokenKey, '{"token":7}');
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ status: 'anonymous' });
});

test('a user whose account cannot be loaded with 401 is signed out and navigates to the login', async () => {
  localStorage.setItem(tokenKey, JSON.stringify({ token: 'unknown', role: 'USER' }));
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toEqual({ status: 'anonymous', user: null });
  expect(toLogin).toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test.each([
  ['that the API never issued', 'unknown'],
  ['of a login that ended', `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"x"}')}.${'A'.repeat(43)}`],
  ['that no header can carry', 't\u2026ken'],
  ['of two lines', 'a\nb'],
])(
  'a token %s is removed also on the login page, which does not navigate to itself',
  async (_what, token) => {
    localStorage.setItem(tokenKey, JSON.stringify({ token, role: 'USER' }));
    // As on the login page: no navigation and no reload.
    const { session, startOver, leavePrivatePage } = setUp();
    stop = session.stop;
    session.start();
    await expect(session.ready()).resolves.toEqual({ status: 'anonymous', user: null });
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(startOver).not.toHaveBeenCalled();
    expect(leavePrivatePage).not.toHaveBeenCalled();
  },
);

test.each(breakages)(
  '$name does not sign the shopper out, and the account is requested again',
  async (breakage) => {
    if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
    const stored = JSON.stringify(await logIn());
    localStorage.setItem(tokenKey, stored);
    breakCall('me', breakage);
    const { session, toLogin, cart } = setUp();
    stop = session.stop;
    session.start();
    await expect(session.ready()).resolves.toMatchObject({ failure: expect.anything() });
    expect(toLogin).not.toHaveBeenCalled();
    expect(localStorage.getItem(tokenKey)).toBe(stored);
    expect(cart.load).toHaveBeenCalledTimes(1);
    expect(cart.reset).not.toHaveBeenCalled();

    mockServer.resetHandlers();
    await expect(session.ready()).resolves.toMatchObject({ user: { email: account.email } });
  },
);

test('the account is loaded when the network is back', async () => {
  localStorage.setItem(tokenKey, JSON.stringify(await logIn()));
  failNext('me', 'NETWORK');
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await session.ready();
  dispatchEvent(new Event('online'));
  expect(session.getState().status).toBe('loading');
  await expect(session.ready()).resolves.toMatchObject({ status: 'authenticated' });
});

test('a signed-in shopper stays signed in when reloading the account fails', async () => {
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  failNext('me', 'UNAVAILABLE');
  await session.reload();
  expect(session.getState()).toMatchObject({ user: { email: account.email } });
  expect(toLogin).not.toHaveBeenCalled();
});

test('a renewal that fails with a server error does not sign out', async () => {
  const stored = JSON.stringify({ token: 'expired', role: 'USER' });
  localStorage.setItem(tokenKey, stored);
  failNext('refresh', 'UNAVAILABLE');
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ failure: { code: 'UNAVAILABLE' } });
  expect(toLogin).not.toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).toBe(stored);
});

test('signing out in another tab also ends a session whose account could not be loaded', async () => {
  localStorage.setItem(tokenKey, JSON.stringify(await logIn()));
  failNext('me', 'UNAVAILABLE');
  const { session, leavePrivatePage } = setUp();
  stop = session.stop;
  session.start();
  await session.ready();
  anotherTabStores(null);
  expect(leavePrivatePage).toHaveBeenCalledTimes(1);
  await expect(session.ready()).resolves.toEqual({ status: 'anonymous', user: null });
});
