// The only file of this folder that others open (`platform/boundaries/rules.ts`).
import type { Db } from '../../../db/client.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { createLiveIndex } from './live-index.ts';
import { createStems } from './stems.ts';
import { termsOf } from './terms.ts';
import { viewOf } from './view.ts';

export type {
  CatalogueIndex,
  CatalogueView,
  FacetCount,
  ListOrder,
  Page,
  ProductList,
  SearchTerms,
  Selection,
  Suggested,
} from './catalogue-index.ts';

export function createCatalogueIndex(db: Db): CatalogueIndex {
  const live = createLiveIndex(db);
  const stems = createStems(db);
  return {
    current: async () => viewOf(await live.current()),
    parse: (q) => termsOf(stems, q),
    onChange: live.onChange,
  };
}
