import { afterEach, expect, jest, test } from '@jest/globals';
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

test('signing in keeps the token, loads the user and the cart, and survives a reload', async () => {
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

test('signing out forgets token, user and cart', async () => {
  const { session, cart } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  await session.signOut();
  expect(session.getState().status).toBe('anonymous');
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(cart.reset).toHaveBeenCalled();
});

/** What the browser tells the other tabs. */
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

test('a token that another tab has renewed changes nothing; one of somebody else starts over', async () => {
  const { session, startOver } = setUp();
  stop = session.stop;
  session.start();
  const user = await session.signIn(await logIn());
  anotherTabStores({ token: tokenOf(user.id), role: 'USER' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(startOver).not.toHaveBeenCalled();
  anotherTabStores({ token: tokenOf('somebody else'), role: 'USER' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(startOver).toHaveBeenCalledTimes(1);
});

test('a page from the memory of the browser asks what has happened meanwhile', async () => {
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  localStorage.removeItem(tokenKey);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(session.getState().status).toBe('anonymous');
});

test('where storage is forbidden, one can sign in until the page is left', async () => {
  await withoutStorage(async () => {
    const { session } = setUp();
    stop = session.stop;
    session.start();
    await session.signIn(await logIn());
    await expect(api.call(me)).resolves.toMatchObject({ email: account.email });
  });
});

test('a call that is refused for good ends the session, and the visitor is sent to sign in', async () => {
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

test('several calls that are refused at once end the session once, and send to the login once', async () => {
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

test('a call that is refused after one has signed out is not the end of a session', async () => {
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  const { promise: sent, resolve: send } = Promise.withResolvers<undefined>();
  const { promise: gate, resolve: open } = Promise.withResolvers<undefined>();
  mockServer.use(
    http.get('*/api/addresses', () => {
      send(undefined);
      // And then the mock's own answer.
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

test('garbage in storage counts as signed out', async () => {
  localStorage.setItem(tokenKey, '{"token":7}');
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ status: 'anonymous' });
});

test('a user who is refused is signed out and sent to login', async () => {
  localStorage.setItem(tokenKey, JSON.stringify({ token: 'unknown', role: 'USER' }));
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toEqual({ status: 'anonymous', user: null });
  expect(toLogin).toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test.each([
  ['that nobody has given out', 'unknown'],
  ['of a login that ended', `${btoa('{"alg":"HS256"}')}.${btoa('{"sub":"x"}')}.${'A'.repeat(43)}`],
  ['that no header can carry', 't\u2026ken'],
  ['of two lines', 'a\nb'],
])('a token %s is forgotten also where nobody is led to the login: they are there', async (_what, token) => {
  localStorage.setItem(tokenKey, JSON.stringify({ token, role: 'USER' }));
  // As on the login's own page: there is nowhere to lead to, and nothing is drawn anew.
  const { session, startOver, leavePrivatePage } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toEqual({ status: 'anonymous', user: null });
  expect(localStorage.getItem(tokenKey)).toBeNull();
  expect(startOver).not.toHaveBeenCalled();
  expect(leavePrivatePage).not.toHaveBeenCalled();
});

test.each(breakages)('by $name nobody is signed out, and who is there is asked again', async (breakage) => {
  if (breakage.name === 'a malformed answer') expectConsole(/does not fit the contract/);
  const kept = JSON.stringify(await logIn());
  localStorage.setItem(tokenKey, kept);
  breakCall('me', breakage);
  const { session, toLogin, cart } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ failure: expect.anything() });
  expect(toLogin).not.toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).toBe(kept);
  expect(cart.load).toHaveBeenCalledTimes(1);
  expect(cart.reset).not.toHaveBeenCalled();

  mockServer.resetHandlers();
  await expect(session.ready()).resolves.toMatchObject({ user: { email: account.email } });
});

test('when the network comes back it is found out who is there', async () => {
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

test('who is signed in stays so when their data cannot be fetched again', async () => {
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  failNext('me', 'UNAVAILABLE');
  await session.reload();
  expect(session.getState()).toMatchObject({ user: { email: account.email } });
  expect(toLogin).not.toHaveBeenCalled();
});

test('a renewal that fails with the store signs nobody out', async () => {
  const kept = JSON.stringify({ token: 'expired', role: 'USER' });
  localStorage.setItem(tokenKey, kept);
  failNext('refresh', 'UNAVAILABLE');
  const { session, toLogin } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ failure: { code: 'UNAVAILABLE' } });
  expect(toLogin).not.toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).toBe(kept);
});

test('signing out in another tab also ends a session of which nothing could be found out', async () => {
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
