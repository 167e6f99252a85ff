import type { ProductSummary } from '@ritual/shared/contract';
import { saveProduct, unsaveProduct } from '@ritual/shared/contract/calls';
import type { AuthState, Host, ProductCardSlotProps } from '@ritual/shared/federation';
import { api } from '@ritual/shared/http';
import { ensureSessionId, type Stores } from '@ritual/shared/state';
import {
  answered,
  isSaved,
  nothingSaved,
  pressed,
  refused,
  savedIds,
  sent,
  type Answer,
  type SavedList,
} from '../../rules/saved-list.ts';
import { cardsAgain, shownProducts } from '../../rules/shown-products.ts';
import { fetchWishlist, idsOf } from './fetch-wishlist.ts';
import { refusal, savedMessage } from './messages.ts';
import { visitorList } from './visitor-list.ts';

export interface WishlistState {
  readonly list: SavedList;
  /** The cards of the page; null until they have been loaded. */
  readonly products: readonly ProductSummary[] | null;
  readonly loading: boolean;
  /** Why the last load failed; null if it did not. */
  readonly error: unknown;
}

/** The wishlist of a page: all hearts and the page itself share it. */
export interface Wishlist {
  readonly getState: () => WishlistState;
  readonly subscribe: (listener: () => void) => () => void;
  /** A heart is shown. The first one has the list loaded, once it is known whose it is. */
  readonly start: () => void;
  /** The page is shown, until the returned function is called. */
  readonly openPage: () => () => void;
  /** Never rejects: a failure is in `error`. */
  readonly load: () => Promise<void>;
  /** Shows at once, and goes back with a message if the store refuses. */
  readonly toggle: (product: ProductCardSlotProps) => void;
}

export const initialState: WishlistState = {
  list: nothingSaved,
  products: null,
  loading: false,
  error: null,
};

const visitor = 'a visitor';

/** Whose list it is: the id of an account, or a visitor's; undefined until that is known. */
function ownerOf(session: AuthState): string | undefined {
  if (session.user) return session.user.id;
  if (session.status !== 'anonymous') return undefined;
  // There is an account, but it could not be loaded. Calls are made for it all the same.
  return session.failure === undefined ? visitor : 'an account';
}

export function createWishlist(
  { auth, report }: Pick<Host, 'auth' | 'report'>,
  toasts: Stores['toasts'],
): Wishlist {
  let state = initialState;
  let started = false;
  let pageIsOpen = false;
  /** The shopper knows where the list is. */
  let wayIsKnown = false;
  let owner: string | undefined;
  /** Raised when the list gets another owner: answers to earlier calls are dropped. */
  let generation = 0;
  const listeners = new Set<() => void>();

  const set = (changes: Partial<WishlistState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const take = (answer: Answer, loaded: readonly ProductSummary[] | null) => {
    const isCurrent = answer.sentAt >= state.list.heard;
    const list = answered(state.list, answer);
    const ids = savedIds(list);
    // An empty answer does not say that there is no list: its products may be hidden for a while.
    const isEmptied = ids.size === 0 && answer.change !== undefined;
    if (owner === visitor && (ids.size > 0 || isEmptied)) visitorList.note(!isEmptied);
    const still = loaded?.filter(({ id }) => isSaved(list, id));
    const open = still && isCurrent ? shownProducts(state.products, still) : state.products;
    const products = pageIsOpen ? open : cardsAgain(state.products, ids);
    set({ list, products });
    // Saved while the cards were being loaded.
    const isMissing = (id: number) => list.saved.has(id) && !products?.some((product) => product.id === id);
    if (pageIsOpen && products && [...ids].some(isMissing)) void load();
  };

  const load = async () => {
    const mine = generation;
    set({ list: sent(state.list), loading: true });
    const sentAt = state.list.time;
    const isEmpty = owner === visitor && !visitorList.mayExist();
    try {
      const { productIds, products } = isEmpty
        ? { productIds: [], products: [] }
        : await fetchWishlist(pageIsOpen);
      if (mine !== generation) return;
      set({ loading: false, error: null });
      take({ sentAt, productIds }, products);
    } catch (error) {
      if (mine !== generation) return;
      set({ loading: false, error });
      report(new Error('Fetch wishlist failed', { cause: error }));
    }
  };

  /** After signing in the list belongs to the account, into which the API has merged it; after signing out it has no owner. */
  const follow = () => {
    const next = ownerOf(auth.getState());
    if (next === undefined || next === owner) return;
    if (owner !== undefined) {
      // The API has merged it into the account.
      if (owner === visitor) visitorList.note(false);
      generation += 1;
      set(initialState);
    }
    owner = next;
    void load();
  };

  /** Sends changes of a product until the store has what the shopper wants. */
  const change = async ({ productId, productName }: ProductCardSlotProps) => {
    const mine = generation;
    await auth.ready();
    const wanted = () => (mine === generation ? state.list.wanted.get(productId) : undefined);
    for (let saves = wanted(); saves !== undefined; saves = wanted()) {
      if (saves && owner === visitor) {
        ensureSessionId();
        visitorList.note(true);
      }
      set({ list: sent(state.list) });
      const sentAt = state.list.time;
      try {
        const args = { params: { productId } };
        const answer = await (saves ? api.call(saveProduct, args) : api.call(unsaveProduct, args));
        if (mine !== generation) return;
        take({ sentAt, productIds: idsOf(answer), change: { productId, saves } }, null);
        if (saves && isSaved(state.list, productId)) tellWhere();
      } catch (error) {
        if (mine !== generation) return;
        const before = isSaved(state.list, productId);
        set({ list: refused(state.list, productId) });
        // Pressed again meanwhile, it shows what the shopper wants all the same.
        if (isSaved(state.list, productId) !== before) {
          toasts.getState().show(refusal(productName, saves, error));
        }
      }
    }
  };

  const tellWhere = () => {
    if (!wayIsKnown) toasts.getState().show(savedMessage);
    wayIsKnown = true;
  };

  /** What other tabs have changed is seen when the shopper comes back to this one. */
  const look = () => {
    if (document.visibilityState === 'visible' && owner !== undefined) void load();
  };

  const start = () => {
    if (started) return;
    started = true;
    auth.subscribe(follow);
    document.addEventListener('visibilitychange', look);
    follow();
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    openPage: () => {
      const isKnown = owner !== undefined;
      pageIsOpen = true;
      wayIsKnown = true;
      start();
      if (isKnown) void load();
      return () => {
        pageIsOpen = false;
        set({ products: cardsAgain(state.products, savedIds(state.list)) });
      };
    },
    load,
    toggle: (product) => {
      const isUnderWay = state.list.wanted.has(product.productId);
      set({ list: pressed(state.list, product.productId) });
      if (!isUnderWay) void change(product);
    },
  };
}
