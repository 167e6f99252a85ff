export { cartOf, emptyCart } from './cart-math.ts';
export type { CartAddition, CartChangeRequest, CartState } from './cart-state.ts';
export { ensureSessionId, sessionIds } from './session-ids.ts';
export { createStores, type Stores, type StoresOptions } from './stores.ts';
export { StoresProvider, useCart, useStores, useToasts } from './stores-context.tsx';
export type { Toast, ToastAction, ToastRequest, ToastState, ToastTone } from './toast-store.ts';
