import { expect, test } from '@jest/globals';
import { headers } from '@ritual/shared/contract';
import { demoPassword } from '@ritual/shared/demo';
import { newPerson, newSessionId, password } from '../../testing/people.ts';
import { setStock } from '../../testing/stock.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { startTestStore } from '../../testing/test-store.ts';

const store = setUpTestStore();

const email = 'shopper@example.com';
const login = (body: object = { email, password: demoPassword }, session?: string) =>
  store.call('login', { body, session });
const refresh = (
  cookie: string | undefined,
  sent: Record<string, string> = { 'x-requested-with': 'store' },
) => store.call('refresh', { headers: { ...sent, cookie: `ritual_refresh=${cookie}` } });
const cookieOf = (answer: { cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'ritual_refresh')?.value;
const person = {
  firstName: 'New',
  lastName: 'Person',
  email: 'New.Person@example.com',
  phone: '(617) 555-0199',
  password: 'quiet river 42',
};

test('login gives a token that opens the account', async () => {
  const { status, body, headers } = await login();
  expect([status, body.role]).toEqual([200, 'USER']);
  expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
  expect(String(headers['set-cookie'])).toMatch(/Path=\/api\/auth/);
  const me = await store.call('me', { token: body.token });
  expect(me.body).toMatchObject({ email, firstName: 'Maya', lastName: 'Collins', phone: '+16175550142' });
  expect(me.body).not.toHaveProperty('passwordHash');
});

test('whichever was wrong, login says the same', async () => {
  const wrong = await login({ email, password: 'not the password' });
  const unknown = await login({ email: 'unknown@example.com', password: demoPassword });
  for (const { status, body } of [wrong, unknown]) {
    expect([status, body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(body).toMatchObject({ message: 'Email or password is incorrect.' });
  }
});

test('tokens that are not ours are refused', async () => {
  const { token } = (await login()).body;
  const forged = token.replace(/\.[^.]+$/, '.AAAA');
  for (const bad of [forged, 'nonsense', `${token}x`]) {
    const { status, body } = await store.call('me', { token: bad });
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  }
  expect((await store.call('me')).status).toBe(401);
});

test('a refresh token works once; used twice, it ends the whole login', async () => {
  const first = cookieOf(await login());
  const other = cookieOf(await login());
  const next = await refresh(first);
  expect(next.status).toBe(200);
  expect(cookieOf(next)).not.toBe(first);
  expect((await store.call('me', { token: next.body.token })).status).toBe(200);

  const stolen = await refresh(first);
  expect([stolen.status, stolen.body.code]).toEqual([401, 'SESSION_EXPIRED']);
  expect((await refresh(cookieOf(next))).body.code).toBe('SESSION_EXPIRED');
  expect((await refresh(other)).status).toBe(200);
});

test('of two uses at the same time one wins', async () => {
  const token = cookieOf(await login());
  const answers = await Promise.all([refresh(token), refresh(token)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('cookie calls need the header that forms of other sites cannot send', async () => {
  const token = cookieOf(await login());
  const { status, body } = await refresh(token, {});
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  expect((await refresh(token)).status).toBe(200);
});

test('logout ends the login of this browser', async () => {
  const token = cookieOf(await login());
  const headers = { 'x-requested-with': 'store', cookie: `ritual_refresh=${token}` };
  expect((await store.call('logout', { headers })).status).toBe(204);
  expect((await refresh(token)).body.code).toBe('SESSION_EXPIRED');
  expect((await store.call('logout', { headers: { 'x-requested-with': 'store' } })).status).toBe(204);
});

test('registering makes an account once, however the e-mail is written', async () => {
  const made = await store.call('register', { body: person });
  expect([made.status, made.body.role]).toEqual([200, 'USER']);
  expect((await store.call('me', { token: made.body.token })).body.phone).toBe('+16175550199');
  const again = await store.call('register', { body: { ...person, email: 'new.person@EXAMPLE.com' } });
  expect([again.status, again.body.code]).toEqual([409, 'EMAIL_TAKEN']);
  expect(again.body.details?.fields?.[0]?.path).toBe('email');
  expect((await login({ email: 'NEW.person@example.com', password: person.password })).status).toBe(200);
});

test('common passwords and bad fields are refused by name', async () => {
  const fieldsOf = async (change: object) => {
    const { status, body } = await store.call('register', {
      body: { ...person, email: 'other@example.com', ...change },
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    return body.details?.fields?.map(({ path }) => path);
  };
  expect(await fieldsOf({ password: 'Password123' })).toEqual(['password']);
  expect(await fieldsOf({ password: 'short' })).toEqual(['password']);
  expect(await fieldsOf({ phone: '12', email: 'no address', firstName: ' ' })).toEqual([
    'firstName',
    'email',
    'phone',
  ]);
  expect(await fieldsOf({ role: 'ADMIN', password: 'aaaaaaaaaaaa' })).toEqual(['password']);
});

test('a request cannot make its sender an administrator', async () => {
  const body = { ...person, email: 'climber@example.com', role: 'ADMIN' };
  const { token } = (await store.call('register', { body })).body;
  expect((await store.call('me', { token })).body.role).toBe('USER');
});

test("the visitor's cart is merged, limited by stock, once", async () => {
  await setStock(store, 20101, 5);
  const session = newSessionId();
  const body = { productId: 201, variantId: 20101 };
  const { token } = (await login()).body;
  await store.call('addToCart', { token, body: { ...body, quantity: 3 } });
  await store.call('addToCart', { session, body: { ...body, quantity: 4 } });
  const merged = await login(undefined, session);
  expect(merged.body.cartChanges).toEqual([
    { variantId: 20101, productName: 'Forge Training Tee', wanted: 7, kept: 5 },
  ]);
  const again = await login(undefined, session);
  expect(again.body).not.toHaveProperty('cartChanges');
  const cart = await store.call('getCart', { token });
  expect(cart.body).toMatchObject({ totalItems: 5 });
  expect((await store.call('getCart', { session })).body.items).toEqual([]);
  const malformed = await login(undefined, 'XYZ');
  expect([malformed.status, malformed.body.code]).toEqual([400, 'INVALID_SESSION_ID']);
});

test('units that the account holds for its own unpaid order are there for the cart that is merged into it', async () => {
  await setStock(store, 20102, 3);
  const buyer = await newPerson(store);
  const session = newSessionId();
  const add = (who: object, quantity: number) =>
    store.call('addToCart', { ...who, body: { productId: 201, variantId: 20102, quantity } });
  await add({ session }, 3);
  await add({ token: buyer.token }, 2);
  await store.call('checkout', {
    token: buyer.token,
    body: { addressId: buyer.addressId },
    headers: { [headers.idempotencyKey]: newSessionId() },
  });
  const { body: cart } = await store.call('getCart', { token: buyer.token });
  const cartItemId = cart.items[0]?.id ?? '';
  await store.call('removeCartItem', { token: buyer.token, params: { cartItemId } });
  const merged = await store.call('login', { session, body: { email: buyer.email, password } });
  expect(merged.status).toBe(200);
  expect(merged.body).not.toHaveProperty('cartChanges');
  const { body: after } = await store.call('getCart', { token: buyer.token });
  expect(after.totalItems).toBe(3);
});

test('too many tries have to wait', async () => {
  const strict = await startTestStore({ limitFactor: 1 });
  try {
    const attempt = () => strict.call('login', { body: { email, password: 'a wrong guess' } });
    const statuses = [];
    for (let index = 0; index < 11; index += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    const refused = await attempt();
    expect(refused.body.code).toBe('RATE_LIMITED');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await strict.call('login', {
      body: { email: 'admin@example.com', password: demoPassword },
    });
    expect([other.status, other.body.role]).toEqual([200, 'ADMIN']);
  } finally {
    await strict.close();
  }
});
