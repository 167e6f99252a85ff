import { randomHex } from '../../../http/index.ts';
import type { Backend } from '../backend.ts';
import type { Client } from '../client.ts';
import { allProducts, variantsWithStock } from '../fixtures.ts';
import { chicago, newShopper } from '../people.ts';

/** Purchases of new shoppers for scenarios about orders; each takes another variant. */
export function purchases(client: () => Client, backend: () => Backend) {
  /** On its payment page: three units. */
  const buy = async (index: number) => {
    const { ok } = client();
    const { token, email } = await newShopper(client());
    const address = (await ok('createAddress', { token, body: chicago })).data;
    const found = variantsWithStock(await allProducts(client()), 6)[index];
    if (!found) throw new Error('The demo catalog has too few products in stock.');
    const { productId, variantId } = found;
    await ok('addToCart', { token, body: { productId, variantId, quantity: 3 } });
    const headers = { 'x-idempotency-key': randomHex(16) };
    const { data } = await ok('checkout', { headers, token, body: { addressId: address.id } });
    return { ...data, token, email, productId, variantId, params: { id: data.orderId } };
  };
  const paid = async (index: number) => {
    const bought = await buy(index);
    const { checkoutUrl, sessionId, token } = bought;
    await backend().pay?.({ checkoutUrl: checkoutUrl ?? '', sessionId });
    await client().ok('reconcile', { token, params: { sessionId } });
    return bought;
  };
  const delivered = async (index: number, at?: Date) => {
    const bought = await paid(index);
    await backend().fulfil?.(bought.orderId, 'SHIPPED', at);
    await backend().fulfil?.(bought.orderId, 'DELIVERED', at);
    const [item] = (await client().ok('getOrder', bought)).data.items;
    if (!item) throw new Error('The order has no item.');
    return { ...bought, item };
  };
  return { buy, paid, delivered };
}
