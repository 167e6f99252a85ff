import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { mailTemplates, type MailTemplateId, type MailWords } from '@ritual/shared/kernel';
import { sql } from '../../db/drizzle.ts';
import { sendMails } from '../../jobs/send-mails.ts';
import { resetMail, welcomeMail } from '../../mail/account-mails.ts';
import type { OutgoingMail } from '../../mail/transport.ts';
import { newPerson } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';
import { enqueueMail } from '../mails/outbox.ts';
import { putOnStaff } from '../staff/repository.ts';

const store = setUpTestStore();
const publicUrl = 'https://store.example.com';
const maya = { email: 'maya@example.com', firstName: 'Maya' };
const { words } = mailTemplates['reset-password'];
const run = (query: ReturnType<typeof sql>) => store.database.db.execute(query);
let token: string;
let own: string;

beforeAll(async () => {
  const member = await newPerson(store);
  token = member.token;
  const { body } = await store.call('me', { token });
  own = body.email;
  await putOnStaff(store.database.db, body.id, 'owner');
});
beforeEach(async () => {
  await run(sql`delete from content_versions`);
  await run(sql`delete from outbox`);
  await run(sql`delete from rate_limits`);
});

const publish = async (
  change: Partial<MailWords>,
  {
    mail = 'reset-password',
    at = null,
  }: { readonly mail?: MailTemplateId; readonly at?: string | null } = {},
) => {
  const params = { mail };
  const { body: editor } = await store.call('getMailWords', { token, params });
  const content = { ...mailTemplates[mail].words, ...change };
  const { version } = editor;
  const { body: saved } = await store.call('saveMailDraft', { token, params, body: { version, content } });
  return store.call('publishMail', { token, params, body: { version: saved.version, at } });
};
const written = async () => {
  await enqueueMail(store.database.db, resetMail(maya, 'the-token', publicUrl));
  const { rows } = await run(
    sql`select subject, text, html, unread_words from outbox order by created_at desc`,
  );
  return rows[0];
};

describe('a mail is written in the words in force at that moment', () => {
  test('with its link and the values of its fields', async () => {
    await publish({ subject: 'A secret for {{first_name}} of {{shop}}', heading: 'Hello' });
    const mail = await written();
    expect(mail).toMatchObject({
      subject: 'A secret for Maya of RITUAL OF POWER',
      text: expect.stringContaining(`${publicUrl}/reset-password?token=the-token`),
      unread_words: null,
    });
  });

  test('not in those that wait for their time, nor in a draft', async () => {
    await publish({ subject: 'Now' });
    await publish({ subject: 'Then' }, { at: '2120-01-01T00:00:00Z' });
    expect(await written()).toMatchObject({ subject: 'Now' });
    await run(sql`update content_versions set publish_at = clock_timestamp() where publish_at > now()`);
    expect(await written()).toMatchObject({ subject: 'Then' });
  });

  test('what waits in the outbox stays as it was written', async () => {
    await publish({ subject: 'Before' });
    await written();
    await publish({ subject: 'After' });
    const sent: OutgoingMail[] = [];
    await sendMails(store.app.deps, {
      send: (mail) => {
        sent.push(mail);
        return Promise.resolve();
      },
    });
    expect(sent.map(({ subject }) => subject)).toEqual(['Before']);
  });

  test('of a form of a later release it has the first words, and the log says so', async () => {
    await publish({ subject: 'Now' });
    await run(sql`update content_versions set body = jsonb_set(body, '{subject}', '"{{later_field}}"')`);
    const mail = await written();
    expect(mail).toMatchObject({ subject: words.subject, unread_words: expect.any(Number) });
    const { body } = await store.call('listMailWords', { token });
    expect(body.mails.find((each) => each.mail === 'reset-password')?.state).toBe('UNREADABLE');
    const errors: unknown[] = [];
    const log = { ...store.app.deps.log, error: (what: unknown) => errors.push(what) };
    await sendMails(
      { ...store.app.deps, log: log },
      {
        send: () => Promise.resolve(),
      },
    );
    expect(errors).toMatchObject([{ kind: 'reset-password', version: mail?.['unread_words'] }]);
  });

  test('each mail has its own', async () => {
    await publish({ subject: 'Only here' }, { mail: 'welcome' });
    expect(await written()).toMatchObject({ subject: words.subject });
    await enqueueMail(store.database.db, welcomeMail(maya, 'the-token', publicUrl));
    const { rows } = await run(sql`select subject from outbox where kind = 'welcome'`);
    expect(rows).toEqual([{ subject: 'Only here' }]);
  });
});

