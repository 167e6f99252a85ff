import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { EndpointName } from '../../../contract/endpoints.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { newShopper, unusedId } from '../people.ts';
import { purchases } from './bought.ts';

const received = { condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND' } as const;

/** What the staff decides on: payments in review, and returns; and who may work on orders. */
export function orderDecisionScenarios(client: () => Client, backend: () => Backend): void {
  const { owner, colleague } = colleagues(client, backend);
  const { buy, delivered } = purchases(client, backend);

  test('an order in review is accepted, refunded or closed, once', async () => {
    const { payWrongly } = backend();
    if (!payWrongly) return;
    const { ok, refused } = client();
    const token = await owner();
    const inReview = async (index: number) => {
      const { checkoutUrl, sessionId, orderId, params } = await buy(index);
      await payWrongly({ orderId, sessionId, checkoutUrl: checkoutUrl ?? '' });
      expect((await ok('reconcile', { params: { sessionId } })).data.status).toBe('REVIEW');
      return { token, params };
    };
    const outcomes = [
      ['accept', 'PAID', ['ship']],
      ['refund', 'REFUNDED', []],
      ['close', 'CANCELED', []],
    ] as const;
    for (const [index, [decision, status, tasks]] of outcomes.entries()) {
      const given = await inReview(35 + index);
      expect((await ok('getAdminOrder', given)).data).toMatchObject({ tasks: ['review'], refundable: 0 });
      expect((await ok('getPaymentReview', given)).data).toMatchObject({
        payment: 'paid',
        ofThisOrder: true,
      });
      const lines = [{ orderItemId: unusedId, quantity: 1 }];
      const parcel = { carrier: 'UPS', trackingNumber: `A-${randomUUID()}`, lines };
      await refused('shipParcel', 'ORDER_IN_REVIEW', { ...given, body: parcel });
      await ok('decideReview', { ...given, body: { decision } });
      await backend().sendRefunds();
      const { data } = await ok('getAdminOrder', given);
      expect(data).toMatchObject({ status, tasks });
      expect(data.refunded).toBe(decision === 'refund' ? data.received : 0);
      await refused('decideReview', 'ORDER_NOT_IN_REVIEW', { ...given, body: { decision } });
    }
  });

  test('a return is decided step by step, and paid once', async () => {
    if (!backend().pay || !backend().fulfil) return;
    const { ok, refused } = client();
    const { token, params, item } = await delivered(38);
    const lines = [{ orderItemId: item.id, quantity: 2, reason: 'TOO_SMALL' as const }];
    const { data: made } = await ok('requestReturn', { token, params, body: { lines } });
    const admin = { token: await owner(), params: { ...params, returnId: made.id } };
    const decide = (body: object) => ({ ...admin, body });
    expect((await ok('getAdminOrder', admin)).data).toMatchObject({ tasks: ['return'], returns: [made] });
    const unknown = { ...admin, params: { ...params, returnId: unusedId }, body: { status: 'APPROVED' } };
    await refused('decideReturn', 'RETURN_NOT_FOUND', unknown);
    await refused('decideReturn', 'RETURN_CHANGED', decide({ status: 'RECEIVED' }));
    const reply = 'Your label: https://labels.example.com/1';
    const approved = { status: 'APPROVED', reply };
    for (const decision of [approved, approved, { status: 'RECEIVED' }]) {
      const { data } = await ok('decideReturn', decide(decision));
      expect(data).toMatchObject({ tasks: ['return'], returns: [{ id: made.id, ...decision, reply }] });
    }
    const restock = [{ orderItemId: item.id, quantity: 2 }];
    const tooMuch = { status: 'REFUNDED', amount: 9999, restock };
    await refused('decideReturn', 'REFUND_TOO_HIGH', decide(tooMuch));
    const tooMany = { status: 'REFUNDED', amount: 10, restock: [{ orderItemId: item.id, quantity: 4 }] };
    await refused('decideReturn', 'UNITS_NOT_SOLD', decide(tooMany));
    for (const _ of ['once', 'again']) {
      const { data } = await ok('decideReturn', decide({ status: 'REFUNDED', amount: 10, restock }));
      expect(data).toMatchObject({ tasks: [], returns: [{ status: 'REFUNDED' }], items: [{ restocked: 2 }] });
      expect(data.refunds).toMatchObject([{ id: made.id, amount: 1000 }]);
    }
    await backend().sendRefunds();
    const { data: seen } = await ok('getOrder', { token, params });
    expect(seen).toMatchObject({ status: 'PARTIALLY_REFUNDED', refunded: 1000 });
    expect(seen.timeline.map(({ note }) => note)).toEqual(
      expect.arrayContaining([
        'Return approved.',
        'Return received.',
        'Return refunded.',
        '$10.00 refunded.',
      ]),
    );
    await refused('decideReturn', 'RETURN_CHANGED', decide({ status: 'REJECTED' }));
  });

  test('who works on orders does what their role includes', async () => {
    const { ok, refused } = client();
    const { params } = await buy(39);
    const more = { ...params, parcelId: unusedId, returnId: unusedId, refundId: unusedId };
    const lines = [{ orderItemId: unusedId, quantity: 1 }];
    const shipping = {
      shipParcel: { carrier: 'UPS', trackingNumber: 'A-1', lines },
      deliverParcel: undefined,
      shipParcels: {
        ...{ dryRun: true, carrier: '' },
        rows: [{ row: 1, order: 'ROP-000000', trackingNumber: '1', carrier: '', units: '' }],
      },
    };
    const money = {
      refundOrder: { refundId: randomUUID(), amount: 1, restock: [] },
      settleRefund: { settled: 'not owed', reference: 'x' },
      cancelOrderForShopper: undefined,
      decideReview: { decision: 'close' },
      decideReturn: { status: 'APPROVED' },
      receiveReturn: {
        ...{ receiptId: randomUUID(), amount: 0 },
        pieces: [{ ...received, orderItemId: unusedId, quantity: 1 }],
      },
    };
    const reading = { listOrders: undefined, getAdminOrder: undefined };
    const missing = {
      fulfillment: money,
      support: shipping,
      analyst: { ...reading, ...shipping, ...money },
    };
    for (const role of ['fulfillment', 'support', 'analyst'] as const) {
      const { token } = await colleague(role);
      for (const [name, body] of Object.entries(missing[role])) {
        await refused(name as EndpointName, 'RIGHT_MISSING', { token, params: more, body });
      }
      if (role === 'analyst') continue;
      expect((await ok('getAdminOrder', { token, params })).data.status).toBe('PENDING');
      expect((await ok('listOrders', { token, query: { size: 1 } })).data.content).toHaveLength(1);
    }
    const { token } = await newShopper(client());
    const admin = await owner();
    for (const [name, body] of Object.entries({ ...reading, ...shipping, ...money })) {
      const given = { params: more, body };
      await refused(name as EndpointName, 'UNAUTHENTICATED', given);
      await refused(name as EndpointName, 'FORBIDDEN', { ...given, token });
      if (name === 'listOrders' || name === 'shipParcels') continue;
      const isReturn = name === 'decideReturn' || name === 'receiveReturn';
      const code = isReturn ? 'RETURN_NOT_FOUND' : 'ORDER_NOT_FOUND';
      const unknown = { ...given, token: admin, params: { ...more, id: unusedId } };
      await refused(name as EndpointName, code, unknown);
    }
  });
}
