import { useEffect } from 'react';
import type { ProductCardSlotProps } from '@ritual/shared/federation';
import { useIsSaved, useWishlist } from '../../features/wishlist/use-wishlist.ts';
import { HeartButton } from './heart-button.tsx';

/** Fills the slot `product-card`: saves a product to the wishlist, and removes it. */
export function SaveProduct({ productId, productName }: ProductCardSlotProps) {
  const wishlist = useWishlist();
  const saved = useIsSaved(productId);
  useEffect(() => wishlist.start(), [wishlist]);
  return (
    <HeartButton
      productName={productName}
      saved={saved}
      onPress={() => wishlist.toggle({ productId, productName })}
    />
  );
}
