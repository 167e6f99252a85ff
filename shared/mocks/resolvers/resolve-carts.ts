import type { Cart } from '../../contract/index.ts';
import { mergeCarts, policy, subtotalOf } from '../../kernel/index.ts';
import { insufficientStock, invalidField, MockError } from '../mock-error.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { Resolvers } from './resolver.ts';
import type { MockLine } from '../data/state.ts';

export const cartResolvers: Resolvers<'getCart' | 'addToCart' | 'updateCartItem' | 'removeCartItem'> = {
  getCart: ({ store, cartKey }) => cartOf(store, cartKey()),
  addToCart: ({ body, store, cartKey }) => {
    const found = store.catalog.variant(body.variantId);
    if (found?.product.id !== body.productId || found.withdrawn) throw new MockError('PRODUCT_NOT_FOUND');
    const lines = linesOf(store, cartKey());
    const line = lines.find(({ variantId }) => variantId === body.variantId);
    const quantity = (line?.quantity ?? 0) + body.quantity;
    demandStock(store, body.variantId, quantity);
    if (!line && lines.length >= policy.maxCartLines) throw new MockError('CART_FULL');
    store.state.carts[cartKey()] = line
      ? lines.map((other) => (other === line ? { ...line, quantity } : other))
      : [...lines, { id: store.newId(), variantId: body.variantId, quantity }];
    return cartOf(store, cartKey());
  },
  updateCartItem: ({ params, body, store, cartKey }) => {
    const lines = linesOf(store, cartKey());
    const line = lineOr404(lines, params.cartItemId);
    const variantId = body.variantId ?? line.variantId;
    const productOf = (id: number) => store.catalog.variant(id)?.product.id;
    if (productOf(variantId) !== productOf(line.variantId)) {
      throw invalidField('variantId', 'This is not a variant of the same product.');
    }
    // If another line has the same variant already, it is merged into this one.
    const twin = lines.find((other) => other !== line && other.variantId === variantId);
    const quantity = body.quantity + (twin?.quantity ?? 0);
    demandStock(store, variantId, quantity);
    store.state.carts[cartKey()] = lines
      .filter((other) => other !== twin)
      .map((other) => (other === line ? { ...line, variantId, quantity } : other));
    return cartOf(store, cartKey());
  },
  removeCartItem: ({ params, store, cartKey }) => {
    const lines = linesOf(store, cartKey());
    const line = lineOr404(lines, params.cartItemId);
    store.state.carts[cartKey()] = lines.filter((other) => other !== line);
    return cartOf(store, cartKey());
  },
};

export function linesOf(store: MockStore, key: string): readonly MockLine[] {
  return store.state.carts[key] ?? [];
}

function lineOr404(lines: readonly MockLine[], id: string): MockLine {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new MockError('CART_ITEM_NOT_FOUND');
  return line;
}

function demandStock(store: MockStore, variantId: number, quantity: number): void {
  const available = Math.min(store.catalog.stockOf(variantId), policy.maxQuantityPerLine);
  if (quantity > available) throw insufficientStock(variantId, available);
}

export function cartOf(store: MockStore, key: string): Cart {
  const items = linesOf(store, key).flatMap(({ id, variantId, quantity }) => {
    const found = store.catalog.variant(variantId);
    if (!found) return [];
    const { product, variant } = found;
    const image = product.images.find(({ color }) => color === variant.color.id) ?? product.images[0];
    return [
      {
        id,
        variantId,
        quantity,
        productId: product.id,
        productName: product.name,
        size: variant.size,
        color: variant.color.name,
        colorId: variant.color.id,
        colorCode: variant.color.code,
        price: product.price,
        priceBefore: null,
        imageUrl: image?.url ?? null,
        imageFile: image?.file ?? null,
        availableStock: variant.stock,
        withdrawn: found.withdrawn,
      },
    ];
  });
  const subtotal = subtotalOf(items.map(({ price, quantity }) => ({ unitPrice: price, quantity })));
  const totalItems = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, totalItems, subtotal, total: subtotal };
}

/** Merges a visitor's cart into an account's; returns what had to be reduced. Idempotent. */
export function mergeVisitorCart(store: MockStore, visitorKey: string, userKey: string) {
  const account = linesOf(store, userKey);
  const { lines, reduced } = mergeCarts(account, linesOf(store, visitorKey), store.catalog.stockOf);
  const idOf = new Map(account.map(({ variantId, id }) => [variantId, id]));
  store.state.carts[userKey] = lines.map((line) => ({
    id: idOf.get(line.variantId) ?? store.newId(),
    ...line,
  }));
  delete store.state.carts[visitorKey];
  return reduced.map((change) => ({
    ...change,
    productName: store.catalog.variant(change.variantId)?.product.name ?? '',
  }));
}
