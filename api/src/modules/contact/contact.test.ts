import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { contactRequest } from '@ritual/shared/contract';
import { demoAccounts, demoPassword } from '@ritual/shared/demo';
import type * as z from 'zod/mini';
import { sql } from '../../db/drizzle.ts';
import { outbox } from '../../db/schema/index.ts';
import { tidyUp } from '../../jobs/tidy-up.ts';
import { newCustomer, placePaidOrder } from '../../testing/orders.ts';
import { newPerson, password } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();
let admin: string;
beforeAll(async () => {
  const { email } = demoAccounts.find(({ role }) => role === 'ADMIN') ?? {};
  admin = (await store.call('login', { body: { email, password: demoPassword } })).body.token;
});
beforeEach(async () => {
  await store.database.db.execute(sql`truncate contact_messages, contact_replies`);
  await store.database.db.execute(sql`delete from outbox`);
});

const message: z.input<typeof contactRequest> = {
  ...{ name: 'Nora Test', email: 'nora@example.com', topic: 'ORDER', seconds: 30 },
  message: 'Where is my parcel?\n\nNora',
};
const send = (more: object = {}, token?: string) =>
  store.call('sendMessage', { token, body: { ...message, ...more } });
const mails = () => store.database.db.select().from(outbox).orderBy(outbox.createdAt);
const list = async (query: Record<string, string> = {}) =>
  (await store.call('listMessages', { token: admin, query })).body;
const first = async (query: Record<string, string> = {}) => {
  const [found] = (await list(query)).content;
  return (await store.call('getMessage', { token: admin, params: { id: found?.id ?? '' } })).body;
};
const reply = (id: string, version: number, text = 'On its way.\n\nYour team') =>
  store.call('replyToMessage', { token: admin, params: { id }, body: { text, version } });

test('a message and its receipt are there together; the answer goes by mail', async () => {
  const { status, body } = await send();
  expect(status).toBe(202);
  const { id, version } = await first();
  expect((await reply(id, version)).body).toMatchObject({
    state: 'ANSWERED',
    replies: [{ author: 'Ada Reyes' }],
  });
  const [receipt, answer, ...none] = await mails();
  expect(none).toEqual([]);
  expect(receipt).toMatchObject({ kind: 'contact-receipt', recipient: 'nora@example.com' });
  expect(receipt?.subject).toContain(body.reference);
  expect(answer).toMatchObject({ kind: 'contact-reply', recipient: 'nora@example.com' });
  expect(answer?.text).toContain('On its way.');
  expect(answer?.html).toContain('Your team');
});

test('spam is kept and no mail is sent', async () => {
  await send({ website: 'https://example.com' });
  await send({ seconds: 0, message: 'Written in no time.' });
  await send({ name: 'Win at www.example.com' });
  expect((await list({ state: 'SPAM' })).totalElements).toBe(3);
  expect(await mails()).toEqual([]);
  // A person who says the same is not taken for it.
  await send();
  expect(await mails()).toHaveLength(1);
});

test('what is sent twice at once is one message with one receipt', async () => {
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
  expect((await list()).totalElements).toBe(1);
  expect(await mails()).toHaveLength(1);
  // Much later the same words are another question.
  await store.database.db.execute(sql`update contact_messages set created_at = now() - interval '1 hour'`);
  await send();
  expect((await list()).totalElements).toBe(2);
});

test('headers of a mail cannot be smuggled in', async () => {
  await send({ name: 'Nora\r\nBcc: all@example.com' });
  expect((await send({ email: 'nora@example.com\nBcc: all@example.com' })).status).toBe(400);
  await send({ name: 'N\u0000ora', message: 'A message\u0000 with a zero.' });
  const rows = await mails();
  expect(rows.map(({ subject, recipient }) => /[\r\n]/.test(subject + recipient))).toEqual([false, false]);
  expect((await first({ q: 'with a zero' })).name).toBe('Nora');
});

test('an order is found among the own ones only', async () => {
  const person = await newCustomer(store, 10105);
  const { orderId } = await placePaidOrder(store, person, 10105);
  const { body } = await store.call('getOrder', { token: person.token, params: { id: orderId } });
  const stranger = await newPerson(store);
  const about = { orderNumber: body.number };
  await send({ ...about, message: 'Signed in, my own.' }, person.token);
  await send({ ...about, message: 'Signed in, not mine.' }, stranger.token);
  await send({ ...about, message: 'Not signed in at all.', email: person.email });
  const orders = await Promise.all(['my own', 'not mine', 'at all'].map((q) => first({ q })));
  expect(orders.map((each) => each.orderId)).toEqual([orderId, null, null]);
  expect(new Set(orders.map((each) => each.orderNumber))).toEqual(new Set([body.number]));
});

test('of two answers at once one goes out; the other is told', async () => {
  await send();
  const { id, version } = await first();
  const answers = await Promise.all([reply(id, version, 'One.'), reply(id, version, 'Two.')]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('MESSAGE_CHANGED');
  expect((await mails()).map(({ kind }) => kind)).toEqual(['contact-receipt', 'contact-reply']);
});

test('who leaves takes along what they wrote, under their own address only if it is proved theirs', async () => {
  const person = await newPerson(store);
  const { email, token } = person;
  await send({ message: 'Written signed in.' }, token);
  await send({ message: 'Written as a visitor.', email: email.toUpperCase() });
  expect((await store.call('exportMe', { token })).body.messages).toHaveLength(1);
  await store.database.db.execute(sql`update users set email_verified_at = now() where email = ${email}`);
  expect((await store.call('exportMe', { token })).body.messages).toHaveLength(2);
  await send({ message: 'Another person’s message.' });
  await store.call('deleteMe', { token, body: { password } });
  expect((await list()).content.map(({ email: left }) => left)).toEqual(['nora@example.com']);
});

test('closed messages and spam are forgotten after their time', async () => {
  const { db } = store.database;
  for (const [state, age] of [
    ['CLOSED', '25 months'],
    ['CLOSED', '23 months'],
    ['SPAM', '31 days'],
    ['SPAM', '29 days'],
    ['ANSWERED', '25 months'],
  ]) {
    await send({ message: `${state} ${age} ago, it was.` });
    await db.execute(sql`update contact_messages set state = ${state}, changed_at = now() - ${age}::interval
      where message like ${`${state} ${age}%`}`);
  }
  await tidyUp(db);
  const { rows } = await db.execute<{ message: string }>(sql`select message from contact_messages`);
  expect(rows.map((row) => row.message.replace(/ ago.*/, '')).toSorted()).toEqual([
    'ANSWERED 25 months',
    'CLOSED 23 months',
    'SPAM 29 days',
  ]);
});
