import { expect, test } from '@jest/globals';
import { randomHex } from '../../../http/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { purchases } from './bought.ts';

type Query = Readonly<Record<string, string | number>>;

/** Orders as the staff finds them. */
export function foundOrderScenarios(client: () => Client, backend: () => Backend): void {
  const { owner } = colleagues(client, backend);
  const { buy, paid } = purchases(client, backend);
  const list = async (token: string, query: Query) =>
    (await client().ok('listOrders', { token, query })).data;

  test('an order is found by its number, parts of name and address, and the number of a parcel', async () => {
    if (!backend().pay) return;
    const { ok } = client();
    const token = await owner();
    const { orderId, email, ...shopper } = await paid(27);
    const { number, total, items } = (await ok('getOrder', shopper)).data;
    const { id: personId } = (await ok('me', shopper)).data;
    const found = async (q: string) => (await list(token, { q })).content.map(({ id }) => id);
    const digits = String(parseInt(randomHex(4), 16)).padStart(10, '0');
    const trackingNumber = `1Z999AA1${digits}`;
    const body = {
      ...{ carrier: 'UPS', trackingNumber },
      lines: items.map(({ id, quantity }) => ({ orderItemId: id, quantity: quantity - 1 })),
    };
    expect(await found(trackingNumber)).toEqual([]);
    await ok('shipParcel', { token, params: { id: orderId }, body });
    for (const q of [
      ...[number, `#${number.toLowerCase()}`, email, email.toUpperCase(), email.slice(2, -3)],
      ...[`nora ${email}`, `te ${email}`, trackingNumber, trackingNumber.replace('AA', ' aa ')],
    ]) {
      expect([q, await found(q)]).toEqual([q, [orderId]]);
    }
    for (const q of [`${email}%`, `${email} nobody`, `${trackingNumber}0`, 'ROP-000000'])
      expect([q, await found(q)]).toEqual([q, []]);
    const { content, count, exact, next } = await list(token, { q: email });
    expect([count, exact, next]).toEqual([1, true, null]);
    expect(content).toMatchObject([
      {
        ...{ id: orderId, number, email, name: 'Nora Test', city: 'Chicago', state: 'IL', personId },
        ...{ status: 'PAID', payment: 'PAID', fulfillment: 'PARTLY_SHIPPED', tasks: ['ship'] },
        ...{ pieces: 3, total, refunded: 0, queues: [], method: 'standard' },
      },
    ]);
    const dollars = Math.floor(total / 100);
    const fits = async (query: Query) => (await list(token, { q: email, ...query })).count;
    for (const query of [
      ...[
        { task: 'ship' },
        { status: 'PAID' },
        { state: 'IL' },
        { person: personId },
        { method: 'standard' },
      ],
      ...[
        { from: '2020-01-01', to: '2099-01-01' },
        { min: dollars, max: dollars + 1 },
      ],
    ]) {
      expect([query, await fits(query)]).toEqual([query, 1]);
    }
    for (const query of [
      ...[{ task: 'review' }, { task: 'dispute' }, { task: 'return' }, { status: 'SHIPPED' }],
      ...[
        { method: 'next-day' },
        { state: 'CA' },
        { person: orderId },
        { to: '2020-01-01' },
        { from: '2099-01-01' },
      ],
      ...[{ min: dollars + 1 }, { max: dollars - 1 }],
    ]) {
      expect([query, await fits(query)]).toEqual([query, 0]);
    }
  });

  test('the list is sorted and read page by page', async () => {
    const { refused } = client();
    const token = await owner();
    for (const index of [28, 29, 30]) await buy(index);
    const keys = {
      newest: ({ createdAt }: { createdAt: string }) => -Date.parse(createdAt),
      oldest: ({ createdAt }: { createdAt: string }) => Date.parse(createdAt),
      total: ({ total }: { total: number }) => -total,
    };
    for (const sort of ['newest', 'oldest', 'total'] as const) {
      const first = await list(token, { sort, size: 2 });
      const second = await list(token, { sort, size: 2, after: first.next ?? '' });
      const rows = [...first.content, ...second.content];
      expect([sort, new Set(rows.map(({ id }) => id)).size]).toEqual([sort, rows.length]);
      const values = rows.map(keys[sort]);
      expect([sort, values]).toEqual([sort, values.toSorted((a, b) => a - b)]);
      const all = await list(token, { sort, size: 200 });
      expect(all.content.slice(0, rows.length)).toEqual(rows);
      expect([first.count, first.exact, all.count]).toEqual([all.content.length, true, first.count]);
      for (const after of ['made-up', JSON.stringify(['other', 'place'])]) {
        const query = { sort, after };
        const { fields } = await refused('listOrders', 'VALIDATION_FAILED', { token, query });
        expect(fields).toEqual(['after']);
      }
      const query = { sort: sort === 'total' ? 'newest' : 'total', after: first.next ?? '' };
      expect((await refused('listOrders', 'VALIDATION_FAILED', { token, query })).fields).toEqual(['after']);
    }
    const query = { task: 'made-up', state: 'Mass', from: 'yesterday' };
    const { fields } = await refused('listOrders', 'VALIDATION_FAILED', { token, query });
    expect(fields.toSorted()).toEqual(['from', 'state', 'task']);
  });
}
