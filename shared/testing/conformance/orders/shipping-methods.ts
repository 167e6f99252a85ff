import { expect, test } from '@jest/globals';
import { randomHex } from '../../../http/index.ts';
import { dollarsFromCents, withPolicyAmounts, type PolicyFields } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Client } from '../client.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { chicago, newShopper } from '../people.ts';

export function shippingMethodScenarios(client: () => Client): void {
  const { administrator } = asAdministrator(client);
  const key = () => ({ 'x-idempotency-key': randomHex(16) });
  const hawaii = { ...chicago, city: 'Honolulu', state: 'HI', zip: '96813' };

  const shopper = async (address: typeof chicago) => {
    const { ok } = client();
    const { token } = await newShopper(client());
    const { id: addressId } = (await ok('createAddress', { token, body: address })).data;
    const found = variantsWithStock(await allProducts(client()), 6)[9];
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    const { productId, variantId } = found;
    await ok('addToCart', { token, body: { productId, variantId, quantity: 1 } });
    return { token, addressId };
  };

  test('a faster method costs its price, stays with the order, and is another request', async () => {
    const { ok, refused } = client();
    const { token, addressId } = await shopper(chicago);
    const body = { addressId, method: 'expedited' } as const;
    const standard = (await ok('quote', { token, body: { addressId } })).data;
    const { data: quote } = await ok('quote', { token, body });
    const options = [
      { method: 'standard', shipping: standard.shipping, refused: null },
      { method: 'expedited', shipping: 1990, refused: null },
      { method: 'next-day', shipping: 3490, refused: null },
    ];
    expect(quote.options).toEqual(options);
    expect(standard.options).toEqual(options);
    expect(quote).toMatchObject({ shipping: 1990, subtotal: standard.subtotal, tax: standard.tax });
    const headers = key();
    const { orderId } = (await ok('checkout', { headers, token, body })).data;
    const placed = (await ok('getOrder', { token, params: { id: orderId } })).data;
    expect(placed).toMatchObject({ method: 'expedited', shipping: 1990, total: quote.total });
    expect((await ok('checkout', { headers, token, body })).data.orderId).toBe(orderId);
    await refused('checkout', 'IDEMPOTENCY_MISMATCH', { headers, token, body: { addressId } });
    const other = (await ok('checkout', { headers: key(), token, body: { addressId } })).data;
    expect((await ok('getOrder', { token, params: { id: other.orderId } })).data.method).toBe('standard');
  });

  test('where a method does not go it is neither quoted nor ordered', async () => {
    const { ok, refused } = client();
    const inHawaii = await shopper(hawaii);
    const toBox = await shopper({ ...chicago, street: 'P.O. Box 12' });
    for (const [{ token, addressId }, reason] of [
      [inHawaii, 'state'],
      [toBox, 'po-box'],
    ] as const) {
      const body = { addressId, method: 'next-day' } as const;
      for (const name of ['quote', 'checkout'] as const) {
        const { body: said } = await refused(name, 'SHIPPING_METHOD_UNAVAILABLE', {
          ...{ headers: key(), token, body },
        });
        expect(said['details']).toEqual({ method: 'next-day', reason });
      }
      const { data } = await ok('quote', { token, body: { addressId } });
      expect(data.options?.find(({ method }) => method === 'next-day')).toMatchObject({ refused: reason });
    }
  });

  test('an order that waits to be paid is not given up for a method that is refused', async () => {
    const { ok, refused } = client();
    const { token, addressId } = await shopper(hawaii);
    const { orderId, sessionId } = (await ok('checkout', { headers: key(), token, body: { addressId } }))
      .data;
    const headers = { ...key(), 'x-stripe-session': sessionId };
    const body = { addressId, method: 'next-day' } as const;
    await refused('checkout', 'SHIPPING_METHOD_UNAVAILABLE', { headers, token, body });
    expect((await ok('getOrder', { token, params: { id: orderId } })).data.status).toBe('PENDING');
  });

  test('what the owner says of a method counts at once; an older page changes nothing of it', async () => {
    const { ok, refused } = client();
    const admin = await administrator();
    const { token, addressId } = await shopper(chicago);
    const read = async () => {
      const { policy, policyVersion } = (await ok('getSettings', { token: admin })).data;
      return { fields: policy as PolicyFields, version: policyVersion };
    };
    const save = async (fields: Partial<PolicyFields>) => {
      const now = await read();
      const body = withPolicyAmounts({ ...now.fields, ...fields }, dollarsFromCents);
      return ok('updatePolicy', { token: admin, body: { ...body, version: now.version } });
    };
    const before = (await read()).fields;
    await save({ expeditedPrice: null, expeditedFreeFrom: null, nextDayPrice: 2500, nextDayNotTo: [] });
    const body = { addressId, method: 'expedited' } as const;
    const said = (await refused('quote', 'SHIPPING_METHOD_UNAVAILABLE', { token, body })).body;
    expect(said['details']).toEqual({ method: 'expedited', reason: 'not-offered' });
    const { data } = await ok('quote', { token, body: { addressId, method: 'next-day' } });
    expect(data).toMatchObject({ shipping: 2500 });
    expect(data.options?.map(({ method }) => method)).toEqual(['standard', 'next-day']);

    const { fields, version } = await read();
    const unknownBefore = /^(expedited|nextDay)(Price|FreeFrom)$|(NotTo|PoBoxes)$/;
    const rest = Object.fromEntries(
      Object.entries(withPolicyAmounts(fields, dollarsFromCents)).filter(
        ([name]) => !unknownBefore.test(name),
      ),
    );
    const saved = (await ok('updatePolicy', { token: admin, body: { ...rest, version } })).data;
    expect(saved.policy).toEqual(fields);
    for (const wrong of [
      { expeditedPrice: null, expeditedFreeFrom: dollarsFromCents(5000) },
      { nextDayNotTo: ['XX'] },
    ])
      await refused('updatePolicy', 'VALIDATION_FAILED', {
        token: admin,
        body: { ...rest, ...wrong, version: saved.policyVersion },
      });
    await save(before);
    expect((await read()).fields).toEqual(before);
  });
}
