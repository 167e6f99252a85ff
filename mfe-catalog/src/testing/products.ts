import type { ProductSummary, Review, Variant } from '@ritual/shared/contract';

/** `['M pine 3', 'L clay 0']` → variants. */
export function variants(lines: readonly string[]): Variant[] {
  return lines.map((line, index) => {
    const [size, color = '', stock] = line.split(' ');
    return {
      id: index + 1,
      size: size as Variant['size'],
      stock: Number(stock),
      color: { id: color, name: color, code: '#000000' },
    };
  });
}

/** A product that tests change where it matters to them. */
export function summary(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 101,
    name: 'Ascend High-Rise Legging',
    slug: 'ascend-high-rise-legging',
    price: 98,
    compareAtPrice: null,
    imageUrl: null,
    images: [],
    gender: 'FEMALE',
    categories: ['Leggings'],
    variants: variants(['M pine 3']),
    limited: false,
    createdAt: '2026-11-01T00:00:00.000Z',
    releasedAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
}

/** A review that tests change where it matters to them. */
export function review(changes: Partial<Review> = {}): Review {
  return {
    id: 1,
    rating: 5,
    fit: 'true',
    title: 'Solid',
    text: 'The waistband stays where I put it.',
    author: 'A. D.',
    state: 'ID',
    size: 'M',
    color: 'Obsidian',
    createdAt: '2026-11-01T00:00:00.000Z',
    ...changes,
  };
}
