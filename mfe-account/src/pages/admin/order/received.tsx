import { useId } from 'react';
import { styled } from 'styled-components';
import type { AdminOrder, AdminReturn } from '@ritual/shared/contract';
import { pieceConditionLabel, pieceStockLabel } from '@ritual/shared/kernel';
import { space } from '@ritual/shared/theme';
import { role, text, When } from '../../../admin/index.ts';
import { Hint, Line, Lines, Said, Words } from './lines.ts';
import { Piece } from './piece.tsx';

const Reason = styled(Hint)`
  flex-basis: 100%;
  overflow-wrap: anywhere;
`;

const Title = styled.h3`
  padding-block: ${space(3)} ${space(1)};
  ${text('label')}
  color: ${role('muted')};
`;

const gets = { REFUND: 'refunded', EXCHANGE: 'exchanged', NOTHING: 'no refund' } as const;

interface ReceivedProps {
  readonly order: AdminOrder;
  readonly returned: AdminReturn;
}

/** What became of the pieces of a return, and what is kept for an exchange. */
export function Received({ order, returned: { pieces, exchanges } }: ReceivedProps) {
  const titleId = useId();
  const itemOf = (id: string) => order.items.find((item) => item.id === id);
  return (
    <>
      {exchanges.map(({ orderItemId, color, size, quantity, taken, heldUntil }) => (
        <Words key={orderItemId}>
          {color}, {size} in exchange for {itemOf(orderItemId)?.productName}:{' '}
          {taken > 0 && `${String(taken)} × exchanged`}
          {taken > 0 && taken < quantity && ', '}
          {taken < quantity &&
            (heldUntil !== null ? (
              <>
                {quantity - taken} × kept until <When at={heldUntil} />
              </>
            ) : (
              `${String(quantity - taken)} × not kept any more`
            ))}
        </Words>
      ))}
      {pieces.length > 0 && <Title id={titleId}>Received</Title>}
      {pieces.length > 0 && (
        <Lines aria-labelledby={titleId}>
          {pieces.map(({ orderItemId, quantity, condition, stock, outcome, reason, receivedAt }, index) => {
            const item = itemOf(orderItemId);
            const arrival = condition === 'MISSING' ? [] : [pieceStockLabel[stock].toLowerCase()];
            return (
              item && (
                <Line key={index}>
                  <Piece item={item} />
                  <Said>
                    <span>
                      {quantity} × {[pieceConditionLabel[condition], ...arrival, gets[outcome]].join(', ')}
                    </span>
                    <When at={receivedAt} />
                  </Said>
                  {reason !== '' && <Reason>The customer reads: “{reason}”</Reason>}
                </Line>
              )
            );
          })}
        </Lines>
      )}
    </>
  );
}