test('a preview shows each case of a mail', async () => {
  const params = { mail: 'order-canceled' };
  const shown = async (example: number) => {
    const query = { example: String(example) };
    const preview = await store.call('previewMail', { token, params, query });
    return { ...preview.body, text: preview.body.text.replace(/\s+/g, ' ') };
  };
  const { body } = await store.call('getMailWords', { token, params });
  expect(body.examples).toBe(3);
  expect((await shown(0)).text).toContain('You canceled order');
  expect((await shown(1)).text).toContain('have not heard that you agree');
  expect((await shown(2)).text).toContain('went back to you before');
  expect((await shown(0)).html).toContain('<!doctype html>');
});

test('a version is looked at by its key, as a document in which nothing runs', async () => {
  await publish({ heading: 'My own heading' });
  const params = { mail: 'reset-password' };
  const { body } = await store.call('getMailWords', { token, params });
  const open = (query: string, mail = 'reset-password') =>
    store.app.server.inject(`/api/public/mails/${mail}/preview?${query}`);
  const own = await open(`draft=${body.versions[0]?.key ?? ''}`);
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(own.body).toContain('My own heading');
  expect(own.headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
  expect((await open('draft=0')).body).toContain('Choose a new password');
  for (const wrong of ['draft=nothing', 'draft=', '', `draft=${'a'.repeat(101)}`, 'draft=0&example=x'])
    expect((await open(wrong)).statusCode).toBe(404);
  expect((await open('draft=0', 'nothing')).statusCode).toBe(404);
  // The key of one mail opens no other.
  expect((await open(`draft=${body.versions[0]?.key ?? ''}`, 'welcome')).statusCode).toBe(404);
});

test('tests go to the own address, have no link that stops mails, and are few in an hour', async () => {
  const params = { mail: 'review-request' };
  const press = () => store.call('testMail', { token, params, body: {} });
  expect((await press()).body).toEqual({ recipient: own, sending: false });
  const { rows } = await run(sql`select kind, recipient, subject, unsubscribe_url, order_id from outbox`);
  expect(rows).toEqual([
    {
      ...{ kind: 'test', recipient: own, unsubscribe_url: null, order_id: null },
      subject: 'Test: How do you like your order ROP-7K3M9Q?',
    },
  ]);
  await run(sql`update rate_limits set hits = 1000000000 where key like 'mail-test:%'`);
  const { status, body } = await press();
  expect([status, (body as unknown as { code: string }).code]).toEqual([429, 'RATE_LIMITED']);
  expect((await run(sql`select 1 from outbox`)).rows).toHaveLength(1);
});

test('of two writes at once one is refused', async () => {
  const params = { mail: 'welcome' };
  const content = mailTemplates.welcome.words;
  const save = () => store.call('saveMailDraft', { token, params, body: { version: 0, content } });
  const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a mail server that takes a mail is noted once', async () => {
  const opening = async () => (await store.call('getOpening', { token })).body.mail;
  expect(await opening()).toBe('none');
  const noted = async () => (await run(sql`select mail_accepted_at as at from store_modes`)).rows[0]?.['at'];
  await run(sql`update store_modes set mail_accepted_at = null`);
  await written();
  await sendMails(store.app.deps, { send: () => Promise.reject(new Error('no')) });
  expect(await noted()).toBeNull();
  await run(sql`update outbox set next_attempt_at = now()`);
  await sendMails(store.app.deps, { send: () => Promise.resolve() });
  const first = await noted();
  expect(first).not.toBeNull();
  await written();
  await sendMails(store.app.deps, { send: () => Promise.resolve() });
  expect(await noted()).toEqual(first);
});
