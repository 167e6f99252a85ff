import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { addBusinessDays, addDays, isBusinessDay, storeDay } from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { purchases } from './bought.ts';

/** When orders ship: their date, holds, and what shoppers are told and answer. */
export function orderDateScenarios(client: () => Client, backend: () => Backend): void {
  const { owner } = colleagues(client, backend);
  const { paid, buy } = purchases(client, backend);
  const toShip = async (index: number) => {
    const bought = await paid(index);
    const admin = { token: await owner(), params: bought.params };
    const { data: order } = await client().ok('getAdminOrder', admin);
    const lines = order.items.map(({ id, quantity }) => ({ orderItemId: id, quantity }));
    const seen = async () => (await client().ok('getOrder', bought)).data;
    return { ...bought, admin, order, lines, seen };
  };
  const later = (day: string | null, days: number) => addBusinessDays(day ?? '', days);

  test('a paid order has a ship-by date, and its list is sorted by it', async () => {
    if (!backend().pay) return;
    const { ok } = client();
    const { order, seen, admin, email } = await toShip(35);
    expect(isBusinessDay(order.shipBy ?? '')).toBe(true);
    expect((order.shipBy ?? '') >= storeDay(new Date())).toBe(true);
    expect(await seen()).toMatchObject({ shipBy: order.shipBy, delay: null });
    const found = async (query: Record<string, string>) =>
      (await ok('listOrders', { token: admin.token, query: { q: email, ...query } })).data.count;
    expect([await found({ sort: 'shipBy' }), await found({ due: 'late' })]).toEqual([1, 0]);
    expect((await found({ due: 'today' })) + (await found({ due: 'later' }))).toBe(1);
  });

  test('an order on hold does not ship before it is released', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, lines, email } = await toShip(36);
    const body = { reason: 'fraud', note: ' Three cards. ' } as const;
    const { data: held } = await ok('holdOrder', { ...admin, body });
    expect(held).toMatchObject({ hold: 'fraud', tasks: [], held: { reason: 'fraud', note: 'Three cards.' } });
    const parcel = { ...admin, body: { carrier: 'UPS', trackingNumber: `A-${randomUUID()}`, lines } };
    await refused('shipParcel', 'ORDER_ON_HOLD', parcel);
    const query = { q: email, hold: 'any' } as const;
    expect((await ok('listOrders', { token: admin.token, query })).data.count).toBe(1);
    await refused('holdOrder', 'VALIDATION_FAILED', { ...admin, body: { reason: 'whim' } });
    expect((await ok('releaseOrder', admin)).data).toMatchObject({ hold: null, held: null, tasks: ['ship'] });
    const { data: released } = await ok('getAdminOrder', admin);
    expect(released.staffSteps).toMatchObject([
      { kind: 'hold', reason: 'fraud' },
      { kind: 'release', reason: null },
    ]);
    await refused('releaseOrder', 'ORDER_NOT_ON_HOLD', admin);
    await ok('shipParcel', parcel);
    await refused('holdOrder', 'ORDER_NOT_SHIPPABLE', { ...admin, body });
  });

  test('who is told of a delay keeps the order by the link of the mail', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { admin, order, seen, email } = await toShip(37);
    const weekend = [1, 2, 3, 4, 5, 6, 7]
      .map((days) => addDays(order.shipBy ?? '', days))
      .find((day) => !isBusinessDay(day));
    for (const date of [addDays(storeDay(new Date()), -1), order.shipBy ?? '', weekend ?? '']) {
      const { fields } = await refused('delayOrder', 'VALIDATION_FAILED', { ...admin, body: { date } });
      expect([date, fields]).toEqual([date, ['date']]);
    }
    const newDate = later(order.shipBy, 4);
    const { data: told } = await ok('delayOrder', { ...admin, body: { date: newDate } });
    expect(told).toMatchObject({
      shipBy: newDate,
      delays: [{ oldDate: order.shipBy, newDate, answerBy: null, answer: null }],
    });
    expect(told.delays[0]?.by).toBe(told.timeline.at(-1)?.actor);
    expect(await seen()).toMatchObject({ shipBy: newDate, delay: { newDate, answer: null } });
    const token = (await backend().linkOf(email, 'delay')) ?? '';
    expect((await ok('readDelay', { body: { token } })).data).toMatchObject({
      ...{ number: order.number, newDate, answer: null },
    });
    await refused('readDelay', 'LINK_INVALID', { body: { token: 'guessed' } });
    await refused('answerLinkedDelay', 'LINK_INVALID', { body: { token: 'guessed', answer: 'keep' } });
    const { data } = await ok('answerLinkedDelay', { body: { token, answer: 'keep' } });
    expect(data).toMatchObject({ number: order.number, answer: 'kept' });
    await refused('answerLinkedDelay', 'DELAY_ANSWERED', { body: { token, answer: 'cancel' } });
    expect(await seen()).toMatchObject({ status: 'PAID', delay: { answer: 'kept' } });
  });

  test('a further delay waits for an answer; the owner cancels on the order’s page', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const bought = await toShip(41);
    const { admin, order, seen, token, params } = bought;
    await ok('delayOrder', { ...admin, body: { date: later(order.shipBy, 2) } });
    const { data: told } = await ok('delayOrder', { ...admin, body: { date: later(order.shipBy, 4) } });
    expect(told.delays).toMatchObject([{ answer: 'kept' }, { answer: null }]);
    expect(told.delays[1]?.answerBy).not.toBeNull();
    const further = { ...admin, body: { date: later(order.shipBy, 6) } };
    await refused('delayOrder', 'DELAY_UNANSWERED', further);
    const answered = await ok('answerDelay', { token, params, body: { answer: 'cancel' } });
    expect(answered.data).toMatchObject({ status: 'REFUNDED', delay: { answer: 'canceled' } });
    await refused('answerDelay', 'DELAY_ANSWERED', { token, params, body: { answer: 'keep' } });
    await refused('delayOrder', 'ORDER_NOT_SHIPPABLE', further);
    expect(await seen()).toMatchObject({ shipBy: null });
  });

  test('the rest of an order in two parcels is canceled, and its money goes back', async () => {
    if (!backend().pay) return;
    const { ok } = client();
    const { admin, order, lines, seen, token, params } = await toShip(42);
    const one = lines.map((line) => ({ ...line, quantity: 1 }));
    await ok('shipParcel', {
      ...admin,
      body: { carrier: 'UPS', trackingNumber: `A-${randomUUID()}`, lines: one },
    });
    await ok('delayOrder', { ...admin, body: { date: later(order.shipBy, 3) } });
    await ok('answerDelay', { token, params, body: { answer: 'cancel' } });
    const { data: rest } = await ok('getAdminOrder', admin);
    expect(rest).toMatchObject({
      ...{ fulfillment: 'SHIPPED', shipBy: null, items: [{ shipped: 1, canceled: 2, refunded: 2 }] },
      refunds: [{ reason: 'canceled', lines: [{ kind: 'item', units: 2 }] }],
    });
    expect((await seen()).timeline.at(-1)?.note).toMatch(/^(The rest of the order is canceled|\$)/);
  });

  test('an unpaid order has no date and cannot be delayed', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const { params } = await buy(43);
    const admin = { token: await owner(), params };
    expect((await ok('getAdminOrder', admin)).data).toMatchObject({ shipBy: null, hold: null });
    await refused('delayOrder', 'ORDER_NOT_SHIPPABLE', { ...admin, body: { date: '2099-12-30' } });
    await refused('holdOrder', 'ORDER_NOT_SHIPPABLE', { ...admin, body: { reason: 'stock' } });
  });
}
