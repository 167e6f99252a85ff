import type {
  Collection,
  Product,
  ProductSummary,
  Review,
  ReviewCounts,
  Variant,
} from '../../contract/index.ts';
import {
  demoCollections,
  demoColors,
  demoProducts,
  demoReviews,
  type DemoProduct,
} from '../../demo/index.ts';

const day = 86_400_000;

/** The demo catalog in the contract's format, with the current stock. */
export interface MockCatalog {
  /** Newest first. */
  readonly products: () => readonly Product[];
  readonly product: (id: number) => Product | undefined;
  readonly variant: (id: number) => { readonly product: Product; readonly variant: Variant } | undefined;
  readonly stockOf: (variantId: number) => number;
  readonly collections: readonly Collection[];
  /** Slugs of the collections that list a product explicitly. */
  readonly listedIn: (productId: number) => readonly string[];
  /** Newest first. */
  readonly reviews: () => readonly (Review & { readonly productId: number })[];
}

export function createMockCatalog(now: Date, takenOf: (variantId: number) => number): MockCatalog {
  const colors = new Map(demoColors.map(({ key, name, code }) => [key, { id: key, name, code }]));
  const colorOf = (key: string) => colors.get(key) ?? { id: key, name: key, code: '#000000' };
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const byNewest = demoProducts.toSorted((a, b) => a.releasedDaysAgo - b.releasedDaysAgo || b.id - a.id);
  const present = (product: DemoProduct): Product => {
    const images = product.images
      .toSorted((a, b) => a.position - b.position)
      .map(({ url: file, alt, color, position, width, height, placeholder }) => ({
        file,
        url: `/media/960/${file}`,
        alt,
        color,
        position,
        width,
        height,
        ...(placeholder !== null && { placeholder }),
      }));
    return {
      id: product.id,
      name: product.name,
      slug: product.slug,
      description: product.description,
      details: product.details,
      fitNote: product.fitNote,
      price: product.price,
      compareAtPrice: product.compareAtPrice,
      imageUrl: images[0]?.url ?? null,
      images,
      gender: product.gender,
      categories: product.categories,
      variants: product.variants.map(({ id, size, color, stock }) => ({
        id,
        size,
        stock: Math.max(0, stock - takenOf(id)),
        color: colorOf(color),
      })),
      limited: product.limited,
      createdAt: ago(product.releasedDaysAgo),
      releasedAt: ago(product.releasedDaysAgo),
    };
  };
  const byId = new Map(demoProducts.map((product) => [product.id, product]));
  const productOfVariant = new Map(
    demoProducts.flatMap((product) => product.variants.map(({ id }) => [id, product.id] as const)),
  );
  const product = (id: number) => {
    const found = byId.get(id);
    return found && present(found);
  };
  const variant = (id: number) => {
    const owner = product(productOfVariant.get(id) ?? -1);
    const found = owner?.variants.find((candidate) => candidate.id === id);
    return owner && found && { product: owner, variant: found };
  };
  return {
    products: () => byNewest.map(present),
    product,
    variant,
    stockOf: (id) => variant(id)?.variant.stock ?? 0,
    collections: demoCollections.map(({ slug, name, rule }) => ({
      slug,
      title: name,
      description: null,
      rule,
    })),
    listedIn: (id) => byId.get(id)?.collections ?? [],
    reviews: () =>
      demoReviews
        .toSorted((a, b) => a.daysAgo - b.daysAgo || b.id - a.id)
        .map(({ id, productId, rating, fit, title, text, author, state, size, color, daysAgo }) => ({
          ...{ id, productId, rating, fit, title, text, author, state, size },
          color: colorOf(color).name,
          createdAt: ago(daysAgo),
        })),
  };
}

/** Summary of all reviews of a product. */
export function countReviews(reviews: readonly Review[]): ReviewCounts {
  const countOf = (fits: (review: Review) => boolean) => reviews.filter(fits).length;
  const ofFit = (fit: Review['fit']) => countOf((review) => review.fit === fit);
  return {
    stars: [5, 4, 3, 2, 1].map((stars) => countOf(({ rating }) => rating === stars)),
    fits: { small: ofFit('small'), true: ofFit('true'), large: ofFit('large') },
  };
}

/** The card fields of a product. */
export function summaryOf(product: Product): ProductSummary {
  const { id, name, slug, price, compareAtPrice, imageUrl, gender, categories } = product;
  const { variants, limited, createdAt, releasedAt } = product;
  // As in the API, only the first picture has a placeholder.
  const images = product.images.map(({ placeholder, ...image }, index) =>
    index === 0 && placeholder !== undefined ? { ...image, placeholder } : image,
  );
  return {
    ...{ id, name, slug, price, compareAtPrice, imageUrl, images, gender, categories },
    ...{ variants, limited, createdAt, releasedAt },
  };
}
