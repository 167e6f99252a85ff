import * as z from 'zod/mini';
import { productSummary } from './catalog/catalog.ts';

// Apart from `wishlist.ts`, which any page with a product card may load: this needs the schemas of the catalog.

export const wishlistProducts = z.object({ products: z.array(productSummary) });
export type WishlistProducts = z.infer<typeof wishlistProducts>;
