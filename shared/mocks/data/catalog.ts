import type {
  Product,
  ProductColor,
  ProductSummary,
  Review,
  ReviewCounts,
  Variant,
} from '../../contract/index.ts';
import {
  demoProducts,
  demoReviews,
  demoTaxClass,
  type DemoImage,
  type DemoProduct,
} from '../../demo/index.ts';
import type { ProductState, TaxClass } from '../../kernel/index.ts';

const day = 86_400_000;

/** As the staff writes it: it may show no color. */
export type MockImage = Omit<DemoImage, 'view' | 'color'> & {
  readonly color: string | null;
  readonly focus?: string | undefined;
};

/** A product that an administrator has made or changed: it takes the place of the demo's. */
export interface ChangedProduct extends Omit<DemoProduct, 'fitNote' | 'images'> {
  readonly images: readonly MockImage[];
  readonly fitNote: string | null;
  /** null: the charts of its categories. */
  readonly sizeChart?: number | null;
  readonly related?: readonly number[] | undefined;
  readonly tags?: readonly string[] | undefined;
  /** More words that it is found by. */
  readonly keywords: string;
  readonly state: ProductState;
  /** How states tax it; left out: like all goods. */
  readonly taxClass?: TaxClass | null | undefined;
  readonly createdAt: string;
  readonly releasedAt: string;
}

/** The demo catalog in the contract's format, with the current stock. Shoppers see neither drafts nor withdrawn products. */
export interface MockCatalog {
  /** Newest first. */
  readonly products: () => readonly Product[];
  readonly product: (id: number) => Product | undefined;
  /** Also one that shoppers do not see. */
  readonly anyProduct: (id: number) => Product | undefined;
  /** What the staff shows beside a product. */
  readonly relatedTo: (id: number) => readonly number[];
  /** Of hidden products, too: lines of carts and orders have them still. */
  readonly variant: (
    id: number,
  ) => { readonly product: Product; readonly variant: Variant; readonly withdrawn: boolean } | undefined;
  readonly stockOf: (variantId: number) => number;
  /** What an administrator has written down for the search; '': nothing was changed. */
  readonly taxClassOf: (productId: number) => TaxClass | null;
  readonly keywordsOf: (productId: number) => string;
  /** Newest first. */
  readonly reviews: () => readonly (Review & { readonly productId: number })[];
}

export function createMockCatalog(
  now: Date,
  takenOf: (variantId: number) => number,
  changedProducts: () => readonly ChangedProduct[],
  colorOf: (id: string) => ProductColor,
): MockCatalog {
  const ago = (days: number) => new Date(now.getTime() - days * day).toISOString();
  const byNewest = demoProducts.toSorted((a, b) => a.releasedDaysAgo - b.releasedDaysAgo || b.id - a.id);
  const present = (product: DemoProduct | ChangedProduct): Product => {
    const changed = 'state' in product ? product : null;
    const all: readonly MockImage[] = product.images;
    const images = all
      .toSorted((a, b) => a.position - b.position)
      .map(({ url: file, alt, color, position, width, height, placeholder, focus }) => ({
        file,
        url: `/media/960/${file}`,
        alt,
        color,
        position,
        width,
        height,
        ...(placeholder !== null && { placeholder }),
        ...(focus !== undefined && { focus }),
      }));
    return {
      id: product.id,
      name: product.name,
      slug: product.slug,
      description: product.description,
      details: product.details,
      fitNote: product.fitNote,
      ...(typeof changed?.sizeChart === 'number' && { sizeChart: changed.sizeChart }),
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
      createdAt: changed?.createdAt ?? ago(product.releasedDaysAgo),
      releasedAt: changed?.releasedAt ?? ago(product.releasedDaysAgo),
    };
  };
  const byId = new Map(demoProducts.map((product) => [product.id, product]));
  const productOfVariant = new Map(
    demoProducts.flatMap((product) => product.variants.map(({ id }) => [id, product.id] as const)),
  );
  const changedOf = (id: number) => changedProducts().find((each) => each.id === id);
  const product = (id: number) => {
    const found = changedOf(id) ?? byId.get(id);
    return found && isVisible(found) ? present(found) : undefined;
  };
  const variant = (id: number) => {
    const changed = changedProducts().find(({ variants }) => variants.some((each) => each.id === id));
    const demo = productOfVariant.get(id) ?? -1;
    const owner = changed ?? (changedOf(demo) ? undefined : byId.get(demo));
    const shown = owner && present(owner);
    const found = shown?.variants.find((candidate) => candidate.id === id);
    return owner && shown && found && { product: shown, variant: found, withdrawn: !isVisible(owner) };
  };
  const all = (): readonly Product[] => {
    const changed = changedProducts();
    if (changed.length === 0) return byNewest.map(present);
    const replaced = new Set(changed.map(({ id }) => id));
    return [...byNewest.filter(({ id }) => !replaced.has(id)), ...changed]
      .filter(isVisible)
      .map(present)
      .sort((a, b) => Date.parse(b.releasedAt) - Date.parse(a.releasedAt) || b.id - a.id);
  };
  return {
    products: all,
    product,
    anyProduct: (id) => {
      const found = changedOf(id) ?? byId.get(id);
      return found && present(found);
    },
    relatedTo: (id) => changedOf(id)?.related ?? [],
    variant,
    stockOf: (id) => variant(id)?.variant.stock ?? 0,
    taxClassOf: (id) => {
      const changed = changedOf(id);
      return changed ? (changed.taxClass ?? null) : byId.has(id) ? demoTaxClass : null;
    },
    keywordsOf: (id) => changedOf(id)?.keywords ?? '',
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

function isVisible(product: DemoProduct | ChangedProduct): boolean {
  if (!('state' in product)) return true;
  const { state, releasedAt, variants } = product;
  return state === 'PUBLISHED' && Date.parse(releasedAt) <= Date.now() && variants.length > 0;
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
