import type { AdminOrder, AdminOrderItem, AdminReturn } from '@ritual/shared/contract';
import { formatCents, openUnits, paidForLine } from '@ritual/shared/kernel';
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

/** Units of a line that came back, with an outcome. A return from before pieces were counted has refunded all of its lines. */
function cameBack({ returns }: AdminOrder, id: string, outcome: 'REFUND' | 'NOTHING'): number {
  return returns
    .flatMap(
      ({
        status,
        lines,
        pieces: received,
      }): readonly Pick<AdminReturn['lines'][number], 'orderItemId' | 'quantity'>[] =>
        received.length > 0
          ? received.filter((piece) => piece.outcome === outcome && piece.condition !== 'MISSING')
          : status === 'REFUNDED' && outcome === 'REFUND'
            ? lines
            : [],
    )
    .reduce((sum, { orderItemId, quantity }) => sum + (orderItemId === id ? quantity : 0), 0);
}

/** Where the units of a line are: '1 open, 1 shipped, 1 canceled'. */
function whereUnits(order: AdminOrder, item: AdminOrderItem): string {
  const refunded = cameBack(order, item.id, 'REFUND');
  const notRefunded = cameBack(order, item.id, 'NOTHING');
  const counts = [
    [openUnits(item), 'open'],
    [item.shipped - refunded - notRefunded - item.exchanged, 'shipped'],
    [refunded, 'returned, refunded'],
    [notRefunded, 'returned, not refunded'],
    [item.canceled, 'canceled'],
    [item.exchanged, 'exchanged'],
  ] as const;
  return counts.flatMap(([count, word]) => (count > 0 ? [`${String(count)} ${word}`] : [])).join(', ');
}

/** A line without what was exchanged of it: the money of those units is in the line that replaces it. */
function withoutExchanged(item: AdminOrderItem, items: AdminOrder['items']): AdminOrderItem {
  const fresh = items.filter(({ replaces }) => replaces === item.id);
  const less = (of: 'quantity' | 'discount' | 'tax') =>
    fresh.reduce((left, each) => left - each[of], item[of]);
  return { ...item, quantity: less('quantity'), discount: less('discount'), tax: less('tax') };
}

/** What was paid for a line. */
function Money({ item }: { readonly item: AdminOrderItem }) {
  if (item.quantity === 0) return <Amount>–</Amount>;
  return (
    <>
      <span>
        {item.quantity} × {formatCents(item.unitPrice)}
      </span>
      {item.discount > 0 && <span>−{formatCents(item.discount)}</span>}
      <span>{item.tax === 0 ? 'no tax' : `${formatCents(item.tax)} tax`}</span>
      <Amount>{formatCents(paidForLine(item))}</Amount>
    </>
  );
}

/** What was ordered, and how much of it has left. */
export function Items({ order }: { readonly order: AdminOrder }) {
  const { items, pieces: count } = order;
  return (
    <Section title="Items" actions={<span>{pieces(count)}</span>}>
      <Lines>
        {items.map((item) => (
          <Line key={item.id}>
            <Piece item={item} />
            <Said>
              <span>{whereUnits(order, item)}</span>
              {item.replaces !== undefined && <span>in exchange, paid with the old piece</span>}
              <Money item={withoutExchanged(item, items)} />
            </Said>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}
