import { styled } from 'styled-components';
import type { CartItem } from '@ritual/shared/contract';
import { border, color, media, space, type, visuallyHidden, weight } from '@ritual/shared/theme';
import { VisuallyHidden } from '@ritual/shared/ui';
import type { CartLines } from '../../../features/cart-lines/use-cart-lines.ts';
import { CartRow } from './cart-row.tsx';
import { tableColumns } from './table-columns.ts';

interface CartTableProps {
  readonly items: readonly CartItem[];
  readonly lines: CartLines;
}

// One structure for both layouts. Roles are explicit because a table with grid layout loses its own.
const Table = styled.table`
  display: block;
  width: 100%;
  tbody {
    display: block;
  }
`;

const Head = styled.thead`
  ${visuallyHidden}
  ${media.lg} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    overflow: visible;
    border-block-end: ${border('border.divider')};
    tr {
      display: grid;
      ${tableColumns}
      padding-block-end: ${space(4)};
    }
  }
  th {
    padding: 0;
    ${type('label')}
    font-weight: ${weight('link')};
    color: ${color('text.secondary')};
  }
`;

/** The cart as a table from 992 px on, as cards below. */
export function CartTable({ items, lines }: CartTableProps) {
  return (
    <Table role="table" aria-label="Items in your cart">
      <Head role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Product
          </th>
          <th role="columnheader" scope="col">
            Quantity
          </th>
          <th role="columnheader" scope="col">
            Unit price
          </th>
          <th role="columnheader" scope="col">
            Subtotal
          </th>
          <th role="columnheader" scope="col">
            <VisuallyHidden>Change</VisuallyHidden>
          </th>
        </tr>
      </Head>
      <tbody role="rowgroup">
        {items.map((item) => (
          <CartRow key={item.id} item={item} lines={lines} />
        ))}
      </tbody>
    </Table>
  );
}
