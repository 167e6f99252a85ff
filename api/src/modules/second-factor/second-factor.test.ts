import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { factorChallenge } from '@ritual/shared/contract';
import type { EndpointName } from '@ritual/shared/contract/endpoints';
import { appCode } from '@ritual/shared/testing/app-code';
import { softwarePasskey, type Faults } from '@ritual/shared/testing/software-passkey';
import { buildApp, type App } from '../../app.ts';
import { sql } from '../../db/drizzle.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { newPerson, password } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { callApp, type CallOptions } from '../../testing/test-store.ts';
import { storeApp } from './app-codes.ts';
import { openSecret, sealSecret } from './sealed-secret.ts';

const store = setUpTestStore({ limitFactor: 1 });
const db = () => store.database.db;
beforeEach(() => db().execute(sql`delete from rate_limits`));

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const factorSecret = () => store.app.deps.settings.factorSecret;
const challengeIn = (body: { details?: unknown }) => factorChallenge.parse(body.details);
const login = (email: string) => store.call('login', { body: { email, password } });

async function userOf(email: string): Promise<string> {
  const { rows } = await db().execute<{ id: string }>(sql`select id from users where email = ${email}`);
  return rows[0]?.id ?? '';
}

/** A member of staff; with an authenticator app, of which no code was used yet. */
async function member({ app = true } = {}) {
  const person = await newPerson(store);
  const id = await userOf(person.email);
  await db().execute(sql`update users set role = 'ADMIN' where id = ${id}`);
  await db().execute(sql`insert into staff (user_id, role) values (${id}, 'owner')`);
  if (app) await storeApp(db(), id, sealSecret(secret, id, factorSecret()), 0);
  return { ...person, id };
}

/** The challenge of a login, and the call that answers it with a code. */
async function asked(email: string) {
  const { body } = await login(email);
  const { challenge } = challengeIn(body);
  const answer = (code: string, at: App = store.app) =>
    callApp(at, 'proveFactor', { body: { challenge, proof: { method: 'app', code } } });
  return { challenge, answer };
}

/** Another API on the same database. */
const anotherApp = (changes: object = {}) =>
  buildApp({ settings: { ...store.app.deps.settings, ...changes }, database: store.database });

describe('codes of an authenticator app', () => {
  test.each([-1, 0, 1])('the code of a clock that is %i periods off is right', async (periods) => {
    const { email } = await member();
    const { answer } = await asked(email);
    // A period that ends meanwhile makes a clock that is behind two periods off.
    const left = 30_000 - (Date.now() % 30_000);
    if (periods < 0 && left < 5000) await new Promise((resolve) => setTimeout(resolve, left));
    expect((await answer(appCode(secret, periods))).status).toBe(200);
  });

  test.each([-3, 3])('one that is %i periods off is not', async (periods) => {
    const { email } = await member();
    const { answer } = await asked(email);
    expect((await answer(appCode(secret, periods))).body.code).toBe('FACTOR_WRONG');
  });

  test('of two who use one code at once, one gets in; a code from before it is used up too', async () => {
    const { email } = await member();
    const tries = await Promise.all([asked(email), asked(email)]);
    const code = appCode(secret, 1);
    const answers = await Promise.all(tries.map(({ answer }) => answer(code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const { answer } = await asked(email);
    expect((await answer(appCode(secret))).body.code).toBe('FACTOR_WRONG');
  });

  test('an API that is started between question and answer takes the answer', async () => {
    const { email } = await member();
    const { answer } = await asked(email);
    const later = await anotherApp();
    expect((await answer(appCode(secret), later)).status).toBe(200);
    await later.server.close();
  });

  test('a wrong code can be corrected; five in a quarter of an hour, and thirty in a day', async () => {
    const { email, id } = await member();
    const { answer } = await asked(email);
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await answer('000000')).body.code).toBe('FACTOR_WRONG');
    }
    expect((await answer(appCode(secret))).status).toBe(200);
    // Success forgets the tries.
    const { answer: again } = await asked(email);
    for (let tries = 0; tries < 5; tries += 1) await again('000000');
    const refused = await again(appCode(secret, 1));
    expect([refused.body.code, Number(refused.headers['retry-after'])]).toEqual([
      'RATE_LIMITED',
      expect.any(Number),
    ]);
    await db().execute(sql`delete from rate_limits where key not like 'factor-daily%'`);
    await db().execute(sql`update rate_limits set hits = 30 where key = ${`factor-daily:account:${id}`}`);
    expect((await again(appCode(secret, 1))).body.code).toBe('RATE_LIMITED');
  });

  test('a challenge ends after ten minutes, and with a new password', async () => {
    const { email, token } = await member();
    const { answer } = await asked(email);
    await db().execute(sql`update factor_challenges set expires_at = now() - interval '1 second'`);
    expect((await answer(appCode(secret))).body.code).toBe('CHALLENGE_INVALID');
    await tidyUp(db());
    expect((await db().execute(sql`select 1 from factor_challenges`)).rows).toEqual([]);
    const { answer: open } = await asked(email);
    const newPassword = 'five green umbrellas';
    const change = { token, body: { currentPassword: password, newPassword } };
    expect((await store.call('changePassword', change)).status).toBe(204);
    expect((await open(appCode(secret))).body.code).toBe('CHALLENGE_INVALID');
  });

  test('who asks without end keeps twenty challenges', async () => {
    const { id, token } = await member();
    await db().execute(sql`update logins set confirmed_at = null where user_id = ${id}`);
    for (let calls = 0; calls < 25; calls += 1) await store.call('removeApp', { token });
    const { rows } = await db().execute(sql`select 1 from factor_challenges where user_id = ${id}`);
    expect(rows).toHaveLength(20);
  });

  test('the secret cannot be read from the row, and opens for no other account', () => {
    const sealed = sealSecret(secret, 'one', factorSecret());
    expect(sealed).not.toContain(secret);
    expect(openSecret(sealed, 'one', factorSecret())).toBe(secret);
    expect(() => openSecret(sealed, 'another', factorSecret())).toThrow();
    expect(() => openSecret(sealed, 'one', 'the secret of another store, long enough')).toThrow();
  });
});

