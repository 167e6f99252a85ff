// The only file of this folder that others open (`platform/boundaries/rules`).
import type { Db } from '../../../db/client.ts';
import type { CatalogIndex } from './structure/catalog-index.ts';
import { createLiveIndex } from './sync/live-index.ts';
import { createLiveTuning } from './sync/live-tuning.ts';
import { createStems } from './text/stems.ts';
import { termsOf, typedTermsOf } from './queries/terms.ts';
import { viewOf } from './queries/view.ts';

export type {
  CatalogIndex,
  CatalogView,
  IndexedCollection,
  FacetCount,
  ListOrder,
  Page,
  ProductList,
  SearchTerms,
  Selection,
  Suggested,
} from './structure/catalog-index.ts';

export function createCatalogIndex(db: Db): CatalogIndex {
  const live = createLiveIndex(db);
  const stems = createStems(db);
  const tuning = createLiveTuning(db, stems);
  return {
    current: async () => viewOf(await live.current()),
    parse: async (q) => termsOf(stems, await tuning(), q),
    parseTyped: async (q) => typedTermsOf(stems, await tuning(), q),
    onChange: live.onChange,
  };
}
