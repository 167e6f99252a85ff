import { expect, test } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { enqueueMail } from './outbox.ts';
import { resetMail } from '../../mail/account-mails.ts';
import { setUpTestDatabase } from '../../testing/set-up.ts';
import { testSettings, callApp } from '../../testing/test-store.ts';
import { sql } from '../../db/drizzle.ts';
import { demoPassword } from '@ritual/shared/demo';

const database = setUpTestDatabase();

const smtpUrl = 'smtp://mail.example.com';

test.each([
  ['a demonstration without a mail server shows it', { production: false, smtpUrl: null }, true],
  ['with a mail server it is the mail’s alone', { production: false, smtpUrl }, false],
  ['in production it is shown to no administrator', { production: true, smtpUrl: null }, false],
])('a link that waits: %s', async (_what, { production, smtpUrl: url }, shown) => {
  const settings = testSettings(null);
  const app = await buildApp({
    ...{ database, settings: { ...settings, production, mail: { ...settings.mail, smtpUrl: url } } },
  });
  await database.db.execute(sql`delete from outbox`);
  const maya = { email: 'maya@example.com', firstName: 'Maya' };
  await enqueueMail(database.db, resetMail(maya, 'secret-token', settings.publicUrl));
  const login = { email: 'admin@example.com', password: demoPassword };
  const { body: signedIn } = await callApp(app, 'login', { body: login });
  const { token } = signedIn;
  // In production the admin area is for those who have proven a second factor.
  await database.db.execute(sql`
    with app as (
      insert into authenticator_apps (user_id, sealed_secret, last_step)
      select id, 'sealed', 0 from users where email = ${login.email} returning user_id)
    update logins set factor_at = now() from app where logins.user_id = app.user_id`);
  const { body: list } = await callApp(app, 'listMails', { token });
  expect(list.sending).toBe(url !== null);
  const id = list.content[0]?.id ?? '';
  const { body } = await callApp(app, 'getMail', { token, params: { id } });
  for (const form of [body.text, body.html]) {
    expect(form.includes('secret-token')).toBe(shown);
    expect(form).toContain('reset-password?token=');
  }
  await database.db.execute(sql`delete from authenticator_apps`);
  await app.server.close();
});

test('of two who send a mail again at once, one does', async () => {
  const app = await buildApp({ settings: testSettings(null), database });
  const login = { email: 'admin@example.com', password: demoPassword };
  const { body: signedIn } = await callApp(app, 'login', { body: login });
  await database.db.execute(sql`delete from outbox`);
  await database.db.execute(sql`
    insert into outbox (kind, dedupe_key, recipient, subject, html, text, failed_at, attempts)
    values ('order-shipped', 'k', 'maya@example.com', 'Shipped', '', '', now(), 12)`);
  const { token } = signedIn;
  const id = (await callApp(app, 'listMails', { token })).body.content[0]?.id ?? '';
  const press = () => callApp(app, 'retryMail', { token, params: { id } });
  const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 409, 409]);
  await app.server.close();
});
