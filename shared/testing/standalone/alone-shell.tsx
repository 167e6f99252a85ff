import { useEffect, useState, type ComponentType } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toasts } from '@ritual/shared/blocks';
import { cartEvents } from '@ritual/shared/events';
import type { CartSidebarProps, RemoteModule } from '@ritual/shared/federation';
import { useStores } from '@ritual/shared/state';
import { pageStyle } from '@ritual/shared/theme/page-style';
import { AloneBar } from './alone-bar.tsx';

/** The frame around a remote that runs alone: a bar, the page, the cart sidebar if the remote has one, toasts. */
export function AloneShell({ remote }: { readonly remote: RemoteModule }) {
  return (
    <>
      <style>{pageStyle}</style>
      <AloneBar remote={remote} />
      <main>
        <Outlet />
      </main>
      <CartSlot remote={remote} />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

function CartSlot({ remote }: { readonly remote: RemoteModule }) {
  const [open, setOpen] = useState(false);
  const [Sidebar, setSidebar] = useState<ComponentType<CartSidebarProps>>();
  const load = remote.slots?.['cart-sidebar'];
  const { cart } = useStores();
  // As the shell does it.
  useEffect(
    () =>
      cartEvents.on('cart:open', ({ upToDate }) => {
        setOpen(true);
        if (!upToDate) void cart.getState().load();
      }),
    [cart],
  );
  useEffect(() => {
    if (open && load) void load().then((component) => setSidebar(() => component));
  }, [open, load]);
  return Sidebar ? <Sidebar open={open} onClose={() => setOpen(false)} /> : null;
}
