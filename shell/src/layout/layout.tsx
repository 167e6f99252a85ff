import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useStores, useToasts } from '@ritual/shared/state';
import { belowNavbar } from '@ritual/shared/theme';
import { Announcer } from './announcements/announcer.tsx';
import { Banner } from './header/banner.tsx';
import { CartFab } from './cart/cart-fab.tsx';
import { Footer } from './footer/footer.tsx';
import { Navbar } from './header/navbar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useCartSidebar } from './cart/use-cart-sidebar.ts';
import { useDeferredImport } from '../loading/use-deferred-import.ts';
import { useFirstInteraction } from '../loading/use-first-interaction.ts';
import { useRouteFocus } from './announcements/use-route-focus.ts';

// Loaded later: not needed for the first view.
const loadCart = async () => (await import('./cart/cart-slot.tsx')).CartSlot;
const loadToasts = async () => (await import('./announcements/toaster.ts')).Toasts;
const loadMenu = async () => (await import('./header/mobile-menu.tsx')).MobileMenu;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  /* Target of the skip link and of 'Back to top'. */
  scroll-margin-block-start: ${belowNavbar(0)};
  /* A short page must not pull the footer into view while its data loads. */
  min-height: 70vh;
`;

interface LayoutProps {
  /** Without banner, navbar, footer and cart button: the page brings its own frame. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** The layout around every page: banner, navbar, footer, cart, messages. */
export function Layout({ bare, children }: LayoutProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  const cart = useCartSidebar();
  const { toasts } = useStores();
  const sorry = (what: string) =>
    toasts.getState().show({ tone: 'error', text: `${what} could not be loaded. Please try again.` });
  const CartSlot = useDeferredImport(loadCart, cart.open, () => {
    cart.hide();
    sorry('Your cart');
  });
  const MobileMenu = useDeferredImport(loadMenu, menuOpen, () => {
    setMenuOpen(false);
    sorry('The menu');
  });
  // Inserted before the first message: screen readers announce changes in a live region, not its initial content.
  const touched = useFirstInteraction();
  const newest = useToasts((state) => state.toasts.at(-1)?.id);
  const Toasts = useDeferredImport(loadToasts, newest ?? touched);
  useRouteFocus();
  return (
    <Page>
      {!bare && (
        <>
          <SkipLink />
          <Banner />
          <Navbar onOpenMenu={() => setMenuOpen(true)} onOpenCart={cart.show} />
        </>
      )}
      <Main id="main">{children}</Main>
      {!bare && (
        <>
          <Footer />
          <CartFab onOpen={cart.show} />
        </>
      )}
      {MobileMenu && <MobileMenu open={menuOpen} onClose={() => setMenuOpen(false)} />}
      {CartSlot && <CartSlot open={cart.open} onClose={cart.hide} />}
      {Toasts && <Toasts />}
      <Announcer />
    </Page>
  );
}
