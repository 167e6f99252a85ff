import { useEffect, useState, type ComponentType } from 'react';
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom';
import { cartEvents } from '@ritual/shared/events';
import type { CartSidebarProps, RemoteModule, RouteHandle } from '@ritual/shared/federation';
import { useToasts } from '@ritual/shared/state';
import { GlobalStyle } from '@ritual/shared/theme';
import { ToastRegion } from '@ritual/shared/ui';
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

function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  const dismiss = useToasts((state) => state.dismiss);
  const hold = useToasts((state) => state.hold);
  const release = useToasts((state) => state.release);
  return (
    <ToastRegion toasts={toasts} onDismiss={dismiss} onHold={() => hold()} onRelease={() => release()} />
  );
}
