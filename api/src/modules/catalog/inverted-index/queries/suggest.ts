import type { SearchTerms, Suggested, SuggestionLimits } from '../structure/catalog-index.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';
import { pageOfFinds } from './page.ts';
import { search } from './search.ts';
import { fits } from '../structure/vocabulary.ts';

/** What is typed so far: the products and categories that it may become. */
export function suggest(index: InvertedIndex, terms: SearchTerms, max: SuggestionLimits): Suggested {
  const { places, pinned } = terms;
  if (places.length === 0) return { products: [], categories: [], matches: () => false };
  const { bits, groups } = search(index, terms, { named: true });
  const visible = index.visible();
  const categories = index
    .valuesOf('category')
    .filter((name) => fits(places, name) && visible.sizeWith(index.ofAny('category', [name]) ?? visible) > 0)
    .toSorted()
    .slice(0, max.categories);
  return {
    products: pageOfFinds(index, { bits, groups, pinned }, { offset: 0, limit: max.products }),
    categories,
    matches: (text) => fits(places, text),
  };
}
