import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { configureApi } from '@ritual/shared/http';
import { mockServer } from '@ritual/shared/testing';
import { renewOnce } from './renew.ts';
import { createRenewal } from './renewal.ts';
import { browserTokenStorage, tokenKey } from './token-storage.ts';

const storage = browserTokenStorage();
const stale = `stale-access-token-with-a-signature-${'s'.repeat(43)}`;
let asked: (string | null)[] = [];
/** Runs while the API's answer is pending. */
let meanwhile = () => {};

const store = (token: string | null) => storage.write(token === null ? null : { token, role: 'USER' });
const answers = (answer: () => Response) =>
  mockServer.use(
    http.post('*/api/auth/refresh', async ({ request }) => {
      asked.push(request.headers.get('x-idempotency-key'));
      await new Promise((resolve) => setTimeout(resolve, 10));
      meanwhile();
      return answer();
    }),
  );
const forbidden = () =>
  HttpResponse.json({ code: 'FORBIDDEN', message: 'No.', requestId: 'r' }, { status: 403 });
const expired = () =>
  HttpResponse.json({ code: 'SESSION_EXPIRED', message: 'Ended.', requestId: 'r' }, { status: 401 });

beforeEach(() => {
  asked = [];
  meanwhile = () => {};
  configureApi({ baseUrl: 'http://localhost' });
  store(stale);
  let made = 0;
  answers(() => HttpResponse.json({ token: `new-${String((made += 1))}`, role: 'ADMIN' }));
});
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

test('the new token is stored with the current role', async () => {
  await expect(renewOnce(storage)).resolves.toBe('new-1');
  expect(storage.read()).toEqual({ token: 'new-1', role: 'ADMIN' });
  expect(asked).toEqual(['s'.repeat(43)]);
});

test('concurrent renewals share one request', async () => {
  const { renew } = createRenewal(storage);
  await expect(Promise.all([renew(), renew(), renew()])).resolves.toEqual(['new-1', 'new-1', 'new-1']);
  expect(asked).toHaveLength(1);
});

test('tabs take turns, and the second uses the token of the first', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const request = <Result>(_name: string, work: () => Promise<Result>) => {
    const mine = turn.then(work);
    turn = mine;
    return mine;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(Promise.all([renewOnce(storage), renewOnce(storage)])).resolves.toEqual(['new-1', 'new-1']);
  expect(asked).toHaveLength(1);
});

test('a browser that refuses locks still renews, once', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(renewOnce(storage)).resolves.toBe('new-1');
  expect(asked).toHaveLength(1);
});

test('tabs without locks send the same key and end with the same token', async () => {
  const [first, second] = await Promise.all([renewOnce(storage), renewOnce(storage)]);
  expect(asked).toEqual(['s'.repeat(43), 's'.repeat(43)]);
  expect(first).toBe(second);
  expect(storage.read()?.token).toBe(first);
});

test('signing out during a renewal is not undone by it', async () => {
  meanwhile = () => store(null);
  await expect(renewOnce(storage)).resolves.toBeNull();
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('an ended session gives null; a store that cannot be reached rejects', async () => {
  answers(expired);
  await expect(renewOnce(storage)).resolves.toBeNull();
  expect(storage.read()?.token).toBe(stale);
  answers(() => HttpResponse.error());
  await expect(renewOnce(storage)).rejects.toMatchObject({ code: 'NETWORK' });
  answers(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(renewOnce(storage)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(storage.read()?.token).toBe(stale);
});

test('a 403 ends the session as well', async () => {
  answers(forbidden);
  await expect(renewOnce(storage)).resolves.toBeNull();
});

test('a refusal is ignored when another tab has renewed in the meantime', async () => {
  answers(expired);
  meanwhile = () => store('of another tab');
  await expect(renewOnce(storage)).resolves.toBe('of another tab');
});
