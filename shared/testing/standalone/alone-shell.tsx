import { useEffect, useState, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { Toasts } from '@ritual/shared/blocks';
import { cartEvents } from '@ritual/shared/events';
import type { CartSidebarProps, RemoteModule, RouteHandle } from '@ritual/shared/federation';
import { GlobalStyle } from '@ritual/shared/theme';
import { AloneBar } from './alone-bar.tsx';

/** The frame around a remote that runs alone: a bar, the page, the cart sidebar if the remote has one, toasts. */
export function AloneShell({ remote }: { readonly remote: RemoteModule }) {
  return (
    <>
      <GlobalStyle />
      <Title />
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

/** The page's own title, so that heads can be seen without the shell. */
function Title() {
  const matches = useMatches();
  useEffect(() => {
    for (const match of matches.toReversed()) {
      const handle = match.handle as RouteHandle | undefined;
      if (!handle?.head) continue;
      const search = new URLSearchParams(location.search);
      const context = { origin: location.origin, pathname: match.pathname, search };
      document.title = `${handle.head(match.loaderData, context).title} | RITUAL OF POWER`;
      return;
    }
  }, [matches]);
  return null;
}

function CartSlot({ remote }: { readonly remote: RemoteModule }) {
  const [open, setOpen] = useState(false);
  const [Sidebar, setSidebar] = useState<ComponentType<CartSidebarProps>>();
  const load = remote.slots?.['cart-sidebar'];
  useEffect(() => cartEvents.on('cart:open', () => setOpen(true)), []);
  useEffect(() => {
    if (open && load) void load().then((component) => setSidebar(() => component));
  }, [open, load]);
  return Sidebar ? <Sidebar open={open} onClose={() => setOpen(false)} /> : null;
}
