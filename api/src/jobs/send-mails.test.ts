import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createServer } from 'node:net';
import { freePort } from '@ritual/platform/database';
import { demoShop } from '@ritual/shared/demo';
import { expectConsole } from '@ritual/shared/testing/console';
import { buildApp, type App } from '../app.ts';
import type { Database } from '../db/client.ts';
import { eq, sql } from '../db/drizzle.ts';
import { outbox, shopSettings } from '../db/schema/index.ts';
import { resetMail } from '../mail/account-mails.ts';
import { contactReplyMail } from '../mail/contact-mails.ts';
import { enqueueMail, storeMail } from '../modules/mails/outbox.ts';
import type { Mail } from '../mail/mail.ts';
import { openTransport, type Transport } from '../mail/transport.ts';
import { saveShopFacts } from '../modules/shop/repository.ts';
import { startMailServer, type MailServer } from '../testing/mail/mail-server.ts';
import { openTestDatabase, testSettings } from '../testing/test-store.ts';
import { maxAttempts, sendMails } from './send-mails.ts';

let database: Database;
let app: App;
let server: MailServer | undefined;
let transport: Transport | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp({ settings: testSettings(null), database });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
});
beforeEach(() => database.db.execute(sql`delete from outbox`));
afterEach(async () => {
  transport?.close();
  await server?.close();
  server = transport = undefined;
});

async function connect(url: string): Promise<Transport> {
  const open = await openTransport({ smtpUrl: url, from: 'Störe <store@example.com>' });
  if (!open) throw new Error('There is no transport.');
  return (transport = open);
}

async function serve(...[behavior, port]: Parameters<typeof startMailServer>): Promise<MailServer> {
  server = await startMailServer(behavior, port);
  transport?.close();
  await connect(server.url);
  return server;
}

let count = 0;
function mail(given: Partial<Mail> = {}): Mail {
  count += 1;
  return {
    ...{ kind: 'password-changed', dedupeKey: `test:${count}`, recipient: 'maya@example.com' },
    ...{ subject: `Mail ${count}`, html: '<p>Hello</p>', text: 'Hello', ...given },
  };
}

const write = (...mails: Mail[]) => Promise.all(mails.map((each) => storeMail(database.db, each)));
const rows = () => database.db.select().from(outbox).orderBy(outbox.subject);
const soon = () => database.db.execute(sql`update outbox set next_attempt_at = now()`);

async function run(): Promise<number> {
  if (!transport) throw new Error('Nothing was opened.');
  await soon();
  return sendMails(app.deps, transport);
}

test('a mail arrives whole: both parts, its names in any letters, the headers of a machine', async () => {
  const { taken } = await serve();
  const subject =
    'Größe für Søren 🌘 – a long subject that must be folded into more than one line of the header';
  const text = `Ünïcode, a line of dots:\n.\n..\n${'long '.repeat(60)}`.trimEnd();
  await write(mail({ subject, text, html: '<p>Ünïcode &amp; <b>more</b></p>' }));
  const [{ id } = { id: '' }] = await rows();
  expect(await run()).toBe(1);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({
    from: 'store@example.com',
    to: ['maya@example.com'],
    type: 'multipart/alternative',
  });
  expect(taken[0]?.text).toBe(text);
  expect(taken[0]?.html).toBe('<p>Ünïcode &amp; <b>more</b></p>');
  expect(taken[0]?.headers).toMatchObject({
    ...{ subject, from: 'Störe <store@example.com>', to: 'maya@example.com' },
    ...{ 'message-id': `<${id}@localhost>`, 'auto-submitted': 'auto-generated' },
    'reply-to': `${demoShop.name} <${demoShop.email}>`,
  });
  expect((await rows())[0]).toMatchObject({ attempts: 1, failedAt: null, lastError: null });
  expect((await rows())[0]?.sentAt).toBeInstanceOf(Date);
  expect(await run()).toBe(0);
});

test('an answer that a person wrote is no machine’s', async () => {
  const { taken } = await serve();
  const given = { name: 'Maya', email: 'maya@example.com', reference: 'R', reply: 'Yes.', message: '?' };
  await enqueueMail(database.db, contactReplyMail(given, 'http://localhost:3000'));
  await run();
  expect(taken[0]?.headers).not.toHaveProperty('auto-submitted');
});

test('a mail that a person can do without says where it is stopped, for mail programs too', async () => {
  const { taken } = await serve();
  const unsubscribeUrl = 'https://store.example.com/api/review-mails/stop?token=a.b';
  await write(mail({ kind: 'review-request', unsubscribeUrl }), mail());
  await run();
  const byKind = taken.map(({ headers }) => [headers['list-unsubscribe'], headers['list-unsubscribe-post']]);
  expect(byKind).toHaveLength(2);
  expect(byKind).toContainEqual([`<${unsubscribeUrl}>`, 'List-Unsubscribe=One-Click']);
  expect(byKind).toContainEqual([undefined, undefined]);
});

