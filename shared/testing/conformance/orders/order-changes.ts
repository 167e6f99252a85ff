import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { dollarsFromCents } from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { allProducts } from '../fixtures.ts';
import { unusedId } from '../people.ts';
import { purchases } from './bought.ts';

/** Orders that the staff changes before they ship. */
export function orderChangeScenarios(client: () => Client, backend: () => Backend): void {
  const { owner, colleague } = colleagues(client, backend);
  const { paid } = purchases(client, backend);
  const toChange = async (index: number) => {
    const bought = await paid(index);
    const admin = { token: await owner(), params: bought.params };
    const { data: order } = await client().ok('getAdminOrder', admin);
    return { ...bought, admin, order };
  };
  const query = (units: readonly (readonly [number, number])[]) => ({
    units: units.map(([variantId, quantity]) => `${String(variantId)}:${String(quantity)}`).join(','),
  });
  const bodyOf = (
    units: readonly (readonly [number, number])[],
    { version, toPay, toRefund }: { version: number; toPay: number; toRefund: number },
  ) => ({
    changeId: randomUUID(),
    units: units.map(([variantId, quantity]) => ({ variantId, quantity })),
    seen: { version, toPay: dollarsFromCents(toPay), toRefund: dollarsFromCents(toRefund) },
  });

  test('another size is changed at once, and pieces that are dropped are refunded', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, token, params, variantId, productId } = await toChange(47);
    const product = (await allProducts(client())).find(({ id }) => id === productId);
    const other = product?.variants.find(({ id, stock }) => id !== variantId && stock >= 3);
    const swap = [[other?.id ?? 0, 3]] as const;
    const { data: quote } = await ok('quoteOrderChange', { ...admin, query: query(swap) });
    expect(quote).toMatchObject({ version: 1, price: 'same', toPay: 0, toRefund: 0, waived: null });
    expect(quote.after.total).toBe(order.total);
    const body = bodyOf(swap, quote);
    const { data: swapped } = await ok('changeOrder', { ...admin, body });
    expect(swapped).toMatchObject({
      ...{ version: 2, status: 'PAID', total: order.total, refunded: 0 },
      items: [{ variantId: other?.id, quantity: 3 }],
      changes: [{ id: body.changeId, state: 'APPLIED', baseVersion: 1, version: 2, waived: 0, reason: null }],
    });
    // The same again is the same.
    expect((await ok('changeOrder', { ...admin, body })).data.version).toBe(2);
    await refused('changeOrder', 'ORDER_CHANGED', { ...admin, body: { ...body, changeId: randomUUID() } });
    const less = [[other?.id ?? 0, 2]] as const;
    const { data: cheaper } = await ok('quoteOrderChange', { ...admin, query: query(less) });
    expect([cheaper.price, cheaper.toPay]).toEqual(['cheaper', 0]);
    expect(cheaper.after.total).toBe(order.total - cheaper.toRefund);
    const { data: after } = await ok('changeOrder', { ...admin, body: bodyOf(less, cheaper) });
    expect(after).toMatchObject({ version: 3, status: 'PAID', total: cheaper.after.total });
    expect(after).toMatchObject({ received: order.received, refundable: cheaper.after.total });
    expect(after.refunds).toMatchObject([{ reason: 'change', amount: cheaper.toRefund }]);
    const { data: shown } = await ok('getOrder', { token, params });
    expect(shown).toMatchObject({ total: after.total, items: [{ quantity: 2 }] });
    expect(shown.changes).toMatchObject([{ open: false }, { open: false, toRefund: cheaper.toRefund }]);
  });

  test('what is dearer waits for its payment, is withdrawn, or is waived by who may', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, token, params, variantId, email } = await toChange(48);
    const more = [[variantId, 4]] as const;
    const { data: quote } = await ok('quoteOrderChange', { ...admin, query: query(more) });
    expect(quote).toMatchObject({ price: 'dearer', toRefund: 0, waived: { total: order.total } });
    const { data: waits } = await ok('changeOrder', { ...admin, body: bodyOf(more, quote) });
    expect(waits).toMatchObject({ version: 1, total: order.total, items: [{ quantity: 3 }] });
    expect(waits.changes).toMatchObject([{ state: 'OPEN', version: null, toPay: quote.toPay }]);
    const { data: shown } = await ok('getOrder', { token, params });
    expect(shown.changes).toMatchObject([{ open: true, toPay: quote.toPay }]);
    const changeId = waits.changes[0]?.id ?? '';
    const drop = { ...admin, params: { ...params, changeId } };
    expect((await ok('withdrawOrderChange', drop)).data.changes).toMatchObject([{ state: 'REPLACED' }]);
    const { data: left } = await ok('getOrder', { token, params });
    expect(left.timeline.at(-1)?.note).toMatch(/^The change is not made, and there is nothing to pay for it/);
    await refused('withdrawOrderChange', 'CHANGE_NOT_OPEN', drop);
    await refused('payOrderChange', 'CHANGE_NOT_PAYABLE', { token, params: { ...params, changeId } });
    const waive = { ...bodyOf(more, quote), waive: ' Our mistake. ' };
    const { data: given } = await ok('changeOrder', { ...admin, body: waive });
    expect(given).toMatchObject({ version: 2, total: order.total, items: [{ quantity: 4 }] });
    expect(given.changes.at(-1)).toMatchObject({ waived: quote.toPay, reason: 'Our mistake.', toPay: 0 });
    // By the link of the mail, without an account, or on the page of the order.
    const five = [[variantId, 5]] as const;
    const { data: again } = await ok('quoteOrderChange', { ...admin, query: query(five) });
    const { data: asked } = await ok('changeOrder', { ...admin, body: bodyOf(five, again) });
    const link = { body: { token: (await backend().linkOf(email, 'change')) ?? '' } };
    const { data: linked } = await ok('readOrderChange', link);
    expect(linked).toMatchObject({ number: order.number, state: 'OPEN', toPay: again.toPay });
    expect(linked.lines).toEqual(asked.changes.at(-1)?.lines);
    await ok('payLinkedChange', link);
    await ok('payOrderChange', { token, params: { ...params, changeId: asked.changes.at(-1)?.id ?? '' } });
  });

  test('a change that cannot be made says why', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, variantId, params, orderId } = await toChange(49);
    const why = (code: Parameters<typeof refused>[1], units: readonly (readonly [number, number])[]) =>
      refused('quoteOrderChange', code, { ...admin, query: query(units) });
    await why('CHANGE_NOTHING', [[variantId, 3]]);
    await why('CHANGE_EMPTY', []);
    await why('INSUFFICIENT_STOCK', [[variantId, 99]]);
    await why('CHANGE_NOT_SOLD', [[2_147_000_000, 1]]);
    await refused('quoteOrderChange', 'VALIDATION_FAILED', { ...admin, query: { units: 'M' } });
    await refused('quoteOrderChange', 'ORDER_NOT_FOUND', {
      ...admin,
      params: { id: unusedId },
      query: query([]),
    });
    const packer = await colleague('fulfillment');
    await refused('quoteOrderChange', 'RIGHT_MISSING', { token: packer.token, params, query: query([]) });
    await refused('readOrderChange', 'LINK_INVALID', { body: { token: 'unknown' } });
    await refused('payLinkedChange', 'LINK_INVALID', { body: { token: 'unknown' } });
    await backend().fulfil?.(orderId, 'SHIPPED');
    await why('ORDER_NOT_CHANGEABLE', [[variantId, 1]]);
    expect((await ok('getAdminOrder', admin)).data.changes).toEqual([]);
  });
}
