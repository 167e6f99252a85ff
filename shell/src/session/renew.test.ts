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
/** What happens while the answer is on its way. */
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

test('the new token is kept, with the role of today', async () => {
  await expect(renewOnce(storage)).resolves.toBe('new-1');
  expect(storage.read()).toEqual({ token: 'new-1', role: 'ADMIN' });
  expect(asked).toEqual(['s'.repeat(43)]);
});

test('many who want one at the same time share one', async () => {
  const { renew } = createRenewal(storage);
  await expect(Promise.all([renew(), renew(), renew()])).resolves.toEqual(['new-1', 'new-1', 'new-1']);
  expect(asked).toHaveLength(1);
});

test('tabs take turns, and the second takes the token of the first', async () => {
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

test('a browser that has locks and refuses them renews all the same, once', async () => {
  const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(renewOnce(storage)).resolves.toBe('new-1');
  expect(asked).toHaveLength(1);
});

test('tabs that cannot take turns ask with the same key, and agree on one token', async () => {
  const [first, second] = await Promise.all([renewOnce(storage), renewOnce(storage)]);
  expect(asked).toEqual(['s'.repeat(43), 's'.repeat(43)]);
  expect(first).toBe(second);
  expect(storage.read()?.token).toBe(first);
});

test('who has signed out meanwhile is not signed in again', async () => {
  meanwhile = () => store(null);
  await expect(renewOnce(storage)).resolves.toBeNull();
  expect(localStorage.getItem(tokenKey)).toBeNull();
});

test('a session that has ended gives none; a store that is not reached says nothing about it', async () => {
  answers(expired);
  await expect(renewOnce(storage)).resolves.toBeNull();
  expect(storage.read()?.token).toBe(stale);
  answers(() => HttpResponse.error());
  await expect(renewOnce(storage)).rejects.toMatchObject({ code: 'NETWORK' });
  answers(() => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }));
  await expect(renewOnce(storage)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(storage.read()?.token).toBe(stale);
});

test('one that is forbidden ends the session as well', async () => {
  answers(forbidden);
  await expect(renewOnce(storage)).resolves.toBeNull();
});

test('a refusal does not count when another tab has renewed meanwhile', async () => {
  answers(expired);
  meanwhile = () => store('of another tab');
  await expect(renewOnce(storage)).resolves.toBe('of another tab');
});
