import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { amountOfUnits, dollarsFromCents, unfitOf, type ReceivedPiece } from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { unusedId } from '../people.ts';
import { purchases } from './bought.ts';

/** Returns that are received piece by piece. */
export function returnPieceScenarios(client: () => Client, backend: () => Backend): void {
  const { owner } = colleagues(client, backend);
  const { delivered } = purchases(client, backend);

  test('pieces of a return are refunded, exchanged, or neither, each once', async () => {
    if (!backend().pay || !backend().fulfil) return;
    const { ok, refused } = client();
    const { token, params, item, productId, variantId } = await delivered(50);
    const variants = async () => (await ok('getProduct', { params: { id: productId } })).data.variants;
    const other = (await variants()).find(({ id, stock }) => id !== variantId && stock > 1);
    if (!other) throw new Error('The product has no other variant in stock.');
    const stockOf = async (id: number) => (await variants()).find((each) => each.id === id)?.stock ?? 0;
    const before = { old: await stockOf(variantId), other: await stockOf(other.id) };

    const lines = [{ orderItemId: item.id, quantity: 3, reason: 'TOO_SMALL' as const }];
    const { data: made } = await ok('requestReturn', { token, params, body: { lines } });
    expect(made).toMatchObject({ pieces: [], exchanges: [] });
    const admin = { token: await owner(), params: { ...params, returnId: made.id } };
    const exchanged = { orderItemId: item.id, variantId: other.id, quantity: 1 };
    const approve = (...exchanges: object[]) => ({ ...admin, body: { status: 'APPROVED', exchanges } });
    const many = await refused('decideReturn', 'VALIDATION_FAILED', approve({ ...exchanged, quantity: 4 }));
    expect(many.fields).toEqual(['exchanges.0.quantity']);
    const same = await refused('decideReturn', 'VALIDATION_FAILED', approve({ ...exchanged, variantId }));
    expect(same.fields).toEqual(['exchanges.0.variantId']);
    const unknown = await refused('decideReturn', 'EXCHANGE_GONE', approve({ ...exchanged, variantId: 9 }));
    expect(unknown.fields).toEqual(['exchanges.0.variantId']);
    await ok('decideReturn', approve(exchanged));
    expect(await stockOf(other.id)).toBe(before.other - 1);

    const piece = (more: Partial<ReceivedPiece> = {}): ReceivedPiece => ({
      ...{ orderItemId: item.id, quantity: 1, condition: 'AS_NEW', stock: 'BACK', outcome: 'REFUND' },
      ...{ reason: '', ...more },
    });
    const receipt = (amount: number, ...pieces: ReceivedPiece[]) => ({
      ...admin,
      body: { receiptId: randomUUID(), amount: dollarsFromCents(amount), pieces },
    });
    const unfit = piece({ condition: 'DAMAGED' });
    expect(unfitOf(unfit)?.field).toBe('stock');
    const wrong = receipt(0, unfit, piece({ outcome: 'NOTHING' }));
    const told = await refused('receiveReturn', 'VALIDATION_FAILED', wrong);
    expect(told.fields).toEqual(['pieces.0.stock', 'pieces.1.reason']);
    const surplus = receipt(0, piece({ quantity: 3 }), piece());
    const left = await refused('receiveReturn', 'PIECES_NOT_LEFT', surplus);
    expect(left.fields).toEqual(['pieces.1.quantity']);
    const ofNobody = { ...receipt(0, piece()), params: { ...params, returnId: unusedId } };
    await refused('receiveReturn', 'RETURN_NOT_FOUND', ofNobody);
    await refused('receiveReturn', 'REFUND_CHANGED', receipt(1, piece()));

    const { data: whole } = await ok('getAdminOrder', admin);
    const line = whole.items[0];
    if (!line) throw new Error('The order has no item.');
    const cents = amountOfUnits(line, 1);
    const first = receipt(cents, piece(), piece({ outcome: 'EXCHANGE', stock: 'WRITTEN_OFF' }));
    for (const _ of ['once', 'again']) {
      const { data } = await ok('receiveReturn', first);
      expect(data.items).toMatchObject([
        { restocked: 1, exchanged: 1 },
        { replaces: item.id, shipped: 0 },
      ]);
      expect(data).toMatchObject({ fulfillment: 'PARTLY_SHIPPED', tasks: ['ship', 'return'] });
      const stocks = data.returns[0]?.pieces.map(({ stock }) => stock);
      expect(stocks).toEqual(['BACK', 'WRITTEN_OFF']);
    }
    expect([await stockOf(variantId), await stockOf(other.id)]).toEqual([before.old + 1, before.other - 1]);
    await refused('decideReturn', 'RETURN_CHANGED', { ...admin, body: { status: 'REJECTED' } });
    const lost = { condition: 'MISSING', stock: 'NOT_ARRIVED', outcome: 'NOTHING' } as const;
    await ok('receiveReturn', receipt(0, piece({ ...lost, reason: 'The parcel was open.' })));
    await backend().sendRefunds();
    const { data: seen } = await ok('getOrder', { token, params });
    expect(seen).toMatchObject({ refunded: cents, partlyShipped: true });
    expect(seen.returns[0]).toMatchObject({
      status: 'REFUNDED',
      pieces: [
        { condition: 'AS_NEW', outcome: 'REFUND', reason: '' },
        { outcome: 'EXCHANGE' },
        { condition: 'MISSING', outcome: 'NOTHING', reason: 'The parcel was open.' },
      ],
      exchanges: [{ orderItemId: item.id, quantity: 1, taken: 1, heldUntil: null, size: other.size }],
    });
    expect(seen.returns[0]?.pieces[0]).not.toHaveProperty('stock');
    expect(seen.items[1]).toMatchObject({ replaces: item.id, unitPrice: 0, size: other.size });
    expect(seen.timeline.map(({ note }) => note)).toEqual(
      expect.arrayContaining([
        'Return received: 1 refunded, 1 exchanged.',
        'Return looked into: 1 not refunded.',
      ]),
    );
    await refused('receiveReturn', 'RETURN_CHANGED', receipt(0, piece()));
  });
}
