import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { dollarsFromCents } from '../../../kernel/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { colleagues } from '../colleagues.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { chicago, newPerson, newShopper, unusedId } from '../people.ts';

/** Orders that the staff makes for customers on the phone. */
export function phoneOrderScenarios(client: () => Client, backend: () => Backend): void {
  const { owner, colleague } = colleagues(client, backend);
  const { isDefault: _, ...place } = chicago;

  const variantOf = async (index: number) => {
    const found = variantsWithStock(await allProducts(client()), 6)[index];
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    return found;
  };
  const quoted = (token: string, variantId: number, quantity = 2, more: object = {}) =>
    client().ok('quotePhoneOrder', {
      token,
      query: { units: `${String(variantId)}:${String(quantity)}`, state: 'IL', ...more },
    });
  const bodyOf = (variantId: number, total: number, more: object = {}) => {
    const { firstName, lastName, email, phone } = newPerson();
    return {
      ...{ id: randomUUID(), firstName, lastName, email, phone, ...place },
      ...{ units: [{ variantId, quantity: 2 }], total: dollarsFromCents(total), ...more },
    };
  };

  test('an order made by hand waits for its link, is sent again, and is read and paid without an account', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const token = await owner();
    const { variantId, productId, product } = await variantOf(50);
    const { data: quote } = await quoted(token, variantId);
    expect(quote.lines).toMatchObject([
      { variantId, productId, productName: product.name, quantity: 2, unitPrice: product.price },
    ]);
    expect(quote.total).toBe(quote.subtotal + quote.shipping + (quote.tax ?? 0));
    const { data: nowhere } = await ok('quotePhoneOrder', {
      token,
      query: { units: `${String(variantId)}:2` },
    });
    expect(nowhere).toMatchObject({ tax: null, taxRatePercent: null, subtotal: quote.subtotal });
    const dear = await quoted(token, variantId, 2, { method: 'next-day', methodPrice: 25 });
    expect(dear.data.shipping).toBe(2500);
    const body = bodyOf(variantId, quote.total, { note: ' Called twice. ' });
    const { data: made } = await ok('createPhoneOrder', { token, body });
    expect(made.order).toMatchObject({
      ...{ id: body.id, status: 'PENDING', total: quote.total, email: body.email, method: 'standard' },
      ...{ items: [{ variantId, quantity: 2 }], notes: [{ text: 'Called twice.' }], received: 0 },
      mails: [{ kind: 'order-payment', recipient: body.email }],
    });
    expect(made.link).toContain('/orders/pay?token=');
    expect(made.order.queues).toEqual(['await-payment']);
    const { data: waiting } = await ok('listOrders', { token, query: { task: 'await-payment' } });
    expect(waiting.content.map(({ id }) => id)).toContain(body.id);
    const { data: again } = await ok('createPhoneOrder', { token, body });
    expect([again.link, again.order.number]).toEqual([null, made.order.number]);
    const other = { ...body, units: [{ variantId, quantity: 1 }] };
    await refused('createPhoneOrder', 'IDEMPOTENCY_MISMATCH', { token, body: other });
    const first = { body: { token: (await backend().linkOf(body.email, 'order')) ?? '' } };
    const { data: linked } = await ok('readOrderPayment', first);
    expect(linked).toMatchObject({ number: made.order.number, state: 'OPEN', payBy: made.order.payBy });
    expect(linked.details).toMatchObject({
      total: quote.total,
      items: [{ quantity: 2 }],
      address: { city: 'Chicago' },
    });
    const { data: sent } = await ok('sendPaymentLink', { token, params: { id: body.id } });
    expect(sent.link).not.toBe(made.link);
    await refused('readOrderPayment', 'LINK_INVALID', first);
    const link = { body: { token: new URL(sent.link).searchParams.get('token') ?? '' } };
    expect((await ok('readOrderPayment', link)).data.state).toBe('OPEN');
    await refused('login', 'INVALID_CREDENTIALS', {
      body: { email: body.email, password: 'a long enough secret' },
    });
    await ok('payLinkedOrder', link);
  });

  test('the address of an order by hand is corrected before it is paid, and the link goes to the new email', async () => {
    if (!backend().pay) return;
    const { ok, refused } = client();
    const token = await owner();
    const { variantId } = await variantOf(51);
    const { data: quote } = await quoted(token, variantId);
    const body = bodyOf(variantId, quote.total);
    const { data: made } = await ok('createPhoneOrder', { token, body });
    const { recipientName, street, city, zip, email } = made.order;
    const seen = { recipientName, street, city, zip, email };
    const rightEmail = newPerson().email;
    const correct = (more: object) => ({
      ...{ token, params: { id: body.id } },
      body: { ...seen, street: '7 Elm Street', state: 'IL', email: rightEmail, seen, ...more },
    });
    await refused('correctAddress', 'ADDRESS_OTHER_STATE', correct({ state: 'CA', zip: '94612' }));
    const { data: corrected } = await ok('correctAddress', correct({}));
    expect(corrected).toMatchObject({ status: 'PENDING', street: '7 Elm Street', email: rightEmail });
    const { data: sent } = await ok('sendPaymentLink', { token, params: { id: body.id } });
    const link = { body: { token: new URL(sent.link).searchParams.get('token') ?? '' } };
    expect((await ok('readOrderPayment', link)).data.details?.address.street).toBe('7 Elm Street');
    const { data: after } = await ok('getAdminOrder', { token, params: { id: body.id } });
    expect(after.mails[0]).toMatchObject({ kind: 'order-payment', recipient: rightEmail });
    await ok('cancelOrderForShopper', { token, params: { id: body.id } });
    expect((await ok('getAdminOrder', { token, params: { id: body.id } })).data.queues).toEqual([]);
    const now = { ...seen, street: '7 Elm Street', email: rightEmail };
    await refused('correctAddress', 'ADDRESS_FIXED', correct({ street: '8 Elm Street', seen: now }));
  });

  test('an order by hand that cannot be made says why', async () => {
    const { refused, ok } = client();
    const token = await owner();
    const { variantId } = await variantOf(51);
    const { data: quote } = await quoted(token, variantId);
    const why = (code: Parameters<typeof refused>[1], body: object) =>
      refused('createPhoneOrder', code, { token, body: { ...bodyOf(variantId, quote.total), ...body } });
    await why('ORDER_CHANGED', { total: 1 });
    await why('CHANGE_NOT_SOLD', { units: [{ variantId: 2_147_000_000, quantity: 1 }] });
    const { data: many } = await quoted(token, variantId, 99);
    await why('INSUFFICIENT_STOCK', {
      units: [{ variantId, quantity: 99 }],
      total: dollarsFromCents(many.total),
    });
    await why('VALIDATION_FAILED', { units: [] });
    await why('VALIDATION_FAILED', { zip: '90210' });
    await why('VALIDATION_FAILED', { method: 'expedited' });
    await why('VALIDATION_FAILED', { firstName: undefined });
    await why('CUSTOMER_UNCONFIRMED', { email: (await newShopper(client())).email });
    await refused('sendPaymentLink', 'ORDER_NOT_FOUND', { token, params: { id: unusedId } });
    await refused('readOrderPayment', 'LINK_INVALID', { body: { token: 'unknown' } });
    await refused('payLinkedOrder', 'LINK_INVALID', { body: { token: 'unknown' } });
    const packer = await colleague('fulfillment');
    await refused('createPhoneOrder', 'RIGHT_MISSING', { token: packer.token, body: bodyOf(variantId, 1) });
    const body = bodyOf(variantId, quote.total);
    const { data: made } = await ok('createPhoneOrder', { token, body });
    await ok('cancelOrderForShopper', { token, params: { id: body.id } });
    await refused('sendPaymentLink', 'ORDER_NOT_PAYABLE', { token, params: { id: body.id } });
    const link = { body: { token: new URL(made.link ?? '').searchParams.get('token') ?? '' } };
    expect((await ok('readOrderPayment', link)).data.state).toBe('CANCELED');
    await refused('payLinkedOrder', 'ORDER_NOT_PAYABLE', link);
  });
}
