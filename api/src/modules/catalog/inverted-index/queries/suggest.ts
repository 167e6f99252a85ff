import type { Suggested, SuggestionLimits } from '../structure/catalog-index.ts';
import type { InvertedIndex } from '../structure/inverted-index.ts';
import { pageOfGroups } from './page.ts';
import { search } from './search.ts';
import { plainTerm } from './terms.ts';
import { fits } from '../structure/vocabulary.ts';
import { wordsOf } from '../text/words.ts';

/** What is typed so far: the products and categories that it may become. */
export function suggest(index: InvertedIndex, q: string, max: SuggestionLimits): Suggested {
  const terms = [...new Set(wordsOf(q))].map(plainTerm);
  if (terms.length === 0) return { products: [], categories: [], matches: () => false };
  const { bits, groups } = search(index, terms, { named: true });
  const visible = index.visible();
  const categories = index
    .valuesOf('category')
    .filter((name) => fits(terms, name) && visible.sizeWith(index.ofAny('category', [name]) ?? visible) > 0)
    .toSorted()
    .slice(0, max.categories);
  return {
    products: pageOfGroups(index, bits, groups, { offset: 0, limit: max.products }),
    categories,
    matches: (text) => fits(terms, text),
  };
}
