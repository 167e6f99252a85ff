import type { ProductImage, ProductSummary } from '@ritual/shared/contract';

/** The first picture of each color, by position. */
export function firstOfColors(images: readonly ProductImage[]): readonly ProductImage[] {
  const seen = new Set<string | null>();
  return [...images]
    .sort((a, b) => a.position - b.position)
    .filter(({ color }) => !seen.has(color) && seen.add(color));
}

/** A picture that nobody sees at once needs nothing to stand in for it. */
export function withoutPlaceholder({ placeholder: _, ...image }: ProductImage): ProductImage {
  return image;
}

interface TrimOptions {
  readonly inFirstView?: boolean;
  /** Keys of the colors that were asked for: a card shows the product in one of them. */
  readonly colors?: readonly string[];
}

/**
 * A product as cards and quick add need it: the first picture of each color. Loader data travels in the page's HTML, so
 * what no card shows is left out; stand-ins for pictures, which compress badly and each cost a decoding before the first
 * paint, are kept for the first view only.
 */
export function trimProduct(
  product: ProductSummary,
  { inFirstView = false, colors = [] }: TrimOptions = {},
): ProductSummary {
  const first = firstOfColors(product.images);
  const isWanted = ({ color }: ProductImage) => color !== null && colors.includes(color);
  const ordered = [...first.filter(isWanted), ...first.filter((image) => !isWanted(image))];
  const images = inFirstView ? ordered : ordered.map(withoutPlaceholder);
  const { id, name, slug, price, compareAtPrice, imageUrl, gender, categories } = product;
  const { variants, limited, createdAt, releasedAt } = product;
  return {
    ...{ id, name, slug, price, compareAtPrice, imageUrl, images, gender, categories },
    ...{ variants, limited, createdAt, releasedAt },
  };
}
