import type {
  Facets,
  Product,
  ProductImage,
  ProductSummary,
  Review,
  Suggestions,
} from '@ritual/shared/contract';
import { compareSizes, dollarsFromCents, genderLabel, genders, type Gender } from '@ritual/shared/kernel';
import type { FacetRow } from './facets.repository.ts';
import type { ProductRow, ReviewRow } from './products.repository.ts';
import type { SuggestionRows } from './suggestions.repository.ts';

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

export function presentSummary(row: ProductRow): ProductSummary {
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

export function presentProduct(row: ProductRow): Product {
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
export function presentFacets(rows: readonly FacetRow[]): Facets {
  const of = (facet: FacetRow['facet']) => rows.filter((row) => row.facet === facet);
  const plain = (row: FacetRow, label = row.value) => ({ value: row.value, label, count: row.count });
  const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en-US');
  const genderRank = (row: FacetRow) => genders.indexOf(row.value as Gender);
  return {
    gender: of('gender')
      .sort((a, b) => genderRank(a) - genderRank(b))
      .map((row) => plain(row, genderLabel[row.value as Gender])),
    category: of('category')
      .map((row) => plain(row))
      .sort(byLabel),
    size: of('size')
      .sort((a, b) => compareSizes(a.value, b.value))
      .map((row) => plain(row)),
    color: of('color')
      .map((row) => ({ ...plain(row, row.label ?? row.value), code: row.code ?? '' }))
      .sort(byLabel),
  };
}

export function presentSuggestions(rows: SuggestionRows): Suggestions {
  return {
    products: rows.products.map(({ id, name, price_cents, file }) => ({
      ...{ id, name, price: dollarsFromCents(price_cents), imageFile: file },
    })),
    categories: rows.categories,
    collections: rows.collections,
  };
}
