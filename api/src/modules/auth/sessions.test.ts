import { describe, expect, test } from '@jest/globals';
import { decodeJwt } from 'jose';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { expired, forge } from '../../testing/forged-tokens.ts';
import { newPerson, password } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();

const requested = { 'x-requested-with': 'store' };
const cookieOf = (answer: { cookies: readonly { name: string; value: string }[] }) =>
  answer.cookies.find(({ name }) => name === 'ritual_refresh')?.value ?? '';
const refresh = (cookie: string, key?: string) =>
  store.call('refresh', {
    headers: { ...requested, cookie: `ritual_refresh=${cookie}`, ...(key && { 'x-idempotency-key': key }) },
  });
const signIn = async (email: string, headers: Record<string, string> = {}) => {
  const answer = await store.call('login', { body: { email, password }, headers });
  return { token: answer.body.token, cookie: cookieOf(answer) };
};
const meets = async (token: string) => {
  const { status, body } = await store.call('me', { token });
  return status === 200 ? status : body.code;
};
const later = (token: string, column: 'created_at' | 'used_at', days: number) =>
  store.database.db.execute(sql`
    update logins set ${sql.identifier(column)} = now() - make_interval(days => ${days})
    where id = ${String(decodeJwt(token)['sid'])}`);

describe('access tokens', () => {
  const secret = () => store.app.deps.settings.tokenSecret;

  test('last 15 minutes, and a minute later a call is refused', async () => {
    const { token } = await newPerson(store);
    const { exp = 0, iat = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(15 * 60);
    expect(await meets(await forge(token, { secret: secret() }))).toBe(200);
    expect(await meets(await expired(token, secret()))).toBe('UNAUTHENTICATED');
  });

  test.each<[string, Partial<Parameters<typeof forge>[1]>]>([
    ['of another secret', { secret: 'a secret of another store, which is long enough' }],
    ['of another issuer', { claims: { iss: 'another' } }],
    ['for another audience', { claims: { aud: 'another' } }],
    ['of another kind', { header: { typ: 'JWT' } }],
    ['signed otherwise', { header: { alg: 'HS512' } }],
    ['that never end', { claims: { exp: undefined } }],
    ['of no account', { claims: { sub: '11111111-1111-4111-8111-111111111111' } }],
    ['of no login', { claims: { sid: '11111111-1111-4111-8111-111111111111' } }],
    ['without a login', { claims: { sid: undefined } }],
  ])('%s are refused', async (_what, forgery) => {
    const { token } = await newPerson(store);
    const forged = await forge(token, { secret: secret(), ...forgery });
    expect(await meets(forged)).toBe('UNAUTHENTICATED');
  });

  test("of one's own with another's login are refused", async () => {
    const { token } = await newPerson(store);
    const other = await newPerson(store);
    const claims = { sid: decodeJwt(other.token)['sid'] };
    expect(await meets(await forge(token, { secret: secret(), claims }))).toBe('UNAUTHENTICATED');
  });

  test('do not carry a role: it is asked for at every call', async () => {
    const { token, email } = await newPerson(store);
    expect(decodeJwt(token)).not.toHaveProperty('role');
    await store.database.db.execute(sql`update users set role = 'ADMIN' where email = ${email}`);
    expect((await store.call('me', { token })).body.role).toBe('ADMIN');
  });
});

describe('refresh tokens', () => {
  test('a stolen one is found out when both have used it: thief and owner are signed out at once', async () => {
    const { email } = await newPerson(store);
    const owner = await signIn(email);
    const other = await signIn(email);
    const thief = await refresh(owner.cookie);
    expect(await meets(thief.body.token)).toBe(200);
    expect((await refresh(owner.cookie)).body.code).toBe('SESSION_EXPIRED');
    for (const token of [owner.token, thief.body.token]) expect(await meets(token)).toBe('UNAUTHENTICATED');
    expect((await refresh(cookieOf(thief))).body.code).toBe('SESSION_EXPIRED');
    expect(await meets(other.token)).toBe(200);
  });

  test('an answer that got lost is given again to a client that knows the key of the request', async () => {
    const { email } = await newPerson(store);
    const { cookie } = await signIn(email);
    const key = 'the end of an access token';
    const lost = await refresh(cookie, key);
    const again = await refresh(cookie, key);
    expect([again.status, cookieOf(again)]).toEqual([200, cookieOf(lost)]);
    const next = await refresh(cookieOf(again), 'the end of the next one');
    expect(next.status).toBe(200);
    // The next one has been used, so it was not lost.
    expect((await refresh(cookie, key)).body.code).toBe('SESSION_EXPIRED');
    expect(await meets(next.body.token)).toBe('UNAUTHENTICATED');
  });

  test.each<[string, string | undefined, string | undefined]>([
    ['without a key', 'the key of the page', undefined],
    ['with another key', 'the key of the page', 'a key that was guessed'],
    ['with a key when none came first', undefined, 'a key that comes late'],
    ['with a key that is too short to be one', 'short', 'short'],
  ])('a second use %s ends the login', async (_what, first, second) => {
    const { email } = await newPerson(store);
    const { cookie } = await signIn(email);
    const { body } = await refresh(cookie, first);
    expect((await refresh(cookie, second)).body.code).toBe('SESSION_EXPIRED');
    expect(await meets(body.token)).toBe('UNAUTHENTICATED');
  });

  test('after ten minutes nothing is given again', async () => {
    const { email } = await newPerson(store);
    const { cookie, token } = await signIn(email);
    await refresh(cookie, 'the key of the page');
    await store.database.db.execute(sql`
      update refresh_tokens set used_at = now() - interval '11 minutes' where used_at is not null`);
    expect((await refresh(cookie, 'the key of the page')).body.code).toBe('SESSION_EXPIRED');
    expect(await meets(token)).toBe('UNAUTHENTICATED');
  });

  test('two tabs at once get the same next token', async () => {
    const { email } = await newPerson(store);
    const { cookie } = await signIn(email);
    const both = await Promise.all([1, 2].map(() => refresh(cookie, 'what both tabs know')));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(both.map(cookieOf)).size).toBe(1);
  });

  test('the rows do not reveal a token', async () => {
    const { email } = await newPerson(store);
    const { cookie } = await signIn(email);
    const next = cookieOf(await refresh(cookie, 'the key of the page'));
    const { rows } = await store.database.db.execute(sql`select t::text as row from refresh_tokens t`);
    const text = JSON.stringify(rows);
    for (const secret of [cookie, next, 'the key of the page']) expect(text).not.toContain(secret);
  });
});

