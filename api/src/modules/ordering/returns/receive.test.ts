import { beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { unitsByLine, type ReceivedPiece } from '@ritual/shared/kernel';
import { sql } from '../../../db/drizzle.ts';
import { endExchangeHolds } from '../../../jobs/dates.ts';
import { sendRefunds } from '../../../jobs/refunds.ts';
import { fulfil, newCustomer, placePaidOrder } from '../../../testing/orders.ts';
import { type Person } from '../../../testing/people.ts';
import { setUpTestStore } from '../../../testing/set-up.ts';
import { adjustStock, stockOf, unbalancedVariants } from '../../../testing/stock.ts';
import { markShipped } from '../orders/fulfil.ts';
import { packingOf } from '../staff/packing.ts';
import { decideRefund } from '../refunds/decide.ts';
import { decideReturn } from './decide.ts';
import { receiveReturn, type Receipt } from './receive.ts';

const store = setUpTestStore();
const variantId = 10105;
/** Another size of the same product. */
const otherId = 10104;
let person: Person;
beforeEach(async () => {
  person = await newCustomer(store, variantId);
});

const seen = async (id: string) =>
  (await store.call('getOrder', { token: person.token, params: { id } })).body;

/** A delivered order of two units that its shopper may send back, and what is exchanged of them. */
async function approved(exchanged = 0) {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  await fulfil(store, orderId, 'DELIVERED');
  const orderItemId = (await seen(orderId)).items[0]?.id ?? '';
  const lines = [{ orderItemId, quantity: 2, reason: 'TOO_LARGE' as const }];
  const asked = { token: person.token, params: { id: orderId }, body: { lines } };
  const { body: made } = await store.call('requestReturn', asked);
  const exchanges = exchanged > 0 ? [{ orderItemId, variantId: otherId, quantity: exchanged }] : [];
  const approval = { returnId: made.id, status: 'APPROVED' as const, actor: 'operator', exchanges };
  expect(await decideReturn(store.app.deps, approval)).toBe('decided');
  return { orderId, orderItemId, returnId: made.id };
}
type Approved = Awaited<ReturnType<typeof approved>>;

const asNew = { quantity: 1, condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND', reason: '' } as const;
const receive = (
  { returnId, orderItemId }: Approved,
  amountCents: number,
  pieces: readonly Partial<ReceivedPiece>[],
  more: Partial<Receipt> = {},
) =>
  receiveReturn(store.app.deps, {
    ...{ returnId, amountCents, receiptId: randomUUID(), actor: 'operator', shipping: false },
    pieces: pieces.map((piece) => ({ ...asNew, orderItemId, ...piece })),
    ...more,
  });

/** Moves of the ledger since a moment of it. */
async function movesSince(id: number) {
  const { rows } = await store.database.db.execute<{ kind: string; units: number; variant: number }>(
    sql`select kind, units, variant_id as variant from stock_moves where id > ${id} order by id`,
  );
  return rows.map(({ kind, units, variant }) => [kind, units, variant]);
}
async function lastMove(): Promise<number> {
  const { rows } = await store.database.db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0)::int as id from stock_moves`,
  );
  return rows[0]?.id ?? 0;
}
const mails = async () => {
  const { rows } = await store.database.db.execute<{ subject: string; text: string }>(
    sql`select subject, text from outbox order by created_at`,
  );
  return rows.map(({ subject, text }) => ({ subject: subject.replace(/ROP-\w+/, 'ROP'), text }));
};

test('pieces come in two goes: each is booked, paid and told by itself, and twice is once', async () => {
  const given = await approved();
  const before = await lastMove();
  const receiptId = randomUUID();
  // $98.00 and the tax of 6.25 %.
  const first = () => receive(given, 10_413, [{}], { receiptId });
  expect(await Promise.all([first(), first()])).toEqual(['decided', 'decided']);
  await sendRefunds(store.app.deps);
  expect((await seen(given.orderId)).returns).toMatchObject([
    { status: 'APPROVED', pieces: [{ condition: 'AS_NEW', outcome: 'REFUND', quantity: 1 }] },
  ]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  const worn = {
    condition: 'MARKED',
    stock: 'WRITTEN_OFF',
    outcome: 'NOTHING',
    reason: 'It was worn.',
  } as const;
  await expect(receive(given, 0, [worn, worn])).rejects.toMatchObject({
    code: 'PIECES_NOT_LEFT',
    options: {
      details: { fields: [{ path: 'pieces.1.quantity', message: 'Only 1 of these is left to receive.' }] },
    },
  });
  expect(await receive(given, 0, [worn])).toBe('decided');
  expect(await receive(given, 0, [worn])).toBe('not from here');
  const after = await seen(given.orderId);
  expect(after).toMatchObject({ refunded: 104.13, returns: [{ status: 'REFUNDED' }] });
  expect(after.returns[0]?.pieces[1]).toMatchObject({ outcome: 'NOTHING', reason: 'It was worn.' });
  expect(after.timeline.map(({ note }) => note)).toEqual(
    expect.arrayContaining([
      'Return received: 1 refunded.',
      '$104.13 refunded.',
      'Return received: 1 not refunded.',
    ]),
  );
  expect(await movesSince(before)).toEqual([
    ['restock', 1, variantId],
    ['restock', 1, variantId],
    ['write-off', -1, variantId],
  ]);
  expect(await stockOf(store, variantId)).toEqual({ on_hand: 4, reserved: 0, sold: 1 });
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
  const told = (await mails()).filter(({ subject }) => subject === 'Your return for order ROP has arrived');
  expect(told.map(({ text }) => /not refunded: It was worn/.test(text))).toEqual([false, true]);
  expect(told.map(({ text }) => /have not arrived yet/.test(text))).toEqual([true, false]);
});

test('the amount has to be what follows from the pieces, and nothing is written otherwise', async () => {
  const given = await approved();
  const before = await lastMove();
  expect(await receive(given, 9_800, [{}])).toBe('amount changed');
  // Both units, and the shipping with its tax.
  const { total } = await seen(given.orderId);
  const all = Math.round(total * 100);
  expect(await receive(given, all, [{ quantity: 2 }])).toBe('amount changed');
  expect(await movesSince(before)).toEqual([]);
  expect(await receive(given, all, [{ quantity: 2 }], { shipping: true })).toBe('decided');
  await sendRefunds(store.app.deps);
  expect(await seen(given.orderId)).toMatchObject({ status: 'REFUNDED', refunded: total });
});

test('what was received in part is neither rejected nor refunded as a whole', async () => {
  const given = await approved();
  await receive(given, 10_413, [{}]);
  for (const status of ['RECEIVED', 'REJECTED', 'REFUNDED'] as const) {
    const said = { returnId: given.returnId, status, actor: 'operator' };
    expect(await decideReturn(store.app.deps, said)).toBe('not from here');
  }
});

test('an exchange is reserved, leaves as a parcel of the order, is booked both ways and moves no money', async () => {
  const given = await approved(1);
  const stock = async () => [await stockOf(store, variantId), await stockOf(store, otherId)];
  const [, free] = await stock();
  const [before, onHand] = [await lastMove(), free?.on_hand ?? 0];
  expect(free).toMatchObject({ reserved: 1 });
  expect((await mails()).at(-1)?.text).toMatch(
    /Kept for you in exchange\n1 × Ascend High-Rise Legging . L, Pine\n+We keep it for 14 days/,
  );
  expect(await receive(given, 0, [{ outcome: 'EXCHANGE' }])).toBe('decided');
  expect(await movesSince(before)).toEqual([
    ['exchange', 1, variantId],
    ['exchange', -1, otherId],
  ]);
  expect(await stock()).toEqual([
    { on_hand: 4, reserved: 0, sold: 1 },
    { on_hand: onHand - 1, reserved: 0, sold: (free?.sold ?? 0) + 1 },
  ]);
  const open = await seen(given.orderId);
  expect(open).toMatchObject({ partlyShipped: true, refunded: 0, shipBy: expect.any(String) });
  const fresh = open.items.find(({ replaces }) => replaces === given.orderItemId);
  expect(fresh).toMatchObject({ quantity: 1, unitPrice: 0 });
  const [slip] = await packingOf(store.database.db, [open.number]);
  expect(slip?.items.map(({ open: units }) => units)).toEqual([0, 1]);
  const parcel = { orderId: given.orderId, actor: 'operator', carrier: 'Pigeon Post', trackingNumber: 'X-1' };
  expect(await markShipped(store.app.deps, parcel)).toBe('done');
  expect((await mails()).at(-1)?.subject).toBe('The exchange for order ROP has shipped');
  await fulfil(store, given.orderId, 'DELIVERED');
  // The new piece does not fit either: what was paid for the old one goes back.
  const lines = [{ orderItemId: fresh?.id ?? '', quantity: 1, reason: 'TOO_SMALL' as const }];
  const asked = { token: person.token, params: { id: given.orderId }, body: { lines } };
  const { body: again } = await store.call('requestReturn', asked);
  await decideReturn(store.app.deps, { returnId: again.id, status: 'APPROVED', actor: 'operator' });
  const second = { ...given, returnId: again.id, orderItemId: fresh?.id ?? '' };
  expect(await receive(second, 10_413, [{}])).toBe('decided');
  // And what of the first return was still to come.
  expect(await receive(given, 10_412, [{}])).toBe('decided');
  await sendRefunds(store.app.deps);
  expect((await seen(given.orderId)).refunded).toBe(208.25);
  expect(await unbalancedVariants(store.database.db)).toEqual([]);
});

test('a reservation ends after its time, or with the return, and the exchange becomes a refund', async () => {
  const given = await approved(1);
  const reserved = async () => (await stockOf(store, otherId))?.reserved;
  expect(await endExchangeHolds(store.app.deps)).toBe(0);
  const late = new Date(Date.now() + 14 * 86_400_000 + 60_000);
  expect([await endExchangeHolds(store.app.deps, late), await reserved()]).toEqual([1, 0]);
  expect(await endExchangeHolds(store.app.deps, late)).toBe(0);
  expect(await receive(given, 0, [{ outcome: 'EXCHANGE' }])).toBe('amount changed');
  expect(await receive(given, 10_413, [{ outcome: 'EXCHANGE' }])).toBe('decided');
  expect((await seen(given.orderId)).returns[0]?.pieces).toMatchObject([{ outcome: 'REFUND' }]);
});

test('a piece whose money went back before is not exchanged: it is taken back for nothing', async () => {
  const given = await approved(1);
  const lines = { units: { [given.orderItemId]: 2 }, shipping: false };
  const refund = { refundId: randomUUID(), orderId: given.orderId, amountCents: 20_825, choice: lines };
  expect(await decideRefund(store.database, refund)).toBe('decided');
  expect(await receive(given, 0, [{ outcome: 'EXCHANGE' }, {}])).toBe('decided');
  const after = await seen(given.orderId);
  expect([after.items.length, after.partlyShipped]).toEqual([1, false]);
  expect(after.returns[0]?.pieces).toMatchObject([{ outcome: 'REFUND' }, { outcome: 'REFUND' }]);
});

test('of two who approve a return the second one is told that it was decided otherwise', async () => {
  const given = await approved(1);
  const { returnId, orderItemId } = given;
  const again = (quantity: number) =>
    decideReturn(store.app.deps, {
      ...{ returnId, status: 'APPROVED', actor: 'operator' },
      exchanges: [{ orderItemId, variantId: otherId, quantity }],
    });
  expect([await again(1), await again(2)]).toEqual(['decided', 'not from here']);
  // Frees what is kept.
  expect(await receive(given, 20_825, [{ quantity: 2 }])).toBe('decided');
});

test('a rejected return and one without its exchange free what was reserved', async () => {
  const rejected = await approved(2);
  const reserved = async () => (await stockOf(store, otherId))?.reserved;
  expect(await reserved()).toBe(2);
  const said = { returnId: rejected.returnId, status: 'REJECTED' as const, actor: 'operator' };
  await decideReturn(store.app.deps, said);
  expect(await reserved()).toBe(0);
  const missing = {
    condition: 'MISSING',
    stock: 'NOT_ARRIVED',
    outcome: 'NOTHING',
    reason: 'Lost.',
  } as const;
  person = await newCustomer(store, variantId);
  const other = await approved(1);
  expect(await receive(other, 0, [{ ...missing, quantity: 2 }])).toBe('decided');
  expect(await reserved()).toBe(0);
});

test('a refusal to refund a return leaves what is kept for its exchange', async () => {
  const { returnId } = await approved(1);
  const decision = { returnId, actor: 'operator' } as const;
  await decideReturn(store.app.deps, { ...decision, status: 'RECEIVED' });
  const refund = { amountCents: 1_000_000 };
  expect(await decideReturn(store.app.deps, { ...decision, status: 'REFUNDED', refund })).toBe(
    'more than is left',
  );
  expect(await stockOf(store, otherId)).toMatchObject({ reserved: 1 });
});

test('an exchange is for another size or color of the product, of which there is enough', async () => {
  const { orderId } = await placePaidOrder(store, person, variantId);
  await fulfil(store, orderId, 'SHIPPED');
  await fulfil(store, orderId, 'DELIVERED');
  const orderItemId = (await seen(orderId)).items[0]?.id ?? '';
  const lines = [{ orderItemId, quantity: 2, reason: 'TOO_LARGE' as const }];
  const asked = { token: person.token, params: { id: orderId }, body: { lines } };
  const { body: made } = await store.call('requestReturn', asked);
  const approve = (variant: number, quantity = 1) =>
    decideReturn(store.app.deps, {
      ...{ returnId: made.id, status: 'APPROVED', actor: 'operator' },
      exchanges: [{ orderItemId, variantId: variant, quantity }],
    });
  await expect(approve(variantId)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(approve(10201)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await expect(approve(otherId, 3)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  await adjustStock(store.database.db, otherId, sql`on_hand = v.reserved`);
  await expect(approve(otherId)).rejects.toMatchObject({
    code: 'EXCHANGE_GONE',
    options: { details: { fields: [{ path: 'exchanges.0.variantId', message: 'None of these is left.' }] } },
  });
  expect(unitsByLine((await seen(orderId)).returns[0]?.exchanges ?? [])).toEqual({});
});
