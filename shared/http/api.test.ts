import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import {
  addToCart,
  deleteAddress,
  deleteMe,
  getCart,
  getCollection,
  latestProducts,
  listCollections,
  listProducts,
  login,
  logout,
  me,
  refresh,
  register,
  suggestions,
} from '../contract/calls/index.ts';
import { getMail } from '@ritual/shared/contract/admin-calls';
import { api, configureApi, isApiError, resetApiConfig, type ApiError } from './index.ts';

const store = 'http://store.test';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => configureApi({ baseUrl: store }));
afterEach(() => {
  server.resetHandlers();
  resetApiConfig();
});
afterAll(() => server.close());

const emptyCart = { items: [], totalItems: 0, subtotal: 0, total: 0 };
const refusal = (code: string, status: number, more: object = {}, headers: Record<string, string> = {}) =>
  HttpResponse.json({ code, message: `Refused: ${code}`, requestId: 'r-1', ...more }, { status, headers });
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded.')),
    (error: unknown) => {
      if (!isApiError(error)) throw error;
      return error;
    },
  );

test('a call fills in parameters, repeats keys for lists and leaves out empty values', async () => {
  const urls: string[] = [];
  server.use(
    http.get(`${store}/api/products`, ({ request }) => {
      urls.push(request.url);
      return HttpResponse.json([], { headers: { 'X-Total-Count': '48' } });
    }),
    http.get(`${store}/api/collections/:slug`, ({ request }) => {
      urls.push(request.url);
      return HttpResponse.json({ slug: 'a b', title: 'A', description: null, rule: 'all' });
    }),
  );
  const { data, headers } = await api.request(listProducts, {
    query: { size: ['S', 'M'], gender: ['FEMALE'], offset: 9, q: undefined },
  });
  await api.call(getCollection, { params: { slug: 'a b/c' } });
  expect(data).toEqual([]);
  expect(headers['x-total-count']).toBe('48');
  expect(urls).toEqual([
    `${store}/api/products?size=S&size=M&gender=FEMALE&offset=9`,
    `${store}/api/collections/a%20b%2Fc`,
  ]);
});

test('amounts sent in dollars are returned in cents', async () => {
  const products = [{ id: 1, name: 'A', price: 19.9, imageFile: null }];
  server.use(
    http.get(`${store}/api/search/suggestions`, () =>
      HttpResponse.json({ products, categories: [], collections: [] }),
    ),
  );
  const { products: given } = await api.call(suggestions, { query: { q: 'a' } });
  expect(given.map(({ price }) => price)).toEqual([1990]);
});

test('a visitor sends the session id to cart calls only, a user the token instead', async () => {
  const seen: (string | null)[][] = [];
  const note = (request: Request) =>
    seen.push([request.headers.get('x-session-id'), request.headers.get('authorization')]);
  server.use(
    http.get(`${store}/api/cart`, ({ request }) => (note(request), HttpResponse.json(emptyCart))),
    http.get(`${store}/api/products/latest`, ({ request }) => (note(request), HttpResponse.json([]))),
  );
  configureApi({ sessionId: () => 'a'.repeat(32) });
  await api.call(getCart);
  await api.call(latestProducts);
  configureApi({ token: () => 't' });
  await api.call(getCart);
  await api.call(latestProducts);
  expect(seen).toEqual([
    ['a'.repeat(32), null],
    [null, null],
    [null, 'Bearer t'],
    [null, null],
  ]);
});

