import { styled } from 'styled-components';
import type { Order } from '@ritual/shared/contract';
import { formatDateTime } from '@ritual/shared/kernel';
import { color, media, space, tabular, type, weight } from '@ritual/shared/theme';
import { addressLines } from '../../../rules/checkout/address-lines.ts';

const List = styled.dl`
  display: grid;
  gap: ${space(5)} ${space(8)};
  margin-block-start: ${space(2)};
  ${media.sm} {
    grid-template-columns: repeat(3, auto);
    justify-content: start;
  }
  dt {
    ${type('caption')}
    font-weight: ${weight('link')};
    color: ${color('text.secondary')};
    margin-block-end: ${space(1)};
  }
`;

const Fact = styled.dd`
  font-weight: ${weight('strong')};
  ${tabular}
`;

const Place = styled.div`
  grid-column: 1 / -1;
  dd {
    ${type('body')}
  }
`;

const Line = styled.span`
  display: block;
`;

/** Number, times and address of an order. */
export function OrderFacts({ order }: { readonly order: Order }) {
  return (
    <List>
      <div>
        <dt>Order</dt>
        <Fact>#{order.number}</Fact>
      </div>
      <div>
        <dt>Created</dt>
        <Fact>
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        </Fact>
      </div>
      {order.paidAt !== null && (
        <div>
          <dt>Paid</dt>
          <Fact>
            <time dateTime={order.paidAt}>{formatDateTime(order.paidAt)}</time>
          </Fact>
        </div>
      )}
      <Place>
        <dt>Shipping address</dt>
        <dd>
          {addressLines(order.shippingAddress).map((line) => (
            <Line key={line}>{line}</Line>
          ))}
        </dd>
      </Place>
    </List>
  );
}
