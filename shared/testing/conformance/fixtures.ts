import { matchesFilter, type ProductFilter } from '../../kernel/index.ts';
import type { ProductSummary } from '../../contract/index.ts';
import type { Client } from './client.ts';

/** Every product, in list order (newest first). */
export async function allProducts({ ok }: Client): Promise<readonly ProductSummary[]> {
  const { data } = await ok('listProducts', { query: { limit: 120 } });
  return data;
}

export const idsOf = (products: readonly { readonly id: number }[]): number[] => products.map(({ id }) => id);

export function kept(products: readonly ProductSummary[], filter: ProductFilter): readonly ProductSummary[] {
  return products.filter((product) => matchesFilter(product, filter));
}

/** Variants with at least so many units, from different products, the same in every run. */
export function variantsWithStock(products: readonly ProductSummary[], units: number) {
  return products
    .toSorted((a, b) => a.id - b.id)
    .flatMap((product) => {
      const variant = product.variants.find(({ stock }) => stock >= units);
      return variant ? [{ product, variant, productId: product.id, variantId: variant.id }] : [];
    });
}
