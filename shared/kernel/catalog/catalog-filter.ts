import type { Gender, Size } from './sizes/sizes.ts';

/** The fields that a filter reads; API rows, mocks and generated test data all have them. */
export interface FilterableProduct {
  readonly gender: Gender;
  readonly categories: readonly string[];
  readonly variants: readonly { readonly size: string; readonly color: { readonly id: string } }[];
}

/** Chosen values per filter; an empty list means no choice. Colors by key. */
export interface ProductFilter {
  readonly gender: readonly Gender[];
  readonly category: readonly string[];
  readonly size: readonly Size[];
  readonly color: readonly string[];
}

export const emptyFilter: ProductFilter = { gender: [], category: [], size: [], color: [] };

/** Maximum length of a chosen value: the name of a category, the key of a color. */
export const filterLengths = { category: 60, color: 40 } as const;

const allows = (chosen: readonly string[], value: string) => chosen.length === 0 || chosen.includes(value);

/**
 * The rule of the specification, section 5: gender is chosen, one of the categories is chosen, and **one and the same**
 * variant has a chosen color and a chosen size. A product without variants is hidden.
 */
export function matchesFilter(product: FilterableProduct, filter: ProductFilter): boolean {
  return (
    allows(filter.gender, product.gender) &&
    (filter.category.length === 0 || product.categories.some((name) => filter.category.includes(name))) &&
    product.variants.some(
      (variant) => allows(filter.size, variant.size) && allows(filter.color, variant.color.id),
    )
  );
}

/** Sort orders of a product list. */
export const productSorts = ['newest', 'price-asc', 'price-desc', 'trending'] as const;
export type ProductSort = (typeof productSorts)[number];
