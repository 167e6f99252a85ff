import type { Cart, CartItem } from '../contract/index.ts';
import type { ApiError } from '../http/index.ts';

export interface CartAddition {
  readonly productId: number;
  readonly variantId: number;
  readonly quantity: number;
  readonly productName: string;
  /**
   * Asked when it is in the cart: whether the cart is shown then. Left out, it is not: remotes from before 0.6 open it
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
  /** What is shown: the last answer of the API with the changes that are under way. */
  readonly cart: Cart;
  /** Why the last load failed. */
  readonly error: ApiError | null;
  /** Ids of lines with changes under way. */
  readonly pendingItems: ReadonlySet<string>;
  /** The line that was removed last, for as long as that can be undone. */
  readonly removed: { readonly item: CartItem } | null;
  /** Never rejects: a failure is in `status` and `error`. A visitor without identity gets the empty cart without a call. */
  readonly load: () => Promise<void>;
  /** Rejects with ApiError. Emits cart:added, cart:changed and, when the addition opens the cart, cart:open. */
  readonly add: (addition: CartAddition) => Promise<void>;
  /** Shown at once; rolls back and rejects with ApiError. */
  readonly update: (itemId: string, change: CartChangeRequest) => Promise<void>;
  /** Shown at once; rolls back and rejects with ApiError. */
  readonly remove: (itemId: string) => Promise<void>;
  /** Puts the removed line back. Rejects with ApiError. */
  readonly undoRemove: () => Promise<void>;
  /** Takes over a cart that the API gave elsewhere. */
  readonly replace: (cart: Cart) => void;
  /** Back to not knowing, at sign-out. */
  readonly reset: () => void;
}

export interface CartStoreOptions {
  /**
   * Is told of failures under the names of the specification ('Fetch cart failed', 'Add item failed', 'Update
   * failed', 'Remove failed') with the ApiError as `cause`; callers get the ApiError itself, for its code.
   * Missing stock is no failure of the store and not reported.
   */
  readonly report: (error: Error) => void;
  /** How long a removal can be undone, in ms. */
  readonly undoFor?: number;
}
