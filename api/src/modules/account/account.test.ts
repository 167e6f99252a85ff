import { describe, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { sendMails } from '../../jobs/send-mails.ts';
import { linkOf, mailsTo } from '../../testing/mail/mails.ts';
import { newPerson, password } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();

const fresh = 'five green umbrellas';
const link = async (email: string, kind: 'verify' | 'reset') =>
  (await linkOf(store.database.db, email, kind)) ?? 'no link was sent';
const mails = (email: string) => mailsTo(store.database.db, email);
const login = async (email: string, secret: string) =>
  (await store.call('login', { body: { email, password: secret } })).status;
const profileOf = (email: string) => ({
  firstName: 'Test',
  lastName: 'Person',
  email,
  phone: '(617) 555-0142',
});
const move = (token: string, email: string) =>
  store.call('updateMe', { token, body: { ...profileOf(email), currentPassword: password } });
const older = (interval: string) =>
  store.database.db.execute(sql`update account_links set expires_at = expires_at - ${interval}::interval`);

describe('links in mails', () => {
  test('a reset works for an hour, a new account is confirmed within three days', async () => {
    const { email } = await newPerson(store);
    await store.call('forgotPassword', { body: { email } });
    const token = await link(email, 'reset');
    const verify = await link(email, 'verify');
    const { rows } = await store.database.db.execute(sql`
      select kind, round(extract(epoch from l.expires_at - l.created_at) / 3600)::int as hours from account_links l
      join users u on u.id = l.user_id where u.email = ${email} order by kind`);
    expect(rows).toEqual([
      { kind: 'reset', hours: 1 },
      { kind: 'verify', hours: 72 },
    ]);
    await older('61 minutes');
    const reset = await store.call('resetPassword', { body: { token, password: fresh } });
    expect([reset.status, reset.body.code]).toEqual([400, 'LINK_INVALID']);
    expect((await store.call('verifyEmail', { body: { token: verify } })).status).toBe(204);
  });

  test('of two who follow one at once one gets in', async () => {
    const { email } = await newPerson(store);
    await store.call('forgotPassword', { body: { email } });
    const token = await link(email, 'reset');
    const both = await Promise.all(
      [`${fresh} 1`, `${fresh} 2`].map((secret) =>
        store.call('resetPassword', { body: { token, password: secret } }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
    expect((await mails(email)).filter((kind) => kind === 'password-changed')).toHaveLength(1);
  });

  test('one that opened the account closes the others', async () => {
    const { email } = await newPerson(store);
    await store.call('forgotPassword', { body: { email } });
    const first = await link(email, 'reset');
    await store.call('forgotPassword', { body: { email } });
    const second = await link(email, 'reset');
    expect(second).not.toBe(first);
    await store.call('resetPassword', { body: { token: first, password: fresh } });
    const late = await store.call('resetPassword', { body: { token: second, password: `${fresh} 2` } });
    expect(late.body.code).toBe('LINK_INVALID');
    expect(await login(email, fresh)).toBe(200);
  });

  test('the rows do not tell the token, nor does the mail once it is sent', async () => {
    const { email } = await newPerson(store);
    const token = await link(email, 'verify');
    const { rows } = await store.database.db.execute(sql`select l::text as row from account_links l`);
    expect(JSON.stringify(rows)).not.toContain(token);
    const sent: string[] = [];
    const send = ({ to, text }: { to: string; text: string }) => {
      if (to === email) sent.push(text);
      return Promise.resolve();
    };
    while ((await sendMails(store.app.deps, { send })) > 0) continue;
    expect(sent).toEqual([expect.stringContaining(`http://localhost:3000/verify-email?token=${token}`)]);
    expect(await linkOf(store.database.db, email, 'verify')).toBeUndefined();
  });

  test('the mail names the person safely, in HTML and as text', async () => {
    const email = 'mallory@example.com';
    const body = { ...profileOf(email), firstName: '<img src=x>', password };
    await store.call('register', { body });
    const { rows } = await store.database.db.execute<{ html: string; text: string; subject: string }>(sql`
      select html, text, subject from outbox where recipient = ${email}`);
    expect(rows[0]?.html).toContain('Hello &lt;img src=x&gt;,');
    expect(rows[0]?.html).not.toContain('<img');
    expect([rows[0]?.subject, rows[0]?.text]).toEqual([
      'Welcome to RITUAL OF POWER',
      expect.stringContaining('The link works once, for 3 days.'),
    ]);
  });
});

describe('answers do not show who has an account', () => {
  test.each(['forgotPassword', 'resendVerification'] as const)(
    '%s answers the same, in the same time',
    async (name) => {
      const { email } = await newPerson(store);
      const time = async (address: string) => {
        const began = performance.now();
        const { status, body } = await store.call(name, { body: { email: address } });
        expect([status, body]).toEqual([202, undefined]);
        return performance.now() - began;
      };
      const times = [await time(email), await time('unknown@example.com')];
      for (const milliseconds of times) expect(milliseconds).toBeGreaterThan(245);
      expect(await mails('unknown@example.com')).toEqual([]);
    },
  );

  test("by a change to another's address neither: its owner gets a mail, and it is never taken over", async () => {
    const owner = await newPerson(store);
    const { token, email } = await newPerson(store);
    const asked = await move(token, owner.email.toUpperCase());
    expect([asked.status, asked.body.pendingEmail]).toEqual([200, owner.email.toUpperCase()]);
    expect(await mails(owner.email)).toEqual(['welcome', 'email-in-use']);
    await store.call('resendVerification', { body: { email: owner.email } });
    await store.call('verifyEmail', { body: { token: await link(owner.email, 'verify') } });
    expect((await store.call('me', { token })).body).toMatchObject({ email });
    expect((await store.call('me', { token: owner.token })).body.emailVerified).toBe(true);
  });
});

describe('another email', () => {
  test('tells the address before, and closes what was open for it', async () => {
    const { token, email } = await newPerson(store);
    await store.call('forgotPassword', { body: { email } });
    const reset = await link(email, 'reset');
    const next = `new-${email}`;
    await move(token, next);
    const verify = await link(next, 'verify');
    expect((await store.call('verifyEmail', { body: { token: verify } })).status).toBe(204);
    expect(await mails(email)).toEqual(['welcome', 'reset-password', 'email-changed']);
    const late = await store.call('resetPassword', { body: { token: reset, password: fresh } });
    expect(late.body.code).toBe('LINK_INVALID');
  });

  test('of two wishes the last one counts', async () => {
    const { token, email } = await newPerson(store);
    await move(token, `first-${email}`);
    await move(token, `second-${email}`);
    const first = await store.call('verifyEmail', {
      body: { token: await link(`first-${email}`, 'verify') },
    });
    expect(first.body.code).toBe('LINK_INVALID');
    await store.call('verifyEmail', { body: { token: await link(`second-${email}`, 'verify') } });
    expect((await store.call('me', { token })).body.email).toBe(`second-${email}`);
  });

  test('that another person registered with meanwhile stays theirs', async () => {
    const { token, email } = await newPerson(store);
    const wanted = `wanted-${email}`;
    await move(token, wanted);
    const verify = await link(wanted, 'verify');
    await store.call('register', { body: { ...profileOf(wanted), password } });
    expect((await store.call('verifyEmail', { body: { token: verify } })).body.code).toBe('LINK_INVALID');
    expect((await store.call('me', { token })).body.email).toBe(email);
  });

  test('that two want is given to one of them, at the same moment too', async () => {
    for (let round = 0; round < 2; round += 1) {
      const [one, two] = [await newPerson(store), await newPerson(store)];
      const wanted = `shared-${one.email}`;
      await move(one.token, wanted);
      const first = await link(wanted, 'verify');
      await move(two.token, wanted);
      const second = await link(wanted, 'verify');
      const both = await Promise.all(
        [first, second].map((token) => store.call('verifyEmail', { body: { token } })),
      );
      expect(both.map(({ status }) => status).sort()).toEqual([204, 400]);
    }
  });

  test('waits on while other fields are changed', async () => {
    const { token, email } = await newPerson(store);
    await move(token, `next-${email}`);
    const { body } = await store.call('updateMe', { token, body: { ...profileOf(email), firstName: 'Ada' } });
    expect(body).toMatchObject({ firstName: 'Ada', email, pendingEmail: `next-${email}` });
  });
});

test.each([
  ['register', { ...profileOf('robin.hood@example.com'), password: 'robin.hood2026' }, 'password'],
  ['changePassword', { currentPassword: password, newPassword: 'Test-Person-1' }, 'newPassword'],
  ['changePassword', { currentPassword: password, newPassword: 'Sunshine2024!' }, 'newPassword'],
] as const)('%s refuses a password that is easy to guess (%j)', async (name, body, field) => {
  const { token } = await newPerson(store);
  const answer = await store.call(name, { token, body });
  expect([answer.status, answer.body.details?.fields?.map(({ path }) => path)]).toEqual([400, [field]]);
});

test('a changed password is reported by mail, and an open reset link is worth nothing', async () => {
  const { token, email } = await newPerson(store);
  await store.call('forgotPassword', { body: { email } });
  const reset = await link(email, 'reset');
  await store.call('changePassword', { token, body: { currentPassword: password, newPassword: fresh } });
  expect(await mails(email)).toEqual(['welcome', 'reset-password', 'password-changed']);
  const late = await store.call('resetPassword', { body: { token: reset, password: `${fresh} 2` } });
  expect(late.body.code).toBe('LINK_INVALID');
  expect([await login(email, fresh), await login(email, password)]).toEqual([200, 401]);
});
