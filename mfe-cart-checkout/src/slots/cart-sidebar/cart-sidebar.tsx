import { styled } from 'styled-components';
import { FreeShippingLine } from '@ritual/shared/blocks';
import type { CartSidebarProps } from '@ritual/shared/federation';
import { useCart } from '@ritual/shared/state';
import { color, media, space } from '@ritual/shared/theme';
import { Drawer, Skeleton } from '@ritual/shared/ui';
import { CartFailure } from '../../features/cart-lines/cart-failure.tsx';
import { RemovedStrip } from '../../features/cart-lines/removed-strip.tsx';
import { useCartLines } from '../../features/cart-lines/use-cart-lines.ts';
import { useCartView } from '../../features/cart-lines/use-cart-view.ts';
import { SidebarEmpty } from './sidebar-empty.tsx';
import { SidebarFooter } from './sidebar-footer.tsx';
import { SidebarLine } from './sidebar-line.tsx';
import { useLeaveSidebar } from './use-leave-sidebar.ts';
import { policyOf } from '@ritual/shared/kernel';
import { useShop } from '@ritual/shared/federation';

const Banner = styled.div`
  padding: ${space(3)} ${space(6.5)} ${space(4)};
  background: ${color('surface.panel')};
  ${media.belowSm} {
    padding-inline: ${space(4)};
  }
`;

const Strips = styled.div`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)} ${space(6.5)};
  ${media.belowSm} {
    padding-inline: ${space(4)};
  }
  &:not(:has(> * > *, > [role='alert'])) {
    display: none;
  }
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space(5)};
  padding: ${space(5)} ${space(6.5)};
  ${media.belowSm} {
    padding-inline: ${space(4)};
  }
`;

/** The sidebar 'Shopping Cart': fills the shell's slot. Its opener has loaded the cart, or has just received an update. */
export function CartSidebar({ open, onClose }: CartSidebarProps) {
  const view = useCartView(false);
  const cart = useCart((state) => state.cart);
  const error = useCart((state) => state.error);
  const lines = useCartLines();
  const leave = useLeaveSidebar(onClose);
  const policy = policyOf(useShop());

  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Shopping Cart"
      closeLabel="Close cart"
      {...(cart.totalItems > 0 && { aside: `(${String(cart.totalItems)})` })}
      {...(view === 'lines' && {
        ...(policy.freeShippingFrom !== null && {
          banner: (
            <Banner>
              <FreeShippingLine subtotal={cart.subtotal} policy={policy} />
            </Banner>
          ),
        }),
        footer: <SidebarFooter cart={cart} leave={leave} />,
      })}
    >
      {(view === 'failed' || (error && view === 'lines')) && (
        <Strips>
          <CartFailure />
        </Strips>
      )}
      {view === 'waiting' && (
        <Waiting aria-busy="true" aria-label="Loading your cart">
          <Skeleton height="120px" />
          <Skeleton height="120px" />
        </Waiting>
      )}
      {view === 'lines' && (
        <ul>
          {cart.items.map((item) => (
            <SidebarLine key={item.id} item={item} lines={lines} leave={leave} />
          ))}
        </ul>
      )}
      <Strips>
        <RemovedStrip lines={lines} />
      </Strips>
      {view === 'empty' && <SidebarEmpty leave={leave} />}
    </Drawer>
  );
}
