import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../db/drizzle.ts';
import { newCustomer, placePaidOrder } from '../../testing/orders.ts';
import type { Person } from '../../testing/people.ts';
import { setUpTestStore } from '../../testing/set-up.ts';

const store = setUpTestStore();
const variantId = 10105;
let person: Person;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const ordersTo = (address: string | null) =>
  store.database.db.execute(sql`update shop_settings set orders_email = ${address}`);
const notices = async () => {
  const { rows } = await store.database.db.execute<Record<'id' | 'recipient' | 'subject' | 'text', string>>(
    sql`select id, recipient, subject, text from outbox where kind = 'order-notice'`,
  );
  return rows;
};

test('the shop is told of a new order: number, sum, name, city and the way to it', async () => {
  await ordersTo('orders@example.com');
  await placePaidOrder(store, person, variantId);
  const [notice, ...more] = await notices();
  expect(more).toEqual([]);
  const { rows } = await store.database.db.execute<Record<string, string>>(
    sql`select id, number, recipient_name, city, street, zip, email from orders`,
  );
  const {
    id = '',
    number = '',
    recipient_name: name = '',
    city = '',
    street = '',
    email = '',
  } = rows[0] ?? {};
  expect(notice).toMatchObject({ recipient: 'orders@example.com', subject: `New order ${number}: $218.15` });
  expect(notice?.text).toContain(`It goes to ${name}, ${city}.`);
  expect(notice?.text).toContain(`/admin/AdminDashboard/orders/${id}`);
  for (const personal of [street, email]) expect(notice?.text).not.toContain(personal);
});

test('without an address no notice is sent', async () => {
  await ordersTo(null);
  await placePaidOrder(store, person, variantId);
  expect(await notices()).toEqual([]);
});

test('it is no mail to the customer: the order does not list it, and it is not sent to the customer', async () => {
  await ordersTo('orders@example.com');
  const { orderId } = await placePaidOrder(store, person, variantId);
  const login = { email: 'admin@example.com', password: 'ritual-demo-2026' };
  const { token } = (await store.call('login', { body: login })).body;
  const { body } = await store.call('getAdminOrder', { token, params: { id: orderId } });
  expect(body.mails.map(({ kind }) => kind)).toEqual(['order-confirmed']);
  await store.database.db.execute(sql`update outbox set sent_at = now()`);
  const [notice] = await notices();
  const again = { id: orderId, mailId: notice?.id ?? '' };
  const answer = await store.call('sendMailAgain', {
    ...{ token, params: again, body: { newId: '4f0c1f0e-7a53-4c3e-9f0b-0d8c5b1a2e3f' } },
  });
  expect(answer.status).toBe(409);
  await ordersTo(null);
});
