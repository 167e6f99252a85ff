import { useCallback, useEffect, useState } from 'react';
import { cartEvents } from '@ritual/shared/events';
import { useStores } from '@ritual/shared/state';

/** Opens the cart sidebar on the bus's word or a click; what it shows is loaded afresh, unless it has just come. */
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
