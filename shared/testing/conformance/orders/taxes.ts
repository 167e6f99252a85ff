import { expect, test } from '@jest/globals';
import { randomHex } from '../../../http/index.ts';
import type { DetailedTaxRuleRow as Rule, Quote } from '../../../contract/index.ts';
import { dollarsFromCents, storeDay } from '../../../kernel/index.ts';
import { asAdministrator } from '../administrator.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { purchases } from './bought.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { boston, newShopper, oakland } from '../people.ts';

export function taxScenarios(client: () => Client, backend: () => Backend): void {
  const { paid } = purchases(client, backend);
  const { administrator } = asAdministrator(client);
  const key = () => ({ 'x-idempotency-key': randomHex(16) });
  const county = {
    ...{ state: 'CA', level: 'county' as const, name: 'Alameda', zips: ['945', '946'] },
    ...{ thing: null, limit: null, rate: 3, from: null, until: null },
  };

  test('a county adds its rate, and the order keeps who takes which part', async () => {
    const { ok } = client();
    const token = await administrator();
    const shopper = await newShopper(client());
    const { id: addressId } = (await ok('createAddress', { token: shopper.token, body: oakland })).data;
    const found = variantsWithStock(await allProducts(client()), 6)[8];
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    const { productId, variantId } = found;
    await ok('addToCart', { token: shopper.token, body: { productId, variantId, quantity: 1 } });
    // Standard shipping may be free.
    const body = { addressId, method: 'expedited' as const };
    const { data: before } = await ok('quote', { token: shopper.token, body });
    await ok('addDetailedTaxRule', { token, body: county });
    const shippingRule = {
      ...{ ...county, thing: 'shipping' as const },
      rate: 2,
    };
    const { data: both } = await ok('addDetailedTaxRule', { token, body: shippingRule });
    const ofCounty = both.rules.filter(({ name }) => name === county.name);
    expect(ofCounty.map(({ thing }) => thing)).toEqual([null, 'shipping']);
    const { data: after } = await ok('quote', { token: shopper.token, body });
    const { subtotal, shipping } = after;
    expect(before.tax).toBe(Math.floor((subtotal * 725 + 5_000) / 10_000));
    expect(after.tax).toBe(Math.floor((subtotal * 1_025 + shipping * 200 + 5_000) / 10_000));
    expect(after.total).toBe(subtotal + shipping + after.tax);
    expect([before.ratesDiffer, after.ratesDiffer]).toEqual([undefined, true]);
    const rules = (await ok('taxRules', {})).data.filter(({ state }) => state === 'CA');
    expect(rules).toMatchObject([
      { rate: 7.25, estimated: true },
      { rate: 0, estimated: true },
    ]);
    const placed = (await ok('checkout', { headers: key(), token: shopper.token, body })).data;
    const params = { id: placed.orderId };
    expect((await ok('getOrder', { token: shopper.token, params })).data).toMatchObject({
      ...{ tax: after.tax, ratesDiffer: true },
    });
    const { data: order } = await ok('getAdminOrder', { token, params });
    const [state, local, onShipping] = order.taxes ?? [];
    const inState = { level: 'state', name: 'California', rate: 7.25, taxable: subtotal, exempt: shipping };
    expect(state).toMatchObject(inState);
    expect(local).toMatchObject({
      level: 'county',
      name: 'Alameda',
      rate: 3,
      taxable: subtotal,
      refunded: 0,
    });
    expect((order.taxes ?? []).reduce((sum, { tax }) => sum + tax, 0)).toBe(after.tax);
    const taxedShipping = { level: 'county', name: 'Alameda', rate: 2, taxable: shipping };
    expect(shipping).toBe(1990);
    expect(onShipping).toMatchObject(taxedShipping);
    expect(order.shippingTax).toBe(order.tax - order.items.reduce((sum, { tax }) => sum + tax, 0));
    for (const { id } of ofCounty) await ok('removeDetailedTaxRule', { token, params: { id: String(id) } });
    expect((await ok('quote', { token: shopper.token, body })).data.tax).toBe(before.tax);
  });

  test('clothing is taxed as each state says: in Boston above $175, in New York from $110, in Newark not', async () => {
    const { ok } = client();
    const shopper = await newShopper(client());
    const { token } = shopper;
    const products = await allProducts(client());
    const newYork = { ...boston, city: 'New York', state: 'NY', zip: '10001' };
    const newark = { ...boston, city: 'Newark', state: 'NJ', zip: '07102' };
    const places: string[] = [];
    for (const body of [boston, newYork, newark])
      places.push((await ok('createAddress', { token, body })).data.id);
    const taxesOf = async (isWanted: (price: number) => boolean) => {
      const product = products.find(
        ({ price, variants }) => isWanted(price) && variants.some(({ stock }) => stock > 0),
      );
      const variant = product?.variants.find(({ stock }) => stock > 0);
      if (!product || !variant) throw new Error('The demo catalog has no such product in stock.');
      const body = { productId: product.id, variantId: variant.id, quantity: 1 };
      const { data: cart } = await ok('addToCart', { token, body });
      const quotes: Quote[] = [];
      for (const addressId of places) quotes.push((await ok('quote', { token, body: { addressId } })).data);
      for (const { id } of cart.items) await ok('removeCartItem', { token, params: { cartItemId: id } });
      return { price: product.price, quotes: quotes.map(({ tax, taxRatePercent }) => [tax, taxRatePercent]) };
    };
    const none = [0, 0];
    expect((await taxesOf((price) => price < 11_000)).quotes).toEqual([none, none, none]);
    const middle = await taxesOf((price) => price >= 11_000 && price <= 17_500);
    expect(middle.quotes).toEqual([none, [Math.floor((middle.price * 4 + 50) / 100), 4], none]);
    const dear = await taxesOf((price) => price > 17_500);
    expect(dear.quotes).toEqual([
      [Math.floor(((dear.price - 17_500) * 625 + 5_000) / 10_000), 6.25],
      [Math.floor((dear.price * 4 + 50) / 100), 4],
      none,
    ]);
  });

  test('the report of a month has what a paid order was taxed, and its sums add up', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const period = storeDay(new Date()).slice(0, 7);
    const report = async () => (await ok('getTaxReport', { token, query: { period } })).data;
    const { fields } = await refused('getTaxReport', 'VALIDATION_FAILED', {
      token,
      query: { period: '2026-13' },
    });
    expect(fields).toEqual(['period']);
    const illinois = async () => {
      const { rows } = await report();
      for (const { sold, exempt } of rows)
        expect(sold.taxable + Object.values(exempt).reduce((sum, each) => sum + each, 0)).toBe(sold.gross);
      return rows.find(({ state, level }) => state === 'IL' && level === 'state')?.sold;
    };
    const before = (await illinois()) ?? { gross: 0, taxable: 0, tax: 0 };
    if (!backend().pay) return;
    const { params } = await paid(47);
    const { data: order } = await ok('getAdminOrder', { token, params });
    expect(await illinois()).toEqual({
      gross: before.gross + order.subtotal + order.shipping,
      taxable: before.taxable + order.subtotal,
      tax: before.tax + order.tax,
    });
  });

  test('a rule for a place is refused where it cannot be meant, and ends on a day', async () => {
    const { ok, refused } = client();
    const token = await administrator();
    const limit = { kind: 'above' as const, amount: dollarsFromCents(17_500) };
    const wrong = [
      [{ rate: 15.5 }, 'rate'],
      [{ zips: ['946', '02116'] }, 'zips'],
      [{ zips: [] as string[] }, 'zips'],
      [{ name: ' ' }, 'name'],
      [{ level: 'state' as const }, 'level'],
      [{ level: 'state' as const, name: '', zips: [] }, 'thing'],
      [{ thing: 'shipping' as const, limit }, 'limit'],
      [{ from: '2030-01-02', until: '2030-01-01' }, 'until'],
    ] satisfies [object, string][];
    for (const [change, field] of wrong) {
      const body = { ...county, ...change };
      const { fields } = await refused('addDetailedTaxRule', 'VALIDATION_FAILED', { token, body });
      expect(fields).toContain(field);
    }
    const alameda = ({ rules }: { readonly rules: readonly Rule[] }) =>
      rules.filter(({ name }) => name.toLowerCase() === 'alameda');
    const { data } = await ok('addDetailedTaxRule', { token, body: county });
    const [made] = alameda(data);
    const other = { ...county, name: 'Contra Costa', zips: ['945', '94801'] };
    const shared = await refused('addDetailedTaxRule', 'VALIDATION_FAILED', { token, body: other });
    expect(shared.fields).toEqual(['zips']);
    expect(made).toMatchObject({ ...county, version: 1 });
    const again = { ...county, name: 'ALAMEDA', rate: 3.5 };
    const { fields } = await refused('addDetailedTaxRule', 'VALIDATION_FAILED', { token, body: again });
    expect(fields).toEqual(['from']);
    const params = { id: String(made?.id) };
    const days = { from: null, until: '2029-12-31', version: 1 };
    const { data: ended } = await ok('updateDetailedTaxRule', { token, params, body: days });
    expect(alameda(ended)).toMatchObject([{ until: '2029-12-31', version: 2 }]);
    await refused('updateDetailedTaxRule', 'DETAILED_TAX_RULE_CHANGED', { token, params, body: days });
    const { data: two } = await ok('addDetailedTaxRule', { token, body: { ...again, from: '2030-01-01' } });
    expect(alameda(two).map(({ rate }) => rate)).toEqual([3, 3.5]);
    expect((await ok('getDetailedTaxRules', { token })).data).toEqual(two);
    for (const { id } of alameda(two))
      await ok('removeDetailedTaxRule', { token, params: { id: String(id) } });
    await refused('removeDetailedTaxRule', 'TAX_RULE_NOT_FOUND', { token, params });
    await refused('updateDetailedTaxRule', 'TAX_RULE_NOT_FOUND', { token, params, body: days });
    // Oregon has no sales tax, and the demo is not registered there.
    const nowhere = { ...county, state: 'OR', zips: ['970'] };
    await refused('addDetailedTaxRule', 'TAX_REGISTRATION_MISSING', { token, body: nowhere });
    const { data: log } = await ok('listAudit', { token, query: {} });
    expect(log.content.map(({ action }) => action).slice(0, 4)).toEqual([
      ...['settings.tax-detail-remove', 'settings.tax-detail-remove', 'settings.tax-detail-add'],
      'settings.tax-detail',
    ]);
  });
}
