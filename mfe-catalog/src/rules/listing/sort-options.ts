import type { ProductSort } from '@ritual/shared/kernel';

/** Sort options of a list. */
export const sortOptions: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price: Low to High' },
  { value: 'price-desc', label: 'Price: High to Low' },
  { value: 'trending', label: 'Trending' },
];

/** Sort options of a collection that the staff has put in order. */
export const orderedSortOptions = [{ value: 'featured', label: 'Featured' } as const, ...sortOptions];

/** Sort options of search results. */
export const searchSortOptions = [{ value: 'relevance', label: 'Best match' } as const, ...sortOptions];