describe('logins end', () => {
  test('after 30 days without use', async () => {
    const { token } = await newPerson(store);
    await later(token, 'used_at', 31);
    expect(await meets(token)).toBe('UNAUTHENTICATED');
  });

  test('after 180 days, however much they are used', async () => {
    const { email } = await newPerson(store);
    const { token, cookie } = await signIn(email);
    await later(token, 'created_at', 179);
    const next = await refresh(cookie);
    expect(next.status).toBe(200);
    await later(token, 'created_at', 181);
    expect(await meets(next.body.token)).toBe('UNAUTHENTICATED');
    const { rows } = await store.database.db.execute<{ days: number }>(sql`
      select ceil(extract(epoch from max(expires_at) - now()) / 86400)::int as days from refresh_tokens
      where login_id = ${String(decodeJwt(token)['sid'])} and used_at is null`);
    // The token that came on day 179 does not outlive the login.
    expect(rows[0]?.days).toBe(1);
  });

  test('at logout where cookies are refused, by the access token', async () => {
    const { token, email } = await newPerson(store);
    const other = await signIn(email);
    expect((await store.call('logout', { token, headers: requested })).status).toBe(204);
    expect([await meets(token), await meets(other.token)]).toEqual(['UNAUTHENTICATED', 200]);
  });

  test('when this browser signs in again', async () => {
    const { email } = await newPerson(store);
    const first = await signIn(email);
    const second = await signIn(email, { cookie: `ritual_refresh=${first.cookie}` });
    expect([await meets(first.token), await meets(second.token)]).toEqual(['UNAUTHENTICATED', 200]);
  });

  test('and are forgotten a while later, with their tokens', async () => {
    const { token, email } = await newPerson(store);
    const other = await signIn(email);
    await later(token, 'used_at', 31);
    await tidyUp(store.database.db);
    const { rows } = await store.database.db.execute(sql`
      select l.id from logins l join users u on u.id = l.user_id
      where u.email = ${email}`);
    expect(rows).toEqual([{ id: decodeJwt(other.token)['sid'] }]);
  });
});
