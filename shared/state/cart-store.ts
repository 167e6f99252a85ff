import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cart, CartItem } from '../contract/index.ts';
import { cartEvents } from '../events/index.ts';
import { addToCart, getCart, removeCartItem, updateCartItem } from '../contract/calls/index.ts';
import { ApiError, api, apiConfig, isApiError } from '../http/index.ts';
import { cartOf, emptyCart } from './cart-math.ts';
import type { CartAddition, CartState, CartStoreOptions } from './cart-state.ts';
import { announceCart } from './cart-tabs.ts';
import { sessionIds } from './session-ids.ts';

/** A pending change, shown before the API has answered. */
interface Change {
  readonly itemId: string;
  readonly apply: (items: CartItem[]) => CartItem[];
}

export function createCartStore({ report, undoFor = 10_000 }: CartStoreOptions): StoreApi<CartState> {
  /** The last answer of the API. */
  let confirmed: Cart = emptyCart;
  let changes: readonly Change[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  let loading: { readonly identity: string; readonly done: Promise<void> } | undefined;
  /** Raised by everything that makes a running fetch outdated. */
  let epoch = 0;
  /** Raised when the cart belongs to another person. */
  let owner = 0;
  let undoTimer: ReturnType<typeof setTimeout> | undefined;

  return createStore<CartState>()((set, get) => {
    const show = (more: Partial<CartState> = {}) => {
      const before = get().cart.totalItems;
      const cart = changes.length
        ? cartOf(changes.reduce((items, change) => change.apply(items), confirmed.items))
        : confirmed;
      set({ cart, pendingItems: new Set(changes.map(({ itemId }) => itemId)), ...more });
      if (before !== cart.totalItems) cartEvents.emit('cart:changed', { totalItems: cart.totalItems });
    };
    const confirm = (cart: Cart) => {
      epoch += 1;
      confirmed = cart;
      show({ status: 'ready', error: null });
    };
    const failed = (name: string, error: unknown): ApiError => {
      const known = isApiError(error)
        ? error
        : new ApiError({ code: 'INTERNAL', message: String(error), cause: error });
      if (known.code !== 'INSUFFICIENT_STOCK') report(new Error(name, { cause: known }));
      return known;
    };
    /** Changes run one after the other, so that answers, which are whole carts, arrive in order. */
    const inTurn = (name: string, call: () => Promise<Cart>, change?: Change): Promise<void> => {
      const ownerThen = owner;
      if (change) {
        changes = [...changes, change];
        show();
      }
      const settle = () => {
        changes = changes.filter((other) => other !== change);
      };
      const run = queue.then(call).then(
        (cart) => {
          settle();
          if (ownerThen === owner) confirm(cart);
          announceCart();
        },
        (error: unknown) => {
          settle();
          if (ownerThen === owner) show();
          throw failed(name, error);
        },
      );
      // The next change runs whether or not this one failed; this one's caller gets the error.
      queue = run.catch(() => undefined);
      return run;
    };
    const putIn = ({
      productId,
      variantId,
      quantity,
    }: Pick<CartAddition, 'productId' | 'variantId' | 'quantity'>) => {
      if (apiConfig().token() === null) sessionIds.ensure();
      return inTurn('Add item failed', () =>
        api.call(addToCart, { body: { productId, variantId, quantity } }),
      );
    };
    const forgetRemoved = () => {
      clearTimeout(undoTimer);
      if (get().removed) set({ removed: null });
    };
    const offerBack = (item: CartItem) => {
      set({ removed: { item } });
      undoTimer = setTimeout(forgetRemoved, undoFor);
    };
    const fetchCart = async () => {
      if (apiConfig().token() === null && apiConfig().sessionId() === null) return confirm(emptyCart);
      set({ status: 'loading' });
      epoch += 1;
      const mine = epoch;
      try {
        const cart = await api.call(getCart);
        if (mine === epoch) confirm(cart);
      } catch (error) {
        // Superseded, for example by the end of the session that refused this call: nothing has failed for the current cart.
        if (mine === epoch) show({ status: 'error', error: failed('Fetch cart failed', error) });
      }
    };

    return {
      status: 'unknown',
      cart: emptyCart,
      error: null,
      pendingItems: new Set(),
      removed: null,
      load: () => {
        const identity = `${apiConfig().token() ?? ''} ${apiConfig().sessionId() ?? ''}`;
        if (loading?.identity === identity) return loading.done;
        const own = {
          identity,
          done: queue.then(fetchCart).finally(() => {
            if (loading === own) loading = undefined;
          }),
        };
        loading = own;
        return own.done;
      },
      add: async (addition) => {
        await putIn(addition);
        const { variantId, quantity, productName, opensCart } = addition;
        cartEvents.emit('cart:added', { variantId, quantity, productName });
        if (opensCart?.()) cartEvents.emit('cart:open', { upToDate: get().status === 'ready' });
      },
      update: (itemId, { quantity, variantId }) => {
        const params = { cartItemId: itemId };
        const body = { quantity, ...(variantId !== undefined && { variantId }) };
        return inTurn('Update failed', () => api.call(updateCartItem, { params, body }), {
          itemId,
          apply: (items) => items.map((item) => (item.id === itemId ? { ...item, quantity } : item)),
        });
      },
      remove: async (itemId) => {
        const item = get().cart.items.find(({ id }) => id === itemId);
        forgetRemoved();
        const params = { cartItemId: itemId };
        await inTurn('Remove failed', () => api.call(removeCartItem, { params }), {
          itemId,
          apply: (items) => items.filter(({ id }) => id !== itemId),
        });
        if (item && !item.withdrawn) offerBack(item);
      },
      undoRemove: async () => {
        const item = get().removed?.item;
        if (!item) return;
        forgetRemoved();
        try {
          await putIn(item);
        } catch (error) {
          // A failed undo can be tried again, unless another line was removed since.
          if (!get().removed) offerBack(item);
          throw error;
        }
      },
      replace: (cart) => {
        confirm(cart);
        announceCart();
      },
      reset: () => {
        forgetRemoved();
        owner += 1;
        epoch += 1;
        loading = undefined;
        changes = [];
        confirmed = emptyCart;
        show({ status: 'unknown', error: null });
      },
    };
  });
}
