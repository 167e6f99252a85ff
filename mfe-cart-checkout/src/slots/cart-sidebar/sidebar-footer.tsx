import { styled } from 'styled-components';
import type { Cart } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { color, media, space, tabular, type, weight } from '@ritual/shared/theme';
import { Button, ButtonLink, CardIcon, CashIcon, LockIcon, PayPalIcon } from '@ritual/shared/ui';
import { checkoutBlocker } from '../../rules/cart/line-state.ts';
import type { LeaveSidebar } from './use-leave-sidebar.ts';

interface SidebarFooterProps {
  readonly cart: Cart;
  readonly leave: LeaveSidebar;
}

const Root = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(6)} ${space(6.5)} ${space(5)};
  ${media.belowSm} {
    padding: ${space(4)};
  }
`;

const Sum = styled.p`
  display: flex;
  justify-content: space-between;
  ${type('sum')}
  ${tabular}
`;

const Small = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Blocked = styled(Small)`
  font-weight: ${weight('note')};
  color: ${color('text.error')};
`;

const Ways = styled.div`
  display: flex;
  /* Side by side; stacked with large text on a phone. */
  flex-wrap: wrap;
  gap: ${space(2.5)};
  margin-block-start: ${space(2)};
  > :first-child {
    flex: 1 1 6em;
  }
  > :nth-child(2) {
    flex: 1.4 1 8.4em;
  }
`;

const Payments = styled.ul`
  display: flex;
  justify-content: center;
  gap: ${space(5)};
  padding-block-start: ${space(2)};
  ${type('caption')}
  color: ${color('text.secondary')};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space(2)};
  }
  ${media.belowSm} {
    display: none;
  }
`;

/** Subtotal and the two buttons. */
export function SidebarFooter({ cart, leave }: SidebarFooterProps) {
  const blocker = checkoutBlocker(cart.items);
  return (
    <Root>
      <Sum>
        <span>Subtotal</span>
        <span>{formatCents(cart.subtotal)}</span>
      </Sum>
      <Small>Shipping and taxes calculated at checkout.</Small>
      {blocker !== undefined && <Blocked role="status">{blocker}</Blocked>}
      <Ways>
        <ButtonLink variant="outline" {...leave(paths.cart.to())}>
          View Cart
        </ButtonLink>
        {blocker === undefined ? (
          <ButtonLink icon={<LockIcon size={18} />} {...leave(paths.checkout.to())}>
            Checkout
          </ButtonLink>
        ) : (
          <Button icon={<LockIcon size={18} />} disabledReason={blocker}>
            Checkout
          </Button>
        )}
      </Ways>
      <Payments aria-label="Ways to pay">
        <li>
          <CardIcon size={20} /> Card
        </li>
        <li>
          <PayPalIcon size={20} /> PayPal
        </li>
        <li>
          <CashIcon size={20} /> Cash
        </li>
      </Payments>
    </Root>
  );
}
