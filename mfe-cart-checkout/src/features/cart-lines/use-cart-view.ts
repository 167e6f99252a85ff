import { useEffect, useState } from 'react';
import { useCart, useStores } from '@ritual/shared/state';

/**
 * - `waiting`: the cart has not been loaded yet (always so on the server)
 * - `failed`: it could not be loaded, and there is no previous content
 */
export type CartView = 'waiting' | 'lines' | 'empty' | 'failed';

/**
 * The part of the cart that can be shown. Loads it when `loads` becomes true: a page does that itself, for the sidebar the
 * host does.
 */
export function useCartView(loads: boolean): CartView {
  const { cart } = useStores();
  const status = useCart((state) => state.status);
  const failed = useCart((state) => state.error !== null);
  const hasLines = useCart((state) => state.cart.items.length > 0);
  // While an empty cart is reloaded it is still shown as empty.
  const [known, setKnown] = useState(status === 'ready');
  if (!known && status === 'ready') setKnown(true);

  useEffect(() => {
    if (loads) void cart.getState().load();
  }, [loads, cart]);

  if (hasLines) return 'lines';
  if (failed) return 'failed';
  return known ? 'empty' : 'waiting';
}
