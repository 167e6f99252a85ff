import type { StoreApi } from 'zustand/vanilla';
import type { CartState } from './cart-state.ts';
import { createCartStore } from './cart-store.ts';
import { createToastStore, type ToastState } from './toast-store.ts';

export interface Stores {
  readonly cart: StoreApi<CartState>;
  readonly toasts: StoreApi<ToastState>;
}

export interface StoresOptions {
  /** Receives failures of the cart; the console if left out. */
  readonly report?: (error: Error) => void;
}

/** One set per app instance: one in a page, one per request on the server, one per test. */
export function createStores({ report = (error) => console.error(error) }: StoresOptions = {}): Stores {
  return { cart: createCartStore({ report }), toasts: createToastStore() };
}
