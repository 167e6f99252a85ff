import * as z from 'zod/mini';
import { policy } from '../../kernel/shop/policy.ts';
import { money, uuid, variantId } from './primitives.ts';

const quantity = z.int().check(z.minimum(1), z.maximum(policy.maxQuantityPerLine));

export const cartItem = z.object({
  id: uuid,
  productId: z.int(),
  variantId,
  productName: z.string(),
  size: z.string(),
  /** Display name of the color. */
  color: z.string(),
  /** Key and CSS color of the swatch. */
  colorId: z.string(),
  colorCode: z.string(),
  quantity: z.int().check(z.positive()),
  /** The current unit price, which is charged. */
  price: money,
  /** Unit price when the line was added, if it has changed since. */
  priceBefore: z.nullable(money),
  imageUrl: z.nullable(z.string()),
  imageFile: z.nullable(z.string()),
  /** Units available to all shoppers, before this line is subtracted. */
  availableStock: z.int().check(z.nonnegative()),
  /** The product was withdrawn; the line blocks checkout until removed. */
  withdrawn: z.boolean(),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  items: z.array(cartItem),
  /** Sum of quantities. */
  totalItems: z.int().check(z.nonnegative()),
  subtotal: money,
  total: money,
});
export type Cart = z.infer<typeof cart>;

export const addToCart = z.object({ productId: z.int().check(z.positive()), variantId, quantity });
export const updateCartItem = z.object({ quantity, variantId: z.optional(variantId) });
export const cartItemParams = z.object({ cartItemId: uuid });

/** Quantities that a merge at login reduced. */
export const cartChange = z.object({
  variantId,
  productName: z.string(),
  wanted: z.int(),
  kept: z.int(),
});
export type CartChange = z.infer<typeof cartChange>;
