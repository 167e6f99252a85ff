import type { Cart, CartItem } from '../contract/index.ts';
import type { ApiError } from '../http/index.ts';

export interface CartAddition {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly productName: string;
  /**
   * Called when the line is in the cart: whether the cart opens. Left out, it does not: remotes from before 0.6 open it
   * themselves.
   */
  readonly opensCart?: () => boolean;
}

export interface CartChangeRequest {
  readonly quantity: number;
  readonly variantId?: number | undefined;
}

export interface CartState {
  readonly status: 'unknown' | 'loading' | 'ready' | 'error';
  /** What is shown: the last answer of the API plus pending changes. */
  readonly cart: Cart;
  /** Why the last load failed. */
  readonly error: ApiError | null;
  /** Ids of lines with pending changes. */
  readonly pendingItems: ReadonlySet<string>;
  /** The line removed last, for as long as its removal can be undone. */
  readonly removed: { readonly item: CartItem } | null;
  /**
   * Never rejects: a failure is in `status` and `error`. An anonymous visitor without an id gets the empty cart without a
   * call.
   */
  readonly load: () => Promise<void>;
  /** Rejects with ApiError. Emits cart:added, cart:changed and, when the addition opens the cart, cart:open. */
  readonly add: (addition: CartAddition) => Promise<void>;
  /** Optimistic; rolls back and rejects with ApiError. */
  readonly update: (itemId: string, change: CartChangeRequest) => Promise<void>;
  /** Optimistic; rolls back and rejects with ApiError. */
  readonly remove: (itemId: string) => Promise<void>;
  /** Puts the removed line back. Rejects with ApiError. */
  readonly undoRemove: () => Promise<void>;
  /** Replaces the cart with one that the API returned elsewhere. */
  readonly replace: (cart: Cart) => void;
  /** Resets to the unknown state, at sign-out. */
  readonly reset: () => void;
}

export interface CartStoreOptions {
  /**
   * Called with failures under the names of the specification ('Fetch cart failed', 'Add item failed', 'Update failed',
   * 'Remove failed') and the ApiError as `cause`; callers get the ApiError itself, for its code. Missing stock is not a fault
   * of the store and is not reported.
   */
  readonly report: (error: Error) => void;
  /** How long a removal can be undone, in ms. */
  readonly undoFor?: number;
}
