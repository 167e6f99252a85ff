import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { CartState } from './cart-state.ts';
import { listenToTabs } from './cart-tabs.ts';
import type { Stores } from './stores.ts';
import type { ToastState } from './toast-store.ts';

const StoresContext = createContext<Stores | null>(null);

/** Provides the stores and keeps the cart in step with other tabs. */
export function StoresProvider({
  stores,
  children,
}: {
  readonly stores: Stores;
  readonly children: ReactNode;
}) {
  useEffect(() => listenToTabs(() => void stores.cart.getState().load()), [stores]);
  return <StoresContext.Provider value={stores}>{children}</StoresContext.Provider>;
}

/** The stores themselves, for handlers (`useStores().cart.getState().add(…)`). */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('No stores: wrap the tree in <StoresProvider>.');
  return stores;
}

/** Part of the cart's state. The selector must return stable values (no new objects). */
export function useCart<Selected>(selector: (state: CartState) => Selected): Selected {
  return useStore(useStores().cart, selector);
}

/** Part of the toasts' state. */
export function useToasts<Selected>(selector: (state: ToastState) => Selected): Selected {
  return useStore(useStores().toasts, selector);
}
