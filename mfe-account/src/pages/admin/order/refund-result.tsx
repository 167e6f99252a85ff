import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import { factorPolicy, formatCents, type Cents, type Units } from '@ritual/shared/kernel';
import { radius, space } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { refundSums, strandedPieces } from '../../../rules/refund-amounts.ts';
import { pieces } from '../orders/order-words.tsx';
import { Hint } from './lines.ts';
import { SumList } from './payment.tsx';
import { pieceName } from './piece.tsx';

/** What follows from a decision, beside it. */
export const ResultPanel = styled.section`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${radius('panel')};
  background: ${role('tint')};
  ${text('cell')}
`;

export const ResultTitle = styled.h3`
  ${text('strong')}
`;

interface RefundResultProps {
  readonly order: AdminOrder;
  readonly units: Units;
  readonly restock: Units;
  readonly withShipping: boolean;
  readonly amount: Cents;
}

/** What follows from a refund: the sums, and the stock. */
export function RefundResult({ order, units, restock, withShipping, amount }: RefundResultProps) {
  const { items, tax, shipping, sum: paid } = refundSums(order, units, withShipping);
  const count = Object.values(units).reduce((sum, each) => sum + each, 0);
  const unshipped = strandedPieces(order, restock);
  const put = order.items.filter(({ id }) => (restock[id] ?? 0) > 0);
  return (
    <ResultPanel aria-label="What follows">
      <ResultTitle>This refund</ResultTitle>
      <SumList
        sums={[
          ...(count > 0 ? [{ term: pieces(count), cents: items - tax }] : []),
          ...(tax > 0 ? [{ term: 'Sales tax', cents: tax }] : []),
          ...(shipping > 0 ? [{ term: 'Shipping with its tax', cents: shipping }] : []),
          ...(amount !== paid && paid > 0
            ? [{ term: amount > paid ? 'More than that' : 'Less than that', cents: amount - paid }]
            : []),
          { term: 'Total', cents: amount, total: true },
          { term: 'Stays paid', cents: Math.max(order.refundable - amount, 0) },
        ]}
      />
      <ResultTitle>Stock</ResultTitle>
      {put.length === 0 ? (
        <span>No piece goes back.</span>
      ) : (
        put.map((item) => (
          <span key={item.id}>
            {pieceName(item)}: {pieces(restock[item.id] ?? 0)} back
          </span>
        ))
      )}
      {unshipped > 0 && amount < order.refundable && (
        <Hint>{unshipped === 1 ? '1 piece stays' : `${pieces(unshipped)} stay`} to be shipped.</Hint>
      )}
      <Hint>
        The customer gets a mail. Above {formatCents(factorPolicy.refundCents)} your second factor is asked
        for. Money that is on its way cannot be called back.
      </Hint>
    </ResultPanel>
  );
}
