import { ProductCard, ProductGrid, useQuickAddDialog } from '@ritual/shared/blocks';
import type { ProductSummary } from '@ritual/shared/contract';
import { columnSizes } from '@ritual/shared/ui';

const sizes = columnSizes({ base: 2, sm: 3, lg: 4 });

/** The cards of the list. Their hearts come by the slot of product cards, as in all lists. */
export function SavedProducts({ products }: { readonly products: readonly ProductSummary[] }) {
  const { open, dialog } = useQuickAddDialog();
  return (
    <>
      <ProductGrid $columns={4} aria-label="Saved products">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h2" sizes={sizes} onQuickAdd={open} />
          </li>
        ))}
      </ProductGrid>
      {dialog}
    </>
  );
}
