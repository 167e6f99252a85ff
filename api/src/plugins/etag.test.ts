import { expect, test } from '@jest/globals';
import { endpoints, type Endpoint, type EndpointName } from '@ritual/shared/contract/endpoints';
import { demoPassword } from '@ritual/shared/demo';
import { newPerson } from '../testing/people.ts';
import { setUpTestStore } from '../testing/set-up.ts';

const store = setUpTestStore();

/** The registry is not running here. */
const elsewhere = /^\/api\/admin\/storefront/;
const lists = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(
    ([, { auth, method, path }]) =>
      auth === 'admin' && method === 'GET' && !path.includes(':') && !elsewhere.test(path),
  )
  .map(([name]) => name);

/** What a call cannot do without. */
const queries: Partial<Record<EndpointName, Readonly<Record<string, string>>>> = {
  findPictureProducts: { keys: '101' },
  getPacking: { orders: 'ROP-000000' },
  previewCollection: {
    rule: '{"gender":"MALE","categories":[],"onSale":false,"limited":false,"isNew":false,"priceFrom":null,"priceTo":null}',
  },
  getTaxReport: { period: '2026-11' },
  quotePhoneOrder: { units: '10101:1', state: 'MA' },
};

async function signedIn(): Promise<string> {
  const body = { email: 'admin@example.com', password: demoPassword };
  return (await store.call('login', { body })).body.token;
}

test('there are lists to ask for', () => {
  expect(lists).toEqual(expect.arrayContaining(['listPeople', 'listMessages', 'listStaff', 'listAudit']));
});

test.each(lists)('%s: what has not changed is not sent again', async (name) => {
  const token = await signedIn();
  const query = queries[name] ?? {};
  const first = await store.call(name, { token, query });
  const { etag = '' } = first.headers as { etag?: string };
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/".+"$/)]);
  const again = await store.call(name, { token, query, headers: { 'if-none-match': etag } });
  expect([again.status, again.body]).toEqual([304, undefined]);
  expect(again.headers).toMatchObject({ 'cache-control': 'no-store' });
});

test('what has changed is sent, and a caller without the right does not learn that it is the same', async () => {
  const token = await signedIn();
  const { etag = '' } = (await store.call('listPeople', { token })).headers as { etag?: string };
  const shopper = await newPerson(store);
  const headers = { 'if-none-match': etag };
  expect((await store.call('listPeople', { token, headers })).status).toBe(200);
  expect((await store.call('listPeople', { token: shopper.token, headers })).status).toBe(403);
});
