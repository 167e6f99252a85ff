import { ProductCardSkeleton, ProductGrid } from '@ritual/shared/blocks';

/** Placeholders for the first row of a wide window, two rows of a narrow one. */
export function WishlistSkeleton() {
  return (
    <div role="group" aria-busy="true" aria-label="Loading your wishlist">
      <ProductGrid $columns={4} aria-hidden="true">
        {[0, 1, 2, 3].map((card) => (
          <li key={card}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
