import { z } from 'zod';
import { policy } from '../kernel/policy.ts';
import { money, uuid, variantId } from './primitives.ts';

const quantity = z.number().int().min(1).max(policy.maxQuantityPerLine);

export const cartItem = z.object({
  id: uuid,
  productId: z.number().int(),
  variantId,
  productName: z.string(),
  size: z.string(),
  /** The colour's name as shown. */
  color: z.string(),
  /** Key and CSS colour of the swatch. */
  colorId: z.string(),
  colorCode: z.string(),
  quantity: z.number().int().positive(),
  /** Current unit price: the one charged. */
  price: money,
  /** Unit price when the line was added, if it has changed since. */
  priceBefore: money.nullable(),
  imageUrl: z.string().nullable(),
  imageFile: z.string().nullable(),
  /** Pieces that exist for anybody to buy, before this line. */
  availableStock: z.number().int().nonnegative(),
  /** The product was withdrawn; the line blocks checkout until removed. */
  withdrawn: z.boolean(),
});
export type CartItem = z.infer<typeof cartItem>;

export const cart = z.object({
  items: z.array(cartItem),
  /** Sum of quantities. */
  totalItems: z.number().int().nonnegative(),
  subtotal: money,
  total: money,
});
export type Cart = z.infer<typeof cart>;

export const addToCart = z.object({ productId: z.number().int().positive(), variantId, quantity });
export const updateCartItem = z.object({ quantity, variantId: variantId.optional() });
export const cartItemParams = z.object({ cartItemId: uuid });

/** What a merge at login had to reduce. */
export const cartChange = z.object({
  variantId,
  productName: z.string(),
  wanted: z.number().int(),
  kept: z.number().int(),
});
export type CartChange = z.infer<typeof cartChange>;
