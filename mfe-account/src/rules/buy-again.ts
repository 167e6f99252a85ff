import type { CartItem, OrderItem, ProductSummary } from '@ritual/shared/contract';
import { policy } from '@ritual/shared/kernel';

export interface Purchase {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly productName: string;
}

export interface BuyAgainPlan {
  readonly purchases: readonly Purchase[];
  /** Messages about items that are unavailable, or only in a smaller quantity. */
  readonly missing: readonly string[];
  /** Whether a price has changed. */
  readonly repriced: boolean;
}

/** Which items of an order can be bought again, by current stock and the content of the cart. */
export function planBuyAgain(
  items: readonly OrderItem[],
  products: readonly ProductSummary[],
  cart: readonly Pick<CartItem, 'variantId' | 'quantity'>[],
): BuyAgainPlan {
  const purchases: Purchase[] = [];
  const missing: string[] = [];
  let repriced = false;
  for (const item of items) {
    const product = products.find(({ id }) => id === item.productId);
    const variant = product?.variants.find(
      ({ size, color }) => size === item.size && color.name === item.color,
    );
    const held = cart.find(({ variantId }) => variantId === variant?.id)?.quantity ?? 0;
    const available = Math.min(variant?.stock ?? 0, policy.maxQuantityPerLine) - held;
    const quantity = Math.max(0, Math.min(item.quantity, available));
    if (product && variant && quantity > 0) {
      purchases.push({ productId: product.id, variantId: variant.id, quantity, productName: product.name });
      repriced ||= product.price !== item.unitPrice;
    }
    if (quantity < item.quantity)
      missing.push(whyMissing(item, { sold: variant !== undefined, held, quantity }));
  }
  return { purchases, missing, repriced };
}

function whyMissing(
  { productName, size, color }: OrderItem,
  { sold, held, quantity }: { sold: boolean; held: number; quantity: number },
): string {
  const what = `${productName}, ${size}, ${color}`;
  if (!sold) return `${what} is no longer sold.`;
  if (quantity > 0) return `Only ${quantity} of ${what} could be added.`;
  return held > 0 ? `Your cart holds all that is left of ${what}.` : `${what} is sold out.`;
}
