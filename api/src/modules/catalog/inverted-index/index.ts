// The only file of this folder that others open (`platform/boundaries/rules`).
import type { Db } from '../../../db/client.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { createLiveIndex } from './live-index.ts';
import { createStems } from './stems.ts';
import { termsOf } from './terms.ts';
import { viewOf } from './view.ts';

export type {
  CatalogIndex,
  CatalogView,
  FacetCount,
  ListOrder,
  Page,
  ProductList,
  SearchTerms,
  Selection,
  Suggested,
} from './catalog-index.ts';

export function createCatalogIndex(db: Db): CatalogIndex {
  const live = createLiveIndex(db);
  const stems = createStems(db);
  return {
    current: async () => viewOf(await live.current()),
    parse: (q) => termsOf(stems, q),
    onChange: live.onChange,
  };
}
