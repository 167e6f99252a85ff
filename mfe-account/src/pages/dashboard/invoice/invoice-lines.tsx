import { styled } from 'styled-components';
import type { OrderItem } from '@ritual/shared/contract';
import { formatCents } from '@ritual/shared/kernel';
import { border, color, media, space, tabular, type, visuallyHidden } from '@ritual/shared/theme';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type('bodyS')}
  ${tabular}
  caption {
    ${visuallyHidden}
  }
  th,
  td {
    padding: ${space(3)} 0;
    text-align: end;
    vertical-align: top;
    border-block-end: ${border('border.hairline')};
  }
  th:first-child,
  td:first-child {
    text-align: start;
  }
  th:not(:first-child),
  td:not(:first-child) {
    padding-inline-start: ${space(3)};
  }
  thead th {
    ${type('small')}
    color: ${color('text.muted')};
    border-block-end: ${border('border.strong')};
  }
`;

const Item = styled.th`
  ${type('bodyStrong')}
`;

const Choice = styled.span`
  display: block;
  ${type('small')}
  color: ${color('text.muted')};
`;

/** On phones only the amount is displayed; paper has space for both. */
const Unit = styled.td`
  ${media.belowSm} {
    display: none;
  }
  ${media.print} {
    display: table-cell;
  }
`;

/** What was bought, line by line; what went out in exchange for it was not. */
export function InvoiceLines({ items }: { readonly items: readonly OrderItem[] }) {
  const bought = items.filter(({ replaces }) => replaces === undefined);
  return (
    <Table>
      <caption>Items of this invoice</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <Unit as="th" scope="col">
            Unit price
          </Unit>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {bought.map(({ id, productName, size, color: cloth, quantity, unitPrice }) => (
          <tr key={id}>
            <Item scope="row">
              {productName}
              <Choice>{`Size ${size} · ${cloth}`}</Choice>
            </Item>
            <td>{quantity}</td>
            <Unit>{formatCents(unitPrice)}</Unit>
            <td>{formatCents(unitPrice * quantity)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
