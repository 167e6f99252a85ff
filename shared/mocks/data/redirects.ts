import {
  redirectKey,
  shopifyProduct,
  successorOf,
  type RedirectShop,
  type StoredRedirect,
} from '../../kernel/index.ts';
import { isRouteOfStore } from '../../paths/index.ts';
import { knownTargets } from './content-links.ts';
import type { MockStore } from './mock-store.ts';
import { productsIn } from './products.ts';

const productOf = (store: MockStore, handle: string) =>
  productsIn(store).find(({ slug }) => slug === handle)?.id;

/** Where an old address leads; null: it is none. */
export function redirectAt(store: MockStore, path: string): string | null {
  const key = redirectKey(path);
  const found = store.state.redirects.find(({ from }) => from === key);
  const product = productOf(store, shopifyProduct(key ?? '') ?? '');
  return found?.to ?? (product === undefined ? null : `/product/${String(product)}`);
}

export const successorAt = (store: MockStore, from: string): string | null =>
  successorOf(from, redirectAt(store, from));

export const redirectShopOf = (
  store: MockStore,
): Omit<RedirectShop, 'leadsTo'> & { readonly stored: ReadonlyMap<string, StoredRedirect> } => ({
  known: knownTargets(store),
  isRoute: isRouteOfStore,
  productOf: (handle) => productOf(store, handle),
  stored: new Map(store.state.redirects.map((each) => [each.from, each])),
});

/** Writes redirects, also over those of the same addresses, in their order. @returns their numbers */
export function putRedirects(
  store: MockStore,
  given: readonly { readonly from: string; readonly to: string }[],
): readonly number[] {
  const numbers: number[] = [];
  for (const { from, to } of given) {
    const { redirects } = store.state;
    const id =
      redirects.find((each) => each.from === from)?.id ??
      Math.max(0, ...redirects.map((each) => each.id)) + 1;
    numbers.push(id);
    const made = { id, from, to, createdAt: new Date().toISOString() };
    store.state.redirects = [...redirects.filter((each) => each.from !== from), made].toSorted((a, b) =>
      a.from < b.from ? -1 : 1,
    );
  }
  return numbers;
}

export const dropRedirects = (store: MockStore, ids: readonly number[]): void => {
  store.state.redirects = store.state.redirects.filter(({ id }) => !ids.includes(id));
};
