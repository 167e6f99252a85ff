import { afterEach, expect, jest, test } from '@jest/globals';
import { api, configureApi } from '@ritual/shared/http';
import { failNext } from '@ritual/shared/testing';
import { createSession } from './session.ts';
import { tokenKey } from './token-storage.ts';

const account = { email: 'shopper@example.com', password: 'ritual-demo-2026' };

function setUp() {
  const cart = { load: jest.fn(() => Promise.resolve()), reset: jest.fn() };
  const toLogin = jest.fn();
  const report = jest.fn();
  const session = createSession({ cart, toLogin, report });
  configureApi({
    baseUrl: 'http://localhost',
    token: session.token,
    sessionId: () => null,
    renew: session.renew,
    onSessionLost: session.lost,
  });
  return { session, cart, toLogin, report };
}

const logIn = () => api.call('login', { body: account });

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

test('signing out in another tab signs out here', async () => {
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await session.signIn(await logIn());
  localStorage.removeItem(tokenKey);
  dispatchEvent(new StorageEvent('storage', { key: tokenKey, newValue: null }));
  expect(session.getState().status).toBe('anonymous');
});

test('garbage in storage counts as signed out', async () => {
  localStorage.setItem(tokenKey, '{"token":7}');
  const { session } = setUp();
  stop = session.stop;
  session.start();
  await expect(session.ready()).resolves.toMatchObject({ status: 'anonymous' });
});

test('a user that cannot be loaded is signed out and sent to login; without a network the token stays', async () => {
  localStorage.setItem(tokenKey, JSON.stringify({ token: 'unknown', role: 'USER' }));
  const first = setUp();
  first.session.start();
  await expect(first.session.ready()).resolves.toMatchObject({ status: 'anonymous' });
  expect(first.toLogin).toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).toBeNull();
  first.session.stop();

  localStorage.setItem(tokenKey, JSON.stringify({ token: 'kept', role: 'USER' }));
  failNext('me', 'NETWORK');
  const second = setUp();
  stop = second.session.stop;
  second.session.start();
  await expect(second.session.ready()).resolves.toMatchObject({ status: 'anonymous' });
  expect(second.toLogin).not.toHaveBeenCalled();
  expect(localStorage.getItem(tokenKey)).not.toBeNull();
});
