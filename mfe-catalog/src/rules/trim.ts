import type { ProductSummary } from '@ritual/shared/contract';

/**
 * A product as cards and quick add need it: the first picture of each colour. Loader data travels in the page's HTML, so
 * what no card shows is left out.
 */
export function trimProduct(product: ProductSummary): ProductSummary {
  const seen = new Set<string | null>();
  const images = [...product.images]
    .sort((a, b) => a.position - b.position)
    .filter(({ color }) => !seen.has(color) && seen.add(color));
  const { id, name, slug, price, compareAtPrice, imageUrl, gender, categories } = product;
  const { variants, limited, createdAt, releasedAt } = product;
  return {
    ...{ id, name, slug, price, compareAtPrice, imageUrl, images, gender, categories },
    ...{ variants, limited, createdAt, releasedAt },
  };
}