describe('passkeys', () => {
  const publicUrl = () => store.app.deps.settings.publicUrl;

  async function withPasskey(person: { readonly token: string }, at: App = store.app, origin = publicUrl()) {
    const key = await softwarePasskey(origin);
    const { body: options } = await callApp(at, 'startPasskey', { token: person.token });
    const response = await key.create(options.publicKey);
    const body = { challenge: options.challenge, name: 'Phone', response };
    const added = await callApp(at, 'addPasskey', { token: person.token, body });
    return { key, added };
  }
  type Key = Awaited<ReturnType<typeof softwarePasskey>>;

  async function enter(key: Key, faults: Faults = {}, at: App = store.app) {
    const { body } = await callApp(at, 'passkeyOptions', { body: {} });
    const proof = { method: 'passkey', response: await key.get(body.publicKey, faults) };
    return callApp(at, 'proveFactor', { body: { challenge: body.challenge, proof } });
  }

  test.each<[string, Faults]>([
    ['of another site', { origin: 'http://localhost.evil.example' }],
    ['that was not unlocked by its owner', { unverified: true }],
    ['that another key has signed', { forged: true }],
    ['whose counter has gone back', { counter: 1 }],
  ])('an answer %s is refused', async (_what, faults) => {
    const { key } = await withPasskey(await newPerson(store));
    expect((await enter(key)).status).toBe(200);
    expect((await enter(key, faults)).body.code).toBe('FACTOR_WRONG');
  });

  test('one made for another site is not taken, and one belongs to one account only', async () => {
    const person = await newPerson(store);
    const { added } = await withPasskey(person, store.app, 'https://evil.example');
    expect(added.body.code).toBe('FACTOR_WRONG');
    const { key } = await withPasskey(person);
    const other = await newPerson(store);
    const { body: options } = await store.call('startPasskey', { token: other.token });
    const body = {
      challenge: options.challenge,
      name: 'Mine',
      response: await key.create(options.publicKey),
    };
    expect((await store.call('addPasskey', { token: other.token, body })).body.code).toBe('PASSKEY_KNOWN');
  });

  test('behind a proxy the address of the store for the public counts, whatever the request says', async () => {
    const person = await newPerson(store);
    const behind = await anotherApp({ publicUrl: 'https://shop.example' });
    const { key, added } = await withPasskey(person, behind, 'https://shop.example');
    expect(added.status).toBe(201);
    expect((await enter(key, {}, behind)).status).toBe(200);
    await behind.server.close();
  });

  test("one person's passkey does not answer another's challenge", async () => {
    const { key } = await withPasskey(await newPerson(store));
    const { email } = await member();
    const { challenge } = await asked(email);
    const { body: options } = await store.call('passkeyOptions', { body: { challenge } });
    const proof = { method: 'passkey', response: await key.get(options.publicKey) };
    const answer = await store.call('proveFactor', { body: { challenge, proof } });
    expect(answer.body.code).toBe('FACTOR_WRONG');
  });

  test('a shopper’s password still signs in alone; that of staff no longer does', async () => {
    const shopper = await newPerson(store);
    await withPasskey(shopper);
    expect((await login(shopper.email)).status).toBe(200);
    const staff = await member({ app: false });
    const { added, key } = await withPasskey(staff);
    expect(added.body.recoveryCodes).toHaveLength(10);
    const { body } = await login(staff.email);
    expect(challengeIn(body).methods).toEqual(['passkey', 'recovery']);
    const entered = await enter(key);
    expect((await store.call('listMails', { token: entered.body.token })).status).toBe(200);
  });

  test('all goes with the account, and a reset password’s mail tells that passkeys still sign in', async () => {
    const person = await newPerson(store);
    const { key } = await withPasskey(person);
    const change = { currentPassword: password, newPassword: 'five green umbrellas' };
    await store.call('changePassword', { token: person.token, body: change });
    const { rows } = await db().execute<{ text: string }>(sql`
      select text from outbox where recipient = ${person.email} and kind = 'password-changed'`);
    expect(rows[0]?.text).toContain('a passkey, which still signs in');
    const deletion = { token: person.token, body: { password: 'five green umbrellas' } };
    expect((await store.call('deleteMe', deletion)).status).toBe(204);
    expect((await enter(key)).body.code).toBe('FACTOR_WRONG');
  });
});

