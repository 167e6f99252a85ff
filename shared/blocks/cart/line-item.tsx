import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CartItem, OrderItem } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { color, space, tabular, type, weight } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';

type Shown = 'productName' | 'size' | 'color' | 'quantity' | 'imageFile';

export interface LineItemProps {
  /** A line of a cart or of an order. */
  readonly item: Pick<CartItem, Shown | 'price'> | Pick<OrderItem, Shown | 'unitPrice'>;
  /** A note about the line. */
  readonly children?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)};
`;

const Name = styled.p`
  ${type('name')}
`;

const Choice = styled.p`
  ${type('small')}
  color: ${color('text.secondary')};
`;

const Total = styled.p`
  ${type('price')}
  font-weight: ${weight('strong')};
  ${tabular}
`;

/** A line that is only shown: picture, name, 'Size M · Pine · Quantity 1', its price. */
export function LineItem({ item, children }: LineItemProps) {
  const unit = 'price' in item ? item.price : item.unitPrice;
  return (
    <Root>
      <Picture file={item.imageFile} alt="" sizes="72px" />
      <div>
        <Name>{item.productName}</Name>
        <Choice>
          Size {item.size} · {item.color} · Quantity {item.quantity}
        </Choice>
        {children}
      </div>
      <Total>{formatCents(unit * item.quantity)}</Total>
    </Root>
  );
}
