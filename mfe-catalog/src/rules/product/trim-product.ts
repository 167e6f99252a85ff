import type { ProductImage, ProductSummary } from '@ritual/shared/contract';

/** The first picture of each color, by position. */
export function firstOfColors(images: readonly ProductImage[]): readonly ProductImage[] {
  const seen = new Set<string | null>();
  return [...images]
    .sort((a, b) => a.position - b.position)
    .filter(({ color }) => !seen.has(color) && seen.add(color));
}

/** A picture below the first view needs no placeholder. */
export function withoutPlaceholder({ placeholder: _, ...image }: ProductImage): ProductImage {
  return image;
}

interface TrimOptions {
  readonly inFirstView?: boolean;
  /** Keys of the chosen colors: a card shows the product in one of them. */
  readonly colors?: readonly string[];
}

/**
 * The fields of a product that cards and quick add need, with the first picture of each color. Loader data is part of the
 * page's HTML, so fields that no card shows are left out; placeholders, which compress badly and each cost a decoding before
 * the first paint, are kept for the first view only.
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
    id,
    name,
    slug,
    price,
    compareAtPrice,
    imageUrl,
    images,
    gender,
    categories,
    variants,
    limited,
    createdAt,
    releasedAt,
  };
}
