import { lazy, Suspense, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Toasts } from '@ritual/shared/blocks';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { CartFab } from './cart-fab.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { useCartSidebar } from './use-cart-sidebar.ts';
import { useEver } from './use-ever.ts';
import { useRouteFocus } from './use-route-focus.ts';

// Not needed for the first view: fetched when first opened.
const CartSlot = lazy(async () => ({ default: (await import('./cart-slot.tsx')).CartSlot }));
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  /* A short page must not pull the footer into view while its data loads. */
  min-height: 70vh;
`;

/** What stands around every page: banner, navbar, footer, cart, messages. */
export function Chrome({ children }: { readonly children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false);
  const cart = useCartSidebar();
  const cartNeeded = useEver(cart.open);
  const menuNeeded = useEver(menuOpen);
  useRouteFocus();
  return (
    <Page>
      <SkipLink />
      <Banner />
      <Navbar onOpenMenu={() => setMenuOpen(true)} onOpenCart={cart.show} />
      <NavigationProgress />
      <Main id="main">{children}</Main>
      <Footer />
      <CartFab onOpen={cart.show} />
      <Suspense fallback={null}>
        {menuNeeded && <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
      </Suspense>
      <Suspense fallback={null}>{cartNeeded && <CartSlot open={cart.open} onClose={cart.hide} />}</Suspense>
      <Toasts />
      <Announcer />
    </Page>
  );
}