test('login sends the session id so that carts are merged, and logout the header against CSRF', async () => {
  const seen: Record<string, string | null> = {};
  server.use(
    http.post(`${store}/api/auth/login`, ({ request }) => {
      seen['login'] = request.headers.get('x-session-id');
      return HttpResponse.json({ token: 't', role: 'USER' });
    }),
    http.post(`${store}/api/auth/logout`, ({ request }) => {
      seen['logout'] = request.headers.get('x-requested-with');
      seen['logout type'] = request.headers.get('content-type');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  configureApi({ sessionId: () => 'b'.repeat(32) });
  await api.call(login, { body: { email: 'a@example.com', password: 'x' } });
  expect(await api.call(logout)).toBeUndefined();
  // Without a body, too: the API refuses forms.
  expect(seen).toEqual({ login: 'b'.repeat(32), logout: 'fetch', 'logout type': 'application/json' });
});

test('every request with a body is sent as JSON', async () => {
  const types: (string | null)[] = [];
  server.use(
    http.delete(`${store}/api/*`, ({ request }) => {
      types.push(request.headers.get('content-type'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await api.call(deleteMe, { body: { password: 'x' } });
  await api.call(deleteAddress, { params: { id: '11111111-1111-4111-8111-111111111111' } });
  expect(types).toEqual(['application/json', null]);
});

test('calls that are refused at the same time renew the token once and are each repeated once', async () => {
  let token = 'old';
  const renew = jest.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return (token = 'new');
  });
  server.use(
    http.get(`${store}/api/cart`, ({ request }) =>
      request.headers.get('authorization') === 'Bearer new'
        ? HttpResponse.json(emptyCart)
        : refusal('UNAUTHENTICATED', 401),
    ),
  );
  configureApi({ token: () => token, renew });
  const carts = await Promise.all([api.call(getCart), api.call(getCart), api.call(getCart)]);
  expect(carts).toEqual([emptyCart, emptyCart, emptyCart]);
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a session that cannot be renewed ends', async () => {
  const onSessionLost = jest.fn();
  server.use(http.get(`${store}/api/auth/me`, () => refusal('UNAUTHENTICATED', 401)));
  configureApi({ token: () => 'old', renew: () => Promise.resolve(null), onSessionLost });
  expect((await failure(api.call(me))).code).toBe('UNAUTHENTICATED');
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test('a renewal that does not reach the store keeps the session', async () => {
  const onSessionLost = jest.fn();
  server.use(
    http.get(`${store}/api/auth/me`, () => refusal('UNAUTHENTICATED', 401)),
    http.post(`${store}/api/auth/refresh`, () => HttpResponse.error()),
  );
  const renew = () => api.call(refresh).then((answer) => answer.token);
  configureApi({ token: () => 'old', renew, onSessionLost });
  expect((await failure(api.call(me))).code).toBe('NETWORK');
  expect(onSessionLost).not.toHaveBeenCalled();
});

test('403 ends the session; 401 of a call without a token does not', async () => {
  const onSessionLost = jest.fn();
  server.use(
    http.get(`${store}/api/auth/me`, () => refusal('FORBIDDEN', 403)),
    http.post(`${store}/api/auth/login`, () => refusal('INVALID_CREDENTIALS', 401)),
  );
  configureApi({ onSessionLost });
  const given = { body: { email: 'a@example.com', password: 'x' } };
  expect((await failure(api.call(login, given))).code).toBe('INVALID_CREDENTIALS');
  expect(onSessionLost).not.toHaveBeenCalled();
  configureApi({ token: () => 't' });
  expect((await failure(api.call(me))).status).toBe(403);
  expect(onSessionLost).toHaveBeenCalledTimes(1);
});

test.each(['RIGHT_MISSING', 'FACTOR_NEEDED'])(
  '403 with %s is of one call: the session goes on',
  async (code) => {
    const onSessionLost = jest.fn();
    server.use(http.get(`${store}/api/auth/me`, () => refusal(code, 403)));
    configureApi({ token: () => 't', onSessionLost });
    expect(await failure(api.call(me))).toMatchObject({ code, status: 403 });
    expect(onSessionLost).not.toHaveBeenCalled();
  },
);

test('a code of the admin area is known by the calls that list it', async () => {
  server.use(http.get(`${store}/api/admin/mails/:id`, () => refusal('MAIL_NOT_FOUND', 404)));
  configureApi({ token: () => 't' });
  const params = { id: '00000000-0000-4000-8000-000000000001' };
  expect((await failure(api.call(getMail, { params }))).code).toBe('MAIL_NOT_FOUND');
});

test('errors carry code, fields, stock and retry time', async () => {
  server.use(
    http.post(`${store}/api/cart/add`, () =>
      refusal('INSUFFICIENT_STOCK', 409, { details: { variantId: 5, available: 3 } }),
    ),
    http.post(`${store}/api/auth/login`, () => refusal('RATE_LIMITED', 429, {}, { 'Retry-After': '120' })),
    http.post(`${store}/api/auth/register`, () =>
      refusal('EMAIL_TAKEN', 409, { details: { fields: [{ path: 'email', message: 'Taken.' }] } }),
    ),
    http.delete(`${store}/api/auth/me`, () => refusal('OF_A_NEWER_API', 409)),
    http.get(`${store}/api/collections`, () => new HttpResponse('<html>', { status: 502 })),
  );
  const add = { body: { productId: 1, variantId: 5, quantity: 9 } };
  const given = { body: { email: 'a@example.com', password: 'x' } };
  const person = { ...given.body, firstName: 'A', lastName: 'B', phone: '617 555 0142' };
  expect(await failure(api.call(addToCart, add))).toMatchObject({ available: 3, requestId: 'r-1' });
  expect(await failure(api.call(login, given))).toMatchObject({ retryAfter: 120, status: 429 });
  const taken = await failure(api.call(register, { body: person }));
  expect(taken.fields).toEqual([{ path: 'email', message: 'Taken.' }]);
  // The message of an unknown code is written for shoppers all the same.
  expect(await failure(api.call(deleteMe, { body: { password: 'x' } }))).toMatchObject({
    code: 'INTERNAL',
    status: 409,
    message: 'Refused: OF_A_NEWER_API',
  });
  expect(await failure(api.call(listCollections))).toMatchObject({ code: 'UNAVAILABLE', status: 502 });
});

test('an answer that breaks the contract is a bad answer and is logged', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get(`${store}/api/cart`, () => HttpResponse.json({ items: 'none' })));
  expect((await failure(api.call(getCart))).code).toBe('BAD_ANSWER');
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('a store that cannot be reached is NETWORK, an aborted call rejects with its reason', async () => {
  server.use(http.get(`${store}/api/cart`, () => HttpResponse.error()));
  expect(await failure(api.call(getCart))).toMatchObject({ code: 'NETWORK', status: 0 });
  const controller = new AbortController();
  const call = api.call(getCart, {}, { signal: controller.signal });
  controller.abort(new Error('page left'));
  await expect(call).rejects.toThrow('page left');
});

test('a write is not sent before its answer can be parsed; a chunk that cannot be loaded is NETWORK', async () => {
  const sent: string[] = [];
  server.use(
    http.all(`${store}/api/cart*`, ({ request }) => {
      sent.push(request.method);
      return HttpResponse.json(emptyCart);
    }),
    http.post(`${store}/api/cart/add`, ({ request }) => {
      sent.push(request.method);
      return HttpResponse.json(emptyCart);
    }),
  );
  const lost = () => Promise.reject(new Error('Loading chunk 7 failed.'));
  const body = { productId: 1, variantId: 5, quantity: 1 };
  const args = { body } as unknown as undefined;
  expect((await failure(api.call({ ...addToCart, schemas: lost }, args))).code).toBe('NETWORK');
  expect(sent).toEqual([]);
  expect((await failure(api.call({ ...getCart, schemas: lost }))).code).toBe('NETWORK');
  expect(sent).toEqual(['GET']);
});

test('a call without an answer loads no schemas', async () => {
  server.use(http.delete(`${store}/api/addresses/:id`, () => new HttpResponse(null, { status: 204 })));
  const schemas = jest.fn(() => Promise.resolve({}));
  await api.call({ ...deleteAddress, schemas }, { params: { id: '1' } });
  expect(schemas).not.toHaveBeenCalled();
});

test("a proxy's HTML page is no success of a call without an answer", async () => {
  const page = () => new HttpResponse('<h1>Sign in to this network</h1>', { status: 200 });
  server.use(http.delete(`${store}/api/addresses/:id`, page));
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = await failure(api.call(deleteAddress, { params: { id: '1' } }));
  expect(error.code).toBe('BAD_ANSWER');
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
