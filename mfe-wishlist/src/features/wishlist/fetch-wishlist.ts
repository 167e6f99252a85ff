import type { ProductSummary, Wishlist } from '@ritual/shared/contract';
import { getWishlist, getWishlistProducts } from '@ritual/shared/contract/calls';
import { api } from '@ritual/shared/http';

export interface FetchedWishlist {
  readonly productIds: readonly number[];
  /** Their cards; null when only the ids were asked for. */
  readonly products: readonly ProductSummary[] | null;
}

export const idsOf = ({ entries }: Wishlist): readonly number[] => entries.map(({ productId }) => productId);

/** Hearts need ids only. The page needs cards, and products that are no longer sold have none. */
export async function fetchWishlist(withProducts: boolean): Promise<FetchedWishlist> {
  if (!withProducts) return { productIds: idsOf(await api.call(getWishlist)), products: null };
  const { products } = await api.call(getWishlistProducts);
  return { productIds: products.map(({ id }) => id), products };
}
