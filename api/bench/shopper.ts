import { randomBytes, randomUUID } from 'node:crypto';
import type { Buyer } from '../src/testing/buyers.ts';
import type { Ask } from './load.ts';
import type { Provider } from './provider.ts';

/** Where a shopper asks, and who there is to buy. */
export interface Shop {
  readonly ask: Ask;
  readonly provider: Provider;
  /** A shopper who has not bought anything yet. */
  readonly nextBuyer: () => Buyer;
}

let turn = 0;
const pick = <Item>(items: readonly Item[]): Item => items[turn++ % items.length] as Item;

const words = ['legging', 'hoodie', 'pine', 'jacket'];
/** Products of the demo catalog; each has a variant with enough stock for every run. */
export const productsWithStock = [101, 102, 103, 104];
const unit = () => {
  const productId = pick(productsWithStock);
  return { productId, variantId: productId * 100 + 1, quantity: 1 };
};

/** What is measured: each of these is done once per count. */
export const scenarios: Readonly<Record<string, (shop: Shop) => Promise<unknown>>> = {
  list: ({ ask }) => ask({ path: `/api/products?limit=24&offset=${String(pick([0, 12, 24]))}` }),
  search: ({ ask }) => ask({ path: `/api/search?limit=24&q=${pick(words)}` }),
  product: ({ ask }) => ask({ path: `/api/products/${String(pick(productsWithStock))}` }),
  'new cart': ({ ask }) =>
    ask({
      ...{ method: 'POST', path: '/api/cart/add', body: unit() },
      headers: { 'x-session-id': randomBytes(16).toString('hex') },
    }),
  purchase,
};

/** Into the cart, what it costs, checkout, and the provider's word that it was paid. */
async function purchase({ ask, provider, nextBuyer }: Shop): Promise<void> {
  const { token, addressId } = nextBuyer();
  const headers = { authorization: `Bearer ${token}` };
  const post = (path: string, body: object, more = {}) =>
    ask({ method: 'POST', path, body, headers: { ...headers, ...more } });
  await post('/api/cart/add', unit());
  await post('/api/checkout/quote', { addressId });
  const placed = await post('/api/checkout', { addressId }, { 'x-idempotency-key': randomUUID() });
  const { sessionId } = JSON.parse(placed.body) as { sessionId: string };
  const { body, signature } = provider.paid(sessionId);
  await ask({
    ...{ method: 'POST', path: '/api/stripe/webhook', body, headers: { 'stripe-signature': signature } },
  });
}
