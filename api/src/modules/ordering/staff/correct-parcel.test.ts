import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import { sql } from '../../../db/drizzle.ts';
import { newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import { newPerson, type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { eraseOrdersOf } from '../../account/erasure.ts';
import { putOnStaff } from '../../staff/repository.ts';

const store = setUpTestStore();
let token: string;
let person: Person;
beforeEach(async () => {
  person = await newCustomer(store, 10105);
  ({ token } = await newPerson(store));
  await putOnStaff(store.database.db, (await store.call('me', { token })).body.id, 'fulfillment');
});

/** An order that is shipped in one parcel. */
async function shipped(trackingNumber: string) {
  const { orderId: id } = await placePaidOrder(store, person, 10105);
  const { items } = (await store.call('getAdminOrder', { token, params: { id } })).body;
  const lines = items.map((item) => ({ orderItemId: item.id, quantity: item.quantity }));
  const body = { carrier: 'UPS', trackingNumber, lines };
  const { body: order } = await store.call('shipParcel', { token, params: { id }, body });
  return { id, parcelId: order.parcels[0]?.id ?? '', personId: order.personId ?? '', trackingNumber };
}
const correct = async (
  { trackingNumber: was, ...params }: Awaited<ReturnType<typeof shipped>>,
  trackingNumber: string,
  carrier = 'UPS',
) => {
  const seen = { carrier: 'UPS', trackingNumber: was };
  return store.call('correctParcel', { token, params, body: { carrier, trackingNumber, seen } });
};
const rows = async (what: ReturnType<typeof sql>) => (await store.database.db.execute(what)).rows;

test('a correction is reported by one mail with the new number, and noted with both', async () => {
  const parcel = await shipped('A-1');
  const results = await Promise.all([1, 2].map(() => correct(parcel, '1z 999 aa1 01 2345 6784')));
  expect(results.map(({ status }) => status)).toEqual([200, 200]);
  expect(results[0]?.body.parcels).toMatchObject([{ trackingNumber: '1Z999AA10123456784' }]);
  expect(results[0]?.body.timeline.filter(({ note }) => note?.startsWith('The tracking'))).toHaveLength(1);
  const mails = await rows(
    sql`select subject, text from outbox where kind = 'order-shipped' and order_id = ${parcel.id} order by created_at`,
  );
  expect(mails).toMatchObject([
    { subject: expect.stringMatching(/has shipped$/) as unknown },
    {
      subject: expect.stringMatching(/^The tracking number of order .* is corrected$/) as unknown,
      text: expect.stringContaining('https://www.ups.com/track?tracknum=1Z999AA10123456784') as unknown,
    },
  ]);
  const entries = await rows(
    sql`select v.before, v.after from audit_entries e join audit_values v on v.entry_id = e.id
      where e.action = 'order.tracking' and e.subject_id = ${parcel.id} and v.before ? 'trackingNumber'`,
  );
  expect(entries).toMatchObject([
    { before: { trackingNumber: 'A-1' }, after: { trackingNumber: '1Z999AA10123456784' } },
  ]);
});

test('of two parcels that get one number at once, one has it', async () => {
  const parcels = [await shipped('B-1'), await shipped('B-2')];
  const results = await Promise.all(parcels.map((parcel) => correct(parcel, 'B-3')));
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(results.map(({ body }) => (body as { code?: string }).code)).toContain('TRACKING_TAKEN');
});

test('with its person the number leaves the parcel and the timeline, and cannot be given anew', async () => {
  const parcel = await shipped('C-1');
  expect((await correct(parcel, 'C-2', 'Courier')).status).toBe(200);
  const { id, personId, parcelId } = parcel;
  const arrive = { token, params: { id, parcelId } };
  expect((await store.call('deliverParcel', arrive)).status).toBe(200);
  await store.database.db.execute(sql`update shipments set delivery_assumed = true where order_id = ${id}`);
  expect(await eraseOrdersOf(store.database.db, personId)).toBe(1);
  const { parcels, timeline } = (await store.call('getAdminOrder', { token, params: { id } })).body;
  expect(parcels).toMatchObject([{ trackingNumber: '' }]);
  expect(timeline.map(({ note }) => note)).toContain('The tracking number is corrected.');
  expect(JSON.stringify(timeline)).not.toContain('C-2');
  expect((await correct({ ...parcel, trackingNumber: '' }, `C-${randomUUID()}`)).body).toMatchObject({
    code: 'PARCEL_NOT_FOUND',
  });
});
