import { useId } from 'react';
import { styled } from 'styled-components';
import { LineItem } from '@ritual/shared/blocks';
import type { Order } from '@ritual/shared/contract';
import { color, media, space, type } from '@ritual/shared/theme';
import { TotalsList } from './totals-list.tsx';

const Panel = styled.section`
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)} ${space(5)};
  background: ${color('surface.panel')};
  ${media.lg} {
    padding: ${space(7)};
  }
`;

const Title = styled.h2`
  ${type('panelTitle')}
`;

const List = styled.ul`
  display: grid;
  gap: ${space(6)};
`;

/** 'Your order': its items and totals. */
export function OrderPanel({ order }: { readonly order: Order }) {
  const titleId = useId();
  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>Your order</Title>
      <List>
        {order.items.map((item) => (
          <li key={item.id}>
            <LineItem item={item} />
          </li>
        ))}
      </List>
      <TotalsList totals={order} />
    </Panel>
  );
}
