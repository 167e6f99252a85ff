import type { ProductSort } from '@ritual/shared/kernel';

/** Orders of a list as they are offered. */
export const sortOptions: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'trending', label: 'Trending' },
];

/** Those of found products. */
export const searchSortOptions = [{ value: 'relevance', label: 'Best match' } as const, ...sortOptions];
