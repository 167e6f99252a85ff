export { addFailureText } from './add-failure.ts';
// For remotes, which share this instance.
export { browserStorage } from '../storage/index.ts';
export { cartOf, emptyCart, inCart, lineTotalCents } from './cart-math.ts';
export type { CartAddition, CartChangeRequest, CartState } from './cart-state.ts';
export { recentlyViewed } from './recently-viewed.ts';
export { sessionIds } from './session-ids.ts';
export { createStores, type Stores, type StoresOptions } from './stores.ts';
export { StoresProvider, useCart, useStores, useToasts } from './stores-context.tsx';
export type { Toast, ToastAction, ToastRequest, ToastState, ToastTone } from './toast-store.ts';
export { useHydrated, useIsomorphicNow } from './use-hydrated.ts';
