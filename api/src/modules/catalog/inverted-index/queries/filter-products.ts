import type { ProductFilter } from '@ritual/shared/kernel';
import type { BitSet } from '../structure/bit-set.ts';
import type { FacetCount, IndexedCollection } from '../structure/catalog-index.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';

/** The products before any filter: all, or those of a collection or of a search. */
export interface Basis {
  readonly collection: IndexedCollection | null;
  /** null: no search. */
  readonly found: BitSet | null;
}

/** Visible products of the basis, before any filter. */
function basisOf(index: InvertedIndex, { collection, found }: Basis): BitSet {
  const bits = index.visible();
  if (collection) bits.and(index.ofCollection(collection));
  return found ? bits.and(found) : bits;
}

/** Products that match the filter, by the same rule as matchesFilter in the kernel. */
export function filterProducts(index: InvertedIndex, basis: Basis, filter: ProductFilter): BitSet {
  const bits = basisOf(index, basis);
  const parts = [
    index.ofAny('gender', filter.gender),
    index.ofAny('category', filter.category),
    index.ofVariants(filter.size, filter.color),
  ];
  for (const part of parts) if (part) bits.and(part);
  return bits;
}

/**
 * For each value how many products would be left if it were the choice of its filter, with the other filters as they are.
 * Values that would leave nothing are there with 0; those that no product of the basis has are not.
 */
export function countFacets(index: InvertedIndex, basis: Basis, filter: ProductFilter): FacetCount[] {
  const all = basisOf(index, basis);
  const gender = index.ofAny('gender', filter.gender);
  const category = index.ofAny('category', filter.category);
  const variants = index.ofVariants(filter.size, filter.color);
  const within = (...parts: readonly (BitSet | null)[]) => {
    const bits = all.copy();
    for (const part of parts) if (part) bits.and(part);
    return bits;
  };
  const of = (
    facet: keyof ProductFilter,
    others: BitSet,
    having: (value: string) => { readonly any: BitSet | null; readonly chosen: BitSet | null },
  ) =>
    index.valuesOf(facet).flatMap((value) => {
      const { any, chosen } = having(value);
      if (!any || !chosen || all.sizeWith(any) === 0) return [];
      return [{ facet, value, count: others.sizeWith(chosen) }];
    });
  const plain = (facet: 'gender' | 'category') => (value: string) => {
    const bits = index.ofAny(facet, [value]);
    return { any: bits, chosen: bits };
  };
  const others = within(gender, category);
  return [
    ...of('gender', within(category, variants), plain('gender')),
    ...of('category', within(gender, variants), plain('category')),
    ...of('size', others, (size) => ({
      any: index.ofVariants([size], []),
      chosen: index.ofVariants([size], filter.color),
    })),
    ...of('color', others, (color) => ({
      any: index.ofVariants([], [color]),
      chosen: index.ofVariants(filter.size, [color]),
    })),
  ];
}
