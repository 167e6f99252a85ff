import { styled } from 'styled-components';
import type { LinkedOrder } from '@ritual/shared/contract';
import { formatCents, taxTerm } from '@ritual/shared/kernel';
import { bareList, border, color, space, tabular, type, weight } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';

const Root = styled.div`
  display: grid;
  gap: ${space(5)};
`;

const Items = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(3)};
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: 56px 1fr auto;
  gap: ${space(3)};
  align-items: center;
  ${tabular}
  & > div {
    display: grid;
  }
  & span {
    ${type('small')}
    color: ${color('text.secondary')};
  }
`;

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space(1)} ${space(4)};
  margin: 0;
  padding-block-start: ${space(4)};
  border-block-start: ${border('border.hairline')};
  ${tabular}
  & > dd {
    margin: 0;
    text-align: end;
  }
  & > :nth-last-child(-n + 2) {
    font-weight: ${weight('strong')};
  }
`;

const Address = styled.address`
  font-style: normal;
`;

/** Items, sums and address of an order, for who pays for it. */
export function OrderDetails({ details }: { readonly details: NonNullable<LinkedOrder['details']> }) {
  const { items, subtotal, discount, shipping, tax, total, address } = details;
  const sums = [
    ['Subtotal', formatCents(subtotal)],
    ...(discount > 0 ? [['Discount', `−${formatCents(discount)}`]] : []),
    ['Shipping', shipping === 0 ? 'Free' : formatCents(shipping)],
    [taxTerm(details), formatCents(tax)],
    ['Total', formatCents(total)],
  ] as const;
  return (
    <Root>
      <Items aria-label="Your pieces">
        {items.map((item) => (
          <Item key={`${item.productName} ${item.color} ${item.size}`}>
            <Picture file={item.imageFile} alt="" sizes="56px" />
            <div>
              {item.productName}
              <span>
                {item.color}, {item.size}
              </span>
            </div>
            <div>
              {item.quantity} × {formatCents(item.unitPrice)}
            </div>
          </Item>
        ))}
      </Items>
      <Sums>
        {sums.flatMap(([term, value]) => [
          <dt key={`${String(term)} term`}>{term}</dt>,
          <dd key={term}>{value}</dd>,
        ])}
      </Sums>
      <Address>
        Shipping to {address.recipientName}, {address.street}, {address.city}, {address.state} {address.zip}
      </Address>
    </Root>
  );
}
