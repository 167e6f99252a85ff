import { useId } from 'react';
import { styled } from 'styled-components';
import type { Cart } from '@ritual/shared/contract';
import { formatCents, policyOf, untilFreeShipping } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import {
  belowNavbar,
  border,
  color,
  layout,
  media,
  space,
  tabular,
  type,
  weight,
} from '@ritual/shared/theme';
import { Button, ButtonLink, CheckIcon, ReturnIcon, TruckIcon } from '@ritual/shared/ui';
import { checkoutBlocker } from '../../../rules/cart/line-state.ts';
import { useShop } from '@ritual/shared/federation';

const Panel = styled.section`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)} ${space(5)};
  background: ${color('surface.panel')};
  ${media.belowSm} {
    margin-inline: -${layout.gutter.base}px;
  }
  ${media.lg} {
    position: sticky;
    top: ${belowNavbar(6)};
    padding: ${space(7)};
  }
`;

const Title = styled.h2`
  ${type('panelTitle')}
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: ${space(4)};
  ${type('bodyS')}
  dd {
    text-align: end;
    ${tabular}
  }
`;

const Later = styled.dd`
  color: ${color('text.secondary')};
`;

const Total = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  padding-block-start: ${space(4)};
  border-block-start: ${border('border.divider')};
  ${type('sum')}
`;

const Promises = styled.ul`
  display: grid;
  gap: ${space(3)};
  ${type('small')}
  color: ${color('text.secondary')};
  li {
    display: flex;
    align-items: center;
    gap: ${space(2.5)};
  }
`;

const Reached = styled.li`
  font-weight: ${weight('medium')};
  color: ${color('text.success')};
`;

const Blocked = styled.p`
  ${type('note')}
  color: ${color('text.error')};
`;

/** 'Order Summary' of the cart: the sums known without an address, and the checkout button. */
export function CartSummary({ cart }: { readonly cart: Cart }) {
  const titleId = useId();
  const blocker = checkoutBlocker(cart.items);
  const policy = policyOf(useShop());
  const missing = untilFreeShipping(cart.subtotal, policy);
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>Order Summary</Title>
      <List>
        <dt>Items ({cart.totalItems})</dt>
        <dd>{formatCents(cart.subtotal)}</dd>
        <dt>Shipping</dt>
        <Later>Calculated at checkout</Later>
        <dt>Taxes</dt>
        <Later>Calculated at checkout</Later>
        <Total>
          <dt>Subtotal</dt>
          <dd>{formatCents(cart.subtotal)}</dd>
        </Total>
      </List>
      {blocker === undefined ? (
        <ButtonLink block to={paths.checkout.to()}>
          Go to checkout
        </ButtonLink>
      ) : (
        <>
          <Button block disabledReason={blocker}>
            Go to checkout
          </Button>
          <Blocked role="status">{blocker}</Blocked>
        </>
      )}
      <Promises>
        {missing === 0 ? (
          <Reached>
            <CheckIcon size={18} /> Free standard shipping on this order
          </Reached>
        ) : missing === null ? null : (
          <li>
            <TruckIcon size={18} /> {formatCents(missing)} away from free shipping
          </li>
        )}
        <li>
          <ReturnIcon size={18} /> Returns within {policy.returnDays} days
          {policy.freeReturns && ', prepaid label'}
        </li>
      </Promises>
    </Panel>
  );
}
