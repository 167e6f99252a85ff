import * as z from 'zod/mini';
import { productId, timestamp } from './primitives.ts';

export const wishlist = z.object({
  /** Newest first. */
  entries: z.array(z.object({ productId: z.int(), savedAt: timestamp })),
});
export type Wishlist = z.infer<typeof wishlist>;

export const wishlistParams = z.object({ productId });
