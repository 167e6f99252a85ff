import { beforeEach, expect, test } from '@jest/globals';
import type { ParcelRow } from '@ritual/shared/contract';
import { comparedTracking } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import { plainNumber } from '../../../db/schema/index.ts';
import { newCustomer, placeOrder, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setStock } from '../../../testing/stock.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { putOnStaff } from '../../staff/repository.ts';

const store = setUpTestStore();
const variantId = 10105;
let person: Person;
let token: string;
let sku: string;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
  await setStock(store, variantId, 20);
  const member = await newPerson(store);
  await putOnStaff(
    store.database.db,
    (await store.call('me', { token: member.token })).body.id,
    'fulfillment',
  );
  token = member.token;
  const { rows } = await store.database.db.execute<{ sku: string }>(
    sql`select sku from variants where id = ${variantId}`,
  );
  sku = rows[0]?.sku ?? '';
});

const numberOf = async (id: string) =>
  (await store.call('getAdminOrder', { token, params: { id } })).body.number;
const paid = async () => {
  const { orderId: id } = await placePaidOrder(store, person, variantId);
  return { id, number: await numberOf(id) };
};
const row = (
  nth: number,
  order: string,
  trackingNumber: string,
  more: Partial<ParcelRow> = {},
): ParcelRow => ({
  ...{ row: nth, order, trackingNumber, carrier: '', units: '', ...more },
});
const send = async (rows: ParcelRow[], { dryRun = false, carrier = '' } = {}) =>
  (await store.call('shipParcels', { token, body: { dryRun, carrier, rows } })).body.rows;
const said = (rows: Awaited<ReturnType<typeof send>>) =>
  rows.map(({ row: nth, outcome, refusal }) => [nth, refusal?.code ?? outcome]);
const counts = async () => {
  const { rows } = await store.database.db.execute<Record<string, number>>(sql`
    select (select count(*)::int from shipments) as parcels,
      (select count(*)::int from outbox where kind = 'order-shipped') as mails,
      (select count(*)::int from audit_entries
        where action = 'order.ship' and subject_id in (select id::text from orders)) as noted`);
  return rows[0];
};
const [ups, ups2, usps] = ['1Z5R89390357567127', '1Z879E930346834440', '9361289878700317633795'];

test('rows are shipped one by one, those that are refused say why, and the same rows again change nothing', async () => {
  const [first, second] = [await paid(), await paid()];
  const { orderId: unpaidId } = await placeOrder(store, person, variantId, 1);
  const unpaid = await numberOf(unpaidId);
  const rows = [
    row(2, `#${first.number.toLowerCase()}`, '1Z 5R8 939 03 5756 7127'),
    row(3, second.number, ups),
    row(4, unpaid, ups2),
    row(5, 'ROP-000000', '3318810025'),
    row(6, second.number, '9.36129E+21'),
    row(7, second.number, 'BSC-77'),
    row(8, second.number, usps, { units: `${sku} x 3` }),
    row(9, second.number, usps, { units: 'NO-SUCH' }),
    row(10, second.number, usps, { units: 'two of them' }),
    row(11, second.number, '', { carrier: 'UPS' }),
    row(12, second.number, '9,36129E+21', { carrier: 'UPS' }),
  ];
  const refusals = [
    [3, 'TRACKING_TAKEN'],
    [4, 'ORDER_NOT_SHIPPABLE'],
    [5, 'ORDER_NUMBER_UNKNOWN'],
    [6, 'TRACKING_SHORTENED'],
    [7, 'CARRIER_UNKNOWN'],
    [8, 'UNITS_NOT_OPEN'],
    [9, 'UNITS_UNKNOWN'],
    [10, 'UNITS_UNREADABLE'],
    [11, 'TRACKING_MISSING'],
    [12, 'TRACKING_SHORTENED'],
  ];
  const tried = await send(rows, { dryRun: true });
  expect(said(tried)).toEqual([[2, 'shipped'], ...refusals]);
  expect(await counts()).toEqual({ parcels: 0, mails: 0, noted: 0 });
  const sent = await send(rows);
  expect(said(sent)).toEqual([[2, 'shipped'], ...refusals]);
  expect(sent[0]).toMatchObject({
    ...{ order: first.number, carrier: 'UPS', pieces: 2, left: 0 },
    summary: { id: first.id, fulfillment: 'SHIPPED', tasks: [] },
  });
  expect(sent[1]?.refusal?.message).toContain('Row 2 of this file has the same tracking number');
  expect(sent[6]?.refusal).toMatchObject({ column: 'units' });
  expect(await counts()).toEqual({ parcels: 1, mails: 1, noted: 1 });
  expect(said(await send(rows.slice(0, 1)))).toEqual([[2, 'known']]);
  expect(said(await send(rows.slice(0, 1), { dryRun: true }))).toEqual([[2, 'known']]);
  expect(await counts()).toEqual({ parcels: 1, mails: 1, noted: 1 });
});

