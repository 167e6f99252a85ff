import type { product, ProductImage, productSummary } from '@ritual/shared/contract';
import { dollarsFromCents } from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { ProductRow } from './products.repository.ts';

/** Address of a picture in the width that product pages show at most. */
export function mediaUrl(file: string): string {
  return `/media/960/${file}`;
}

/** The tiny forms are for pictures that are shown at once: of a card the first, of a product's page all. */
function presentImages({ images }: ProductRow, withPlaceholders: number): ProductImage[] {
  return images.map(({ placeholder, focus, ...image }, index) => ({
    ...image,
    url: mediaUrl(image.file),
    ...(placeholder !== null && index < withPlaceholders && { placeholder }),
    ...(focus !== null && { focus }),
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
    createdAt: new Date(row.created_at).toISOString(),
    releasedAt: new Date(row.released_at).toISOString(),
  };
}

export function presentProduct(row: ProductRow): z.input<typeof product> {
  return {
    ...presentSummary(row),
    images: presentImages(row, Infinity),
    description: row.description,
    details: row.details,
    fitNote: row.fit_note,
    ...(row.size_chart_id !== null && { sizeChart: row.size_chart_id }),
  };
}