test('neither a subject nor a recipient brings headers or more recipients', async () => {
  const { taken } = await serve();
  const subject = 'Hello\r\nBcc: everybody@example.com\r\n\r\nBody';
  await write(mail({ subject }), mail({ recipient: 'maya@example.com, everybody@example.com' }));
  await run();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.headers).not.toHaveProperty('bcc');
  expect(taken[0]?.headers['subject']).toContain('Hello');
  expect(taken[0]?.to).toEqual(['maya@example.com']);
  expect((await rows()).map(({ failedAt }) => failedAt !== null)).toEqual([false, true]);
  expect(taken[0]?.text).toBe('Hello');
});

/** What the server of the tests says to those who would use it in earnest. */
const ownCertificate = /built-in default TLS certificate/;

test('a server that wants a login and an encrypted line gets both; mails share its connections', async () => {
  expectConsole(ownCertificate);
  const login = { user: 'store', pass: 'p@ss word/1' };
  const { taken, connections } = await serve({ login });
  await write(...Array.from({ length: 10 }, () => mail()));
  await run();
  await write(mail(), mail());
  await run();
  expect(taken).toHaveLength(12);
  expect(taken.every(({ secure }) => secure)).toBe(true);
  expect(connections()).toBeLessThanOrEqual(5);
});

test('a wrong password of the store is not the fault of a mail', async () => {
  expectConsole(ownCertificate);
  const { port } = await serve({ login: { user: 'store', pass: 'right' } });
  transport?.close();
  await connect(`smtp://store:wrong@127.0.0.1:${port}/?tls.rejectUnauthorized=false`);
  await write(mail());
  for (let round = 0; round <= maxAttempts; round += 1) await run();
  expect((await rows())[0]).toMatchObject({ attempts: 0, failedAt: null, sentAt: null });
  expect((await rows())[0]?.lastError).toMatch(/535/);
});

