import type {
  Facets,
  product,
  ProductImage,
  productSummary,
  Review,
  suggestions,
} from '@ritual/shared/contract';
import { compareSizes, dollarsFromCents, genderLabel, genders, type Gender } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { FacetCount } from './inverted-index/choose.ts';
import type { ColorRow, ProductRow } from './products.repository.ts';
import type { ReviewRow } from './reviews.repository.ts';
import type { SuggestionRows } from './suggestions.ts';

interface FacetCounts {
  readonly counts: readonly FacetCount[];
  /** By key. */
  readonly colors: ReadonlyMap<string, ColorRow>;
}

/** Address of a picture in the width that product pages show at most. */
export function mediaUrl(file: string): string {
  return `/media/960/${file}`;
}

const iso = (value: string) => new Date(value).toISOString();

/** The tiny forms are for pictures that are shown at once: of a card the first, of a product's page all. */
function presentImages({ images }: ProductRow, withPlaceholders: number): ProductImage[] {
  return images.map(({ placeholder, ...image }, index) => ({
    ...image,
    url: mediaUrl(image.file),
    ...(placeholder !== null && index < withPlaceholders && { placeholder }),
  }));
}

export function presentSummary(row: ProductRow): z.input<typeof productSummary> {
  const images = presentImages(row, 1);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    price: dollarsFromCents(row.price_cents),
    compareAtPrice: row.compare_at_cents === null ? null : dollarsFromCents(row.compare_at_cents),
    imageUrl: images[0]?.url ?? null,
    images,
    gender: row.gender,
    categories: row.categories,
    variants: row.variants,
    limited: row.limited,
    createdAt: iso(row.created_at),
    releasedAt: iso(row.released_at),
  };
}

export function presentProduct(row: ProductRow): z.input<typeof product> {
  return {
    ...presentSummary(row),
    images: presentImages(row, Infinity),
    description: row.description,
    details: row.details,
    fitNote: row.fit_note,
  };
}

export function presentReview({ created_at, ...row }: ReviewRow): Review {
  return { ...row, createdAt: iso(created_at) };
}

/** Genders and sizes in their order, the rest by name. */
export function presentFacets({ counts, colors }: FacetCounts): Facets {
  const of = (facet: FacetCount['facet'], labelOf = (value: string) => value) =>
    counts
      .filter((one) => one.facet === facet)
      .map(({ value, count }) => ({ value, label: labelOf(value), count }));
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en-US');
  const genderRank = ({ value }: { value: string }) => genders.indexOf(value as Gender);
  return {
    gender: of('gender', (value) => genderLabel[value as Gender]).sort(
      (a, b) => genderRank(a) - genderRank(b),
    ),
    category: of('category').sort(byLabel),
    size: of('size').sort((a, b) => compareSizes(a.value, b.value)),
    color: of('color', (key) => colors.get(key)?.name ?? key)
      .map((color) => ({ ...color, code: colors.get(color.value)?.code ?? '' }))
      .sort(byLabel),
  };
}

export function presentSuggestions(rows: SuggestionRows): z.input<typeof suggestions> {
  return {
    products: rows.products.map(({ id, name, price_cents, file }) => ({
      ...{ id, name, price: dollarsFromCents(price_cents), imageFile: file },
    })),
    categories: [...rows.categories],
    collections: rows.collections.map(({ slug, title }) => ({ slug, title })),
  };
}
