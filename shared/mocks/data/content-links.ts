import { linkTarget, toCollection } from '../../kernel/index.ts';
import { isPageOfStore } from '../../paths/index.ts';
import { isIn, shownAt } from './collections.ts';
import type { MockStore } from './mock-store.ts';
import { productsIn } from './products.ts';

/** Where a link leads now; null: to what is gone, hidden or empty. */
export const liveLink =
  (store: MockStore) =>
  (link: string): string | null => {
    const products = store.catalog.products();
    const target = linkTarget(link);
    if (target?.kind === 'product') return products.some(({ id }) => id === target.id) ? link : null;
    if (target?.kind !== 'collection') return link;
    const found = shownAt(store, target.slug);
    if (!found || !products.some((product) => isIn(product, found))) return null;
    return found.slug === target.slug ? link : toCollection(link, found.slug);
  };

/** What links may lead to that are written. */
export const knownTargets = (store: MockStore) => ({
  isPage: isPageOfStore,
  hasCollection: (slug: string) =>
    store.state.collections.some((each) => each.slug === slug || each.oldSlugs.includes(slug)),
  hasProduct: (id: number) => productsIn(store).some((product) => product.id === id),
});
