import type { AdminOrder, AdminOrderItem } from '@ritual/shared/contract';
import { formatCents, openUnits } from '@ritual/shared/kernel';
import { phone, Section, text } from '../../../admin/index.ts';
import { styled } from 'styled-components';
import { pieces } from '../orders/order-words.tsx';
import { Line, Lines, Said } from './lines.ts';
import { Piece } from './piece.tsx';

const Amount = styled.strong`
  min-width: 84px;
  ${text('cellStrong')}
  text-align: end;
  ${phone} {
    min-width: 0;
  }
`;

/** Where the units of a line are: '1 open, 1 shipped, 1 canceled'. */
function whereUnits(item: AdminOrderItem): string {
  const counts = [
    [openUnits(item), 'open'],
    [item.shipped, 'shipped'],
    [item.canceled, 'canceled'],
    [item.exchanged, 'exchanged'],
  ] as const;
  return counts.flatMap(([count, word]) => (count > 0 ? [`${String(count)} ${word}`] : [])).join(', ');
}

/** What was ordered, and how much of it has left. */
export function Items({ order: { items, pieces: count } }: { readonly order: AdminOrder }) {
  return (
    <Section title="Items" actions={<span>{pieces(count)}</span>}>
      <Lines>
        {items.map((item) => (
          <Line key={item.id}>
            <Piece item={item} />
            <Said>
              <span>{whereUnits(item)}</span>
              {item.replaces !== undefined && <span>in exchange, paid with the old piece</span>}
              <span>
                {item.quantity} × {formatCents(item.unitPrice)}
              </span>
              {item.discount > 0 && <span>−{formatCents(item.discount)}</span>}
              <span>{item.tax === 0 ? 'no tax' : `${formatCents(item.tax)} tax`}</span>
              <Amount>{formatCents(item.quantity * item.unitPrice - item.discount + item.tax)}</Amount>
            </Said>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
