import { styled } from 'styled-components';
import type { OrderItem } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { Link } from '@ritual/shared/routing';
import { paths } from '@ritual/shared/paths';
import { bareList, border, color, media, space, tabular, type } from '@ritual/shared/theme';
import { Picture } from '@ritual/shared/ui';

const List = styled.ul`
  ${bareList}
  border-block-start: ${border('border.hairline')};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(4)};
  padding-block: ${space(4)};
  border-block-end: ${border('border.hairline')};
`;

const Name = styled(Link)`
  ${type('bodyStrong')}
  color: inherit;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

const Choice = styled.p`
  ${type('small')}
  color: ${color('text.muted')};
`;

const Amount = styled.p`
  ${type('bodyStrong')}
  ${tabular}
`;

/** The items of the order; names link to the products. */
export function OrderItems({ items }: { readonly items: readonly OrderItem[] }) {
  return (
    <List>
      {items.map(
        ({
          id,
          productId,
          productName,
          imageFile,
          size,
          color: cloth,
          quantity,
          unitPrice,
          canceled,
          replaces,
        }) => (
          <Row key={id}>
            <Picture file={imageFile} alt="" sizes="72px" />
            <div>
              <Name to={paths.product.to({ id: productId })}>{productName}</Name>
              <Choice>{`Size ${size} · ${cloth} · Quantity ${quantity}${canceled > 0 ? ` · ${canceled} canceled` : ''}`}</Choice>
            </div>
            {/* Paid with the piece that came back. */}
            <Amount>{replaces === undefined ? formatCents(unitPrice * quantity) : 'Exchange'}</Amount>
          </Row>
        ),
      )}
    </List>
  );
}
