import { styled } from 'styled-components';
import type { AdminOrder } from '@ritual/shared/contract';
import type { Cents, Units } from '@ritual/shared/kernel';
import { radius, space } from '@ritual/shared/theme';
import { role, text } from '../../../admin/index.ts';
import { refundSums } from '../../../rules/refund-amounts.ts';
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
  /** Chosen pieces are neither put back nor shipped. */
  readonly stays: boolean;
}

/** What follows from a refund: the sums, and the stock. */
export function RefundResult({ order, units, restock, withShipping, amount, stays }: RefundResultProps) {
  const { items, shipping } = refundSums(order, units, withShipping);
  const count = Object.values(units).reduce((sum, each) => sum + each, 0);
  const put = order.items.filter(({ id }) => (restock[id] ?? 0) > 0);
  return (
    <ResultPanel aria-label="What follows">
      <ResultTitle>This refund</ResultTitle>
      <SumList
        sums={[
          ...(count > 0 ? [{ term: `${pieces(count)}, with tax`, cents: items }] : []),
          ...(shipping > 0 ? [{ term: 'Shipping', cents: shipping }] : []),
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
      {stays && <Hint>Pieces that are not put back stay to be shipped.</Hint>}
      <Hint>
        The customer gets a mail. A high amount asks for your second factor. Money that is on its way cannot
        be called back.
      </Hint>
    </ResultPanel>
  );
}
