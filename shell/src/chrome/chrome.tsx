import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Announcer } from './announcer.tsx';
import { Banner } from './banner.tsx';
import { CartFab } from './cart-fab.tsx';
import { CartSlot } from './cart-slot.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Navbar } from './navbar.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SkipLink } from './skip-link.tsx';
import { Toaster } from './toaster.tsx';
import { useCartSidebar } from './use-cart-sidebar.ts';
import { useRouteFocus } from './use-route-focus.ts';

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
      <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />
      <CartSlot open={cart.open} onClose={cart.hide} />
      <Toaster />
      <Announcer />
    </Page>
  );
}