test('what is refused for now goes later, with the same message id', async () => {
  const seen: (string | undefined)[] = [];
  const { taken } = await serve({
    onData: ({ headers }) => {
      seen.push(headers['message-id']);
      return seen.length < 3 ? '451 come back later' : null;
    },
  });
  await write(mail());
  await run();
  const [first] = await rows();
  expect(first).toMatchObject({ attempts: 1, sentAt: null, failedAt: null });
  expect(first?.lastError).toContain('451');
  const wait = (first?.nextAttemptAt.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(40_000);
  expect(wait).toBeLessThan(80_000);
  await run();
  await run();
  expect(taken).toHaveLength(1);
  expect(new Set(seen).size).toBe(1);
});

test('what is refused for good is given up at once, and the others go', async () => {
  const { taken } = await serve({
    onRecipient: (address) => (address.startsWith('gone') ? '550 no such box' : null),
    onData: ({ headers }) => (headers['subject'] === 'spam' ? '554 not wanted' : null),
  });
  await write(
    mail({ subject: 'a', recipient: 'gone@example.com' }),
    mail({ subject: 'b' }),
    mail({ subject: 'c', recipient: 'not an address' }),
    mail({ subject: 'spam' }),
  );
  await run();
  expect(taken.map(({ headers }) => headers['subject'])).toEqual(['b']);
  const failed = (await rows()).filter(({ failedAt }) => failedAt);
  expect(failed.map(({ subject }) => subject)).toEqual(['a', 'c', 'spam']);
  expect(failed[0]?.lastError).toContain('550 no such box');
  expect(await run()).toBe(0);
});

test('a sender that is refused is a matter of the settings: the mail waits', async () => {
  const refused = Object.assign(new Error('553 not yours'), {
    ...{ code: 'EENVELOPE', command: 'MAIL FROM', permanent: true },
  });
  transport = { send: () => Promise.reject(refused), close: () => undefined };
  await write(mail());
  await run();
  expect((await rows())[0]).toMatchObject({ attempts: 1, failedAt: null });
});

test('a line that is cut is tried again, so often and no more', async () => {
  await serve({ onData: () => 'drop' });
  await write(mail());
  for (let round = 1; round < maxAttempts; round += 1) await run();
  expect((await rows())[0]).toMatchObject({ attempts: maxAttempts - 1, failedAt: null });
  await run();
  expect((await rows())[0]).toMatchObject({ attempts: maxAttempts, failedAt: expect.any(Date) });
  expect(await run()).toBe(0);
});

test('an outage costs no mail: it waits for the server to come back', async () => {
  const port = await freePort();
  await connect(`smtp://127.0.0.1:${port}`);
  await write(mail(), mail());
  for (let round = 0; round <= maxAttempts; round += 1) await run();
  expect((await rows())[0]).toMatchObject({ attempts: 0, failedAt: null });
  expect((await rows())[0]?.lastError).toContain('ECONNREFUSED');
  const { taken } = await serve({}, port);
  await run();
  expect(taken).toHaveLength(2);
});

test('one that cuts the line does not keep the others', async () => {
  const { taken } = await serve({ onData: ({ headers }) => (headers['subject'] === 'bad' ? 'drop' : null) });
  await write(mail({ subject: 'bad' }), ...Array.from({ length: 6 }, () => mail()));
  await run();
  await run();
  expect(taken).toHaveLength(6);
});

test('two processes never send the same mail', async () => {
  const { taken } = await serve();
  await write(...Array.from({ length: 30 }, () => mail()));
  await soon();
  const open = transport;
  if (!open) throw new Error('Nothing was opened.');
  const worker = async () => {
    while ((await sendMails(app.deps, open)) > 0) continue;
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(taken).toHaveLength(30);
  expect(new Set(taken.map(({ headers }) => headers['message-id'])).size).toBe(30);
});

test('what a process held when it died comes back by itself', async () => {
  const { taken } = await serve();
  await write(mail());
  await soon();
  // It took the mail and was killed before it could say anything.
  void sendMails(app.deps, { send: () => new Promise(() => undefined) });
  for (let tries = 0; tries < 50; tries += 1) {
    const [row] = await rows();
    if ((row?.nextAttemptAt.getTime() ?? 0) > Date.now()) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  if (!transport) throw new Error('Nothing was opened.');
  expect(await sendMails(app.deps, transport)).toBe(0);
  await database.db.execute(
    sql`update outbox set next_attempt_at = next_attempt_at - interval '120 seconds'`,
  );
  expect(await sendMails(app.deps, transport)).toBe(1);
  expect(taken).toHaveLength(1);
});

test('a server that says nothing is left alone in the end', async () => {
  const mute = createServer(() => undefined);
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const address = mute.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { createTransport } = await import('nodemailer');
  // The same way with a shorter timeout.
  const impatient = createTransport({
    port,
    host: '127.0.0.1',
    pool: true,
    greetingTimeout: 100,
    maxRequeues: 0,
  });
  transport = {
    send: async ({ to, subject, text }) =>
      void (await impatient.sendMail({ from: 'a@example.com', to, subject, text })),
    close: () => impatient.close(),
  };
  await write(mail());
  await run();
  expect((await rows())[0]).toMatchObject({ attempts: 0, failedAt: null, sentAt: null });
  mute.close();
});

test('a link is not shown after its mail was sent or given up, and is not sent when it has expired', async () => {
  const { taken } = await serve({
    onRecipient: (address) => (address.startsWith('gone') ? '550 no such box' : null),
  });
  const to = (email: string) =>
    resetMail({ email, firstName: 'Maya' }, 'token-of-a-link', 'http://localhost:3000');
  for (const each of ['maya', 'gone', 'late']) await enqueueMail(database.db, to(`${each}@example.com`));
  await database.db
    .update(outbox)
    .set({ createdAt: new Date(Date.now() - 3_601_000) })
    .where(eq(outbox.recipient, 'late@example.com'));
  await run();
  expect(taken).toHaveLength(1);
  expect(taken[0]?.text).toContain('token-of-a-link');
  const after = await rows();
  expect(
    after
      .filter(({ failedAt }) => failedAt)
      .map(({ recipient }) => recipient)
      .toSorted(),
  ).toEqual(['gone@example.com', 'late@example.com']);
  expect(JSON.stringify(after)).not.toContain('token-of-a-link');
});

test('answers go to the shop as it is now, and to the sender while the shop has no facts', async () => {
  const { taken } = await serve();
  const given = { name: 'Maya', email: 'maya@example.com', reference: 'R', reply: 'Yes.', message: '?' };
  const answer = contactReplyMail(given, 'http://localhost:3000');
  await enqueueMail(database.db, answer);
  await saveShopFacts(database.db, { ...demoShop, name: 'Moved, Ltd.', email: 'new@example.com' });
  await run();
  expect(taken[0]?.headers).toMatchObject({ 'reply-to': '"Moved, Ltd." <new@example.com>' });
  expect(taken[0]?.text).toContain(demoShop.email);

  await database.db.delete(shopSettings);
  await enqueueMail(database.db, { ...answer, dedupeKey: 'without facts' });
  await run();
  expect(taken[1]?.headers).not.toHaveProperty('reply-to');
  expect(taken[1]?.text).not.toMatch(/Questions|\(617\)|Newbury|help@/);
  expect(taken[1]?.text).toContain('http://localhost:3000/contact');
  await saveShopFacts(database.db, demoShop);
});
