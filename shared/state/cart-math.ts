import type { Cart, CartItem } from '../contract/index.ts';
import { subtotalOf } from '../kernel/index.ts';

export const emptyCart: Cart = { items: [], totalItems: 0, subtotal: 0, total: 0 };

/** A cart of these lines with the sums that the API would calculate. */
export function cartOf(items: CartItem[]): Cart {
  const subtotal = subtotalOf(items.map(({ price, quantity }) => ({ unitPrice: price, quantity })));
  return {
    items,
    totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    total: subtotal,
  };
}
