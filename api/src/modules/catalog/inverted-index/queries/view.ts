import { emptyFilter } from '@ritual/shared/kernel';
import type { BitSet } from '../structure/bit-set.ts';
import type { CatalogView, ListOrder, Page, Selection } from '../structure/catalog-index.ts';
import { filterProducts, countFacets, type Basis } from './filter-products.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';
import { pageAfterSome, pageOf, pageOfFinds } from './page.ts';
import { relatedTo } from './related.ts';
import { search } from './search.ts';
import { suggest } from './suggest.ts';

/** The answers of the catalog, from the sets of the index. */
export function viewOf(index: InvertedIndex): CatalogView {
  const list: CatalogView['list'] = (selection, order, page) => {
    const { basis, groups, pinned } = basisOf(index, selection);
    const bits = filterProducts(index, basis, selection.filter);
    return { ids: pageIn(index, { bits, groups, pinned }, order, page), total: bits.size };
  };
  return {
    list,
    facets: (selection) => countFacets(index, basisOf(index, selection).basis, selection.filter),
    search: (terms, limit) =>
      list({ terms, collection: null, filter: emptyFilter }, 'best-match', { offset: 0, limit }),
    suggest: (terms, max) => suggest(index, terms, max),
    related: (id, count) => relatedTo(index, id, count),
    released: (from, to, order) => {
      const bits = index.releasedWithin(from, to);
      return (page) => pageIn(index, { bits, groups: [bits], pinned: [] }, order, page);
    },
    hasProducts: (collection) => index.ofCollection(collection).sizeWith(index.visible()) > 0,
    largestReduction: () => index.largestReduction(index.visible()),
  };
}

interface Finds {
  readonly bits: BitSet;
  /** By how well they fit, the best first; without a search all are the same. */
  readonly groups: readonly BitSet[] | null;
  readonly pinned: readonly number[];
}

function basisOf(
  index: InvertedIndex,
  { collection, terms }: Selection,
): Omit<Finds, 'bits'> & { readonly basis: Basis } {
  const found = terms && search(index, terms);
  return {
    basis: { collection, found: found?.bits ?? null },
    ...{ groups: found?.groups ?? null, pinned: terms?.pinned ?? [] },
  };
}

function pageIn(
  index: InvertedIndex,
  { bits, groups, pinned }: Finds,
  order: ListOrder,
  page: Page,
): number[] {
  if (order === 'best-match') return pageOfFinds(index, { bits, groups: groups ?? [bits], pinned }, page);
  if (typeof order === 'object') return pageAfterSome(index, bits, order.first, page);
  return pageOf(index, bits, order, page);
}