describe('what asks again who it is', () => {
  const late = (id: string, column: 'factor_at' | 'confirmed_at') =>
    db().execute(sql`
      update logins set ${sql.identifier(column)} = ${sql.identifier(column)} - interval '6 minutes'
      where user_id = ${id}`);
  const confirm = (token: string, challenge: string, proof: object) =>
    store.call('confirmFactor', { token, body: { challenge, proof } });
  const codeOf = async (name: EndpointName, options: CallOptions, at: App = store.app) =>
    (await callApp(at, name, options)).body as { code?: string; details?: unknown } | undefined;

  async function inside() {
    const person = await member();
    const { answer } = await asked(person.email);
    const { body } = await answer(appCode(secret));
    // As if that had been a while ago.
    await db().execute(sql`update authenticator_apps set last_step = 0 where user_id = ${person.id}`);
    return { ...person, token: body.token };
  }
  const nobody = { params: { id: randomUUID() } };

  test('a call that asks for a factor is open for five minutes, then until the next proof', async () => {
    const { id, token } = await inside();
    const call = { token, ...nobody };
    expect((await codeOf('resetFactors', call))?.code).toBe('PERSON_NOT_FOUND');
    await late(id, 'factor_at');
    await late(id, 'confirmed_at');
    // The rest of the admin area stays open.
    expect((await store.call('listMails', { token })).status).toBe(200);
    const refusal = await codeOf('resetFactors', call);
    const { challenge, methods } = challengeIn(refusal ?? {});
    expect([refusal?.code, methods]).toEqual(['FACTOR_NEEDED', ['app']]);
    const byPassword = await confirm(token, challenge, { method: 'password', password });
    expect(byPassword.body.code).toBe('FACTOR_WRONG');
    expect((await confirm(token, challenge, { method: 'app', code: appCode(secret, 1) })).status).toBe(204);
    expect((await codeOf('resetFactors', call))?.code).toBe('PERSON_NOT_FOUND');
  });

  test('two tabs are asked apart, and one answer opens the calls of both', async () => {
    const { id, token } = await inside();
    await late(id, 'factor_at');
    const one = challengeIn((await codeOf('resetFactors', { token, ...nobody })) ?? {});
    const two = challengeIn((await codeOf('resetFactors', { token, ...nobody })) ?? {});
    const code = appCode(secret, 1);
    expect((await confirm(token, one.challenge, { method: 'app', code })).status).toBe(204);
    expect((await codeOf('resetFactors', { token, ...nobody }))?.code).toBe('PERSON_NOT_FOUND');
    const again = await confirm(token, two.challenge, { method: 'app', code });
    expect(again.body.code).toBe('FACTOR_WRONG');
  });

  test('a challenge counts in the login that was asked', async () => {
    const { email, id, token } = await inside();
    await late(id, 'factor_at');
    const { challenge } = challengeIn((await codeOf('resetFactors', { token, ...nobody })) ?? {});
    const { answer } = await asked(email);
    const { body: other } = await answer(appCode(secret));
    const proof = { method: 'app', code: appCode(secret, 1) };
    expect((await confirm(other.token, challenge, proof)).body.code).toBe('CHALLENGE_INVALID');
  });

  test('staff who delete their account prove the factor, a stolen password is not enough; shoppers have none', async () => {
    const { id, token } = await inside();
    await late(id, 'factor_at');
    const call = { token, body: { password } };
    const refusal = await codeOf('deleteMe', call);
    const { challenge, methods } = challengeIn(refusal ?? {});
    expect([refusal?.code, methods]).toEqual(['FACTOR_NEEDED', ['app']]);
    expect((await confirm(token, challenge, { method: 'app', code: appCode(secret, 1) })).status).toBe(204);
    expect((await store.call('deleteMe', call)).status).toBe(204);
    const shopper = await newPerson(store);
    await late(await userOf(shopper.email), 'confirmed_at');
    expect((await store.call('deleteMe', { token: shopper.token, body: { password } })).status).toBe(204);
  });

  test('changing the own factors takes the password, too', async () => {
    const shopper = await newPerson(store);
    const { token } = shopper;
    expect((await store.call('startPasskey', { token })).status).toBe(200);
    await late(await userOf(shopper.email), 'confirmed_at');
    const refusal = await codeOf('startPasskey', { token });
    const { challenge, methods } = challengeIn(refusal ?? {});
    expect(methods).toEqual(['password']);
    const wrong = await confirm(token, challenge, { method: 'password', password: 'wrong' });
    expect(wrong.body.code).toBe('FACTOR_WRONG');
    expect((await confirm(token, challenge, { method: 'password', password })).status).toBe(204);
    expect((await store.call('startPasskey', { token })).status).toBe(200);
  });

  test('a login of staff from before the factor is proven by the factor, and not by the password alone', async () => {
    const { id, token } = await member({ app: false });
    await storeApp(db(), id, sealSecret(secret, id, factorSecret()), 0);
    const refusal = await codeOf('startPasskey', { token });
    const { challenge, methods } = challengeIn(refusal ?? {});
    expect([refusal?.code, methods]).toEqual(['FACTOR_NEEDED', ['app']]);
    expect((await confirm(token, challenge, { method: 'password', password })).body.code).toBe(
      'FACTOR_WRONG',
    );
    expect((await confirm(token, challenge, { method: 'app', code: appCode(secret) })).status).toBe(204);
    expect((await store.call('startPasskey', { token })).status).toBe(200);
  });

  test('the password forgets no guessed codes', async () => {
    const { id, token } = await inside();
    await db().execute(sql`update rate_limits set hits = 4 where key like 'factor:account:%'`);
    await late(id, 'factor_at');
    await late(id, 'confirmed_at');
    const { challenge } = challengeIn((await codeOf('startPasskey', { token })) ?? {});
    await confirm(token, challenge, { method: 'app', code: '000000' });
    const before = await db().execute(
      sql`select hits from rate_limits where key = ${`factor:account:${id}`}`,
    );
    await confirm(token, challenge, { method: 'password', password });
    const after = await db().execute(sql`select hits from rate_limits where key = ${`factor:account:${id}`}`);
    expect(after.rows).toHaveLength(1);
    expect(Number(after.rows[0]?.['hits'])).toBeGreaterThanOrEqual(Number(before.rows[0]?.['hits']));
  });

  test('in production the admin area stays closed until there is a factor, and opens with it', async () => {
    const production = await anotherApp({ production: true });
    const { token, email } = await member({ app: false });
    expect((await codeOf('listMails', { token }, production))?.code).toBe('FACTOR_SETUP_NEEDED');
    expect((await codeOf('getAdminMe', { token }, production))?.code).toBe('FACTOR_SETUP_NEEDED');
    // In demo mode it is not demanded.
    expect((await store.call('listMails', { token })).status).toBe(200);
    const factors = await callApp(production, 'getFactors', { token });
    expect(factors.body).toMatchObject({ setupNeeded: true, staff: true });
    const { body: setup } = await callApp(production, 'startApp', { token });
    const body = { challenge: setup.challenge, code: appCode(setup.secret) };
    expect((await callApp(production, 'finishApp', { token, body })).status).toBe(200);
    expect((await callApp(production, 'listMails', { token })).status).toBe(200);
    const { rows } = await db().execute<{ subject: string }>(sql`
      select subject from outbox where recipient = ${email} and kind = 'sign-in-changed'`);
    expect(rows).toEqual([{ subject: 'An authenticator app was set up' }]);
    await production.server.close();
  });

  test('a reset takes all factors, ends all logins, tells the person, and is noted in the log', async () => {
    const owner = await inside();
    const lost = await member();
    const reset = { token: owner.token, params: { id: lost.id } };
    const has = async () => (await store.call('getStaffMember', reset)).body.secondFactor as unknown;
    expect(await has()).toBe(true);
    expect((await store.call('resetFactors', reset)).status).toBe(204);
    expect(await has()).toBe(false);
    expect((await store.call('me', { token: lost.token })).status).toBe(401);
    expect((await login(lost.email)).status).toBe(200);
    const { rows } = await db().execute<{ what: string }>(sql`
      select action as what from audit_entries where subject_id = ${lost.id}
      union all select subject from outbox where recipient = ${lost.email} and kind = 'sign-in-changed'`);
    expect(rows.map(({ what }) => what)).toEqual(['staff.reset-factors', 'Your second factor was reset']);
  });
});
