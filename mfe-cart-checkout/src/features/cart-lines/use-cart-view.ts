import { useEffect, useState } from 'react';
import { useCart, useStores } from '@ritual/shared/state';

/**
 * - `waiting`: nobody knows yet what is in the cart (always so on the server)
 * - `failed`: it could not be found out, and nothing is known from before
 */
export type CartView = 'waiting' | 'lines' | 'empty' | 'failed';

/** What can be shown of the cart. Asks for it when `loads` becomes true: a page does, the sidebar has its host do it. */
export function useCartView(loads: boolean): CartView {
  const { cart } = useStores();
  const status = useCart((state) => state.status);
  const failed = useCart((state) => state.error !== null);
  const hasLines = useCart((state) => state.cart.items.length > 0);
  // An empty cart that is loaded again stays empty on the screen until the answer is there.
  const [known, setKnown] = useState(status === 'ready');
  if (!known && status === 'ready') setKnown(true);

  useEffect(() => {
    if (loads) void cart.getState().load();
  }, [loads, cart]);

  if (hasLines) return 'lines';
  if (failed) return 'failed';
  return known ? 'empty' : 'waiting';
}
