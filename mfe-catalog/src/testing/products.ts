import type { ProductSummary, Review, ReviewPage, Variant } from '@ritual/shared/contract';
import { fits, sortReviews } from '../rules/product/reviews.ts';

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

/** A sample product; tests override the fields that they need. */
export function summary(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 101,
    name: 'Ascend High-Rise Legging',
    slug: 'ascend-high-rise-legging',
    price: 9_800,
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

/** A sample review; tests override the fields that they need. */
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

/** The API's first answer for a product with these reviews: the newest of them, and the counts of all. */
export function reviewPage(reviews: readonly Review[], given = reviews.length): ReviewPage {
  const countOf = (wanted: Partial<Review>) =>
    reviews.filter(({ rating, fit }) => rating === wanted.rating || fit === wanted.fit).length;
  const stars = [5, 4, 3, 2, 1].map((rating) => countOf({ rating }));
  const [small, fitting, large] = fits.map((fit) => countOf({ fit }));
  return {
    counts: { stars, fits: { small: small ?? 0, true: fitting ?? 0, large: large ?? 0 } },
    content: sortReviews(reviews, 'newest').slice(0, given),
  };
}
