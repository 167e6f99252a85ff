import { useCallback, useEffect, useState } from 'react';
import { cartEvents } from '@ritual/shared/events';
import { useStores } from '@ritual/shared/state';

/** Opens the cart sidebar on a bus event or a click; the cart is reloaded unless it has just been loaded. */
export function useCartSidebar() {
  const [open, setOpen] = useState(false);
  const { cart } = useStores();
  const show = useCallback(() => {
    setOpen(true);
    void cart.getState().load();
  }, [cart]);
  const hide = useCallback(() => setOpen(false), []);
  useEffect(() => cartEvents.on('cart:open', ({ upToDate }) => (upToDate ? setOpen(true) : show())), [show]);
  return { open, show, hide };
}