test('a dry run sees what the rows before it would leave of an order', async () => {
  const order = await paid();
  const rows = [
    row(1, order.number, ups, { units: sku }),
    row(2, order.number, ups2, { units: sku }),
    row(3, order.number, usps),
  ];
  const expected = [
    [1, 'shipped'],
    [2, 'shipped'],
    [3, 'ORDER_NOT_SHIPPABLE'],
  ];
  const tried = await send(rows, { dryRun: true });
  expect(said(tried)).toEqual(expected);
  expect(tried.map(({ left }) => left)).toEqual([1, 0, 0]);
  expect(said(await send(rows))).toEqual(expected);
  expect(await counts()).toEqual({ parcels: 2, mails: 2, noted: 2 });
});

test('the carrier of a number whose form tells none is given once for all of them', async () => {
  const [first, second] = [await paid(), await paid()];
  const rows = [row(1, first.number, 'BSC-77'), row(2, second.number, ups)];
  const sent = await send(rows, { carrier: 'Bay State Couriers' });
  expect(sent.map(({ carrier }) => carrier)).toEqual(['Bay State Couriers', 'UPS']);
});

test('parcels that shared a number before numbers were checked keep it, and no other parcel gets it', async () => {
  const [first, second, third] = [await paid(), await paid(), await paid()];
  await send([row(1, first.number, ups), row(2, second.number, ups2)]);
  await store.database.db.execute(sql`
    update shipments set tracking_number = ${ups}, number_reused = 1 where order_id = ${second.id}`);
  expect(said(await send([row(1, third.number, ups)]))).toEqual([[1, 'TRACKING_TAKEN']]);
  expect(said(await send([row(1, second.number, ups)]))).toEqual([[1, 'known']]);
});

test('a number is the same however it is typed, in the database as in the kernel', async () => {
  const [first, second] = [await paid(), await paid()];
  const send1 = (order: string, number: string) => send([row(1, order, number)], { carrier: 'Courier' });
  expect(said(await send1(first.number, 'BSC\u201177\u00a0a'))).toEqual([[1, 'shipped']]);
  expect(said(await send1(second.number, 'bsc 77–A'))).toEqual([[1, 'TRACKING_TAKEN']]);
  const { rows } = await store.database.db.execute<{ code: number; plain: string }>(sql`
    select code, ${plainNumber({ trackingNumber: sql`chr(code)` })} as plain
    from generate_series(1, 65535) code where code not between 55296 and 57343`);
  expect(rows).toHaveLength(65_535 - 2048);
  const other = rows.filter(({ code, plain }) => comparedTracking(String.fromCharCode(code)) !== plain);
  expect(other).toEqual([]);
});

test('what is packed is where orders go, and what of them is open, by SKU', async () => {
  const [first, second] = [await paid(), await paid()];
  await send([row(1, first.number, ups, { units: sku })]);
  const { orders } = (
    await store.call('getPacking', {
      token,
      query: { orders: `${second.number},ROP-000000,${first.number}` },
    })
  ).body;
  expect(orders.map(({ number, parcels, tasks, items }) => [number, parcels, tasks, items[0]?.open])).toEqual(
    [
      [second.number, 0, ['ship'], 2],
      [first.number, 1, ['ship'], 1],
    ],
  );
  expect(orders[0]).toMatchObject({ street: '1 Test Street', items: [{ sku, variantId, quantity: 2 }] });
  const wrong = await store.call('getPacking', { token, query: { orders: 'everything' } });
  expect(wrong.body).toMatchObject({ code: 'VALIDATION_FAILED' });
});
