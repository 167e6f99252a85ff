import type { Review, ReviewCounts } from '@ritual/shared/contract';
import { reviewFitLabel, reviewFits } from '@ritual/shared/kernel';

export type Fit = Review['fit'];

/** From narrow to wide, the order of the bar. */
export const fits: readonly Fit[] = reviewFits;
export const fitLabel = reviewFitLabel;

export interface Average {
  /** One decimal, 0 without reviews. */
  readonly rating: number;
  readonly count: number;
}

export interface ReviewSummary extends Average {
  /** Number of reviews by stars, five first. */
  readonly stars: readonly { readonly stars: number; readonly count: number }[];
  readonly fits: readonly { readonly fit: Fit; readonly count: number }[];
  /** The most frequent opinion; in a tie the one nearer to true to size. */
  readonly fit: Fit;
}

/** From the counts, because the page has only some of the reviews. */
export function averageOf({ stars }: ReviewCounts): Average {
  const count = stars.reduce((total, given) => total + given, 0);
  const sum = stars.reduce((total, given, index) => total + given * (5 - index), 0);
  return { count, rating: count === 0 ? 0 : Math.round((sum / count) * 10) / 10 };
}

/** '4.0', '4.6'. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

export function summarize(counts: ReviewCounts): ReviewSummary {
  const counted = fits.map((fit) => ({ fit, count: counts.fits[fit] }));
  const max = Math.max(...counted.map(({ count }) => count));
  const leading = counted.filter(({ count }) => count === max).map(({ fit }) => fit);
  return {
    ...averageOf(counts),
    stars: counts.stars.map((count, index) => ({ stars: 5 - index, count })),
    fits: counted,
    fit: leading.length === 1 ? (leading[0] ?? 'true') : 'true',
  };
}

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const reviewSortLabel: Readonly<Record<ReviewSort, string>> = {
  newest: 'Newest',
  highest: 'Highest',
  lowest: 'Lowest',
};

/** Among equals the newest comes first. */
export function sortReviews(reviews: readonly Review[], sort: ReviewSort): readonly Review[] {
  const newest = (a: Review, b: Review) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id;
  if (sort === 'highest') return [...reviews].sort((a, b) => b.rating - a.rating || newest(a, b));
  if (sort === 'lowest') return [...reviews].sort((a, b) => a.rating - b.rating || newest(a, b));
  return [...reviews].sort(newest);
}
