import type { AdminOrder } from '@ritual/shared/contract';
import { pieceStockLabel, withHeld, type Cents, type ReceivedPiece, type Units } from '@ritual/shared/kernel';
import { pieces as piecesWord } from '../orders/order-words.tsx';
import { Hint } from './lines.ts';
import { SumList } from './payment.tsx';
import { pieceName } from './piece.tsx';
import { ResultPanel, ResultTitle } from './refund-result.tsx';

interface ReceiveResultProps {
  readonly order: AdminOrder;
  readonly pieces: readonly ReceivedPiece[];
  /** What goes back now, the shipping included. */
  readonly amount: Cents;
  readonly kept: Units;
  /** Pieces that come later. */
  readonly left: number;
}

/** What follows from the pieces that were received: money, stock, and the parcel of what is exchanged. */
export function ReceiveResult({ order, pieces, amount, kept, left }: ReceiveResultProps) {
  const decided = withHeld(pieces, kept);
  const count = (outcome: ReceivedPiece['outcome']) =>
    decided.filter((piece) => piece.outcome === outcome).length;
  const exchanged = count('EXCHANGE');
  return (
    <ResultPanel aria-label="What follows">
      <ResultTitle>Money</ResultTitle>
      <SumList
        sums={[
          { term: 'Refund now', cents: amount, total: true },
          { term: 'Stays paid', cents: Math.max(order.refundable - amount, 0) },
        ]}
      />
      {count('REFUND') > 0 && <span>{piecesWord(count('REFUND'))} refunded</span>}
      {exchanged > 0 && <span>{piecesWord(exchanged)} exchanged: to be shipped as another parcel</span>}
      {count('NOTHING') > 0 && <span>{piecesWord(count('NOTHING'))} without a refund</span>}
      <ResultTitle>Stock</ResultTitle>
      {pieces.length === 0 && <span>No piece has a condition yet.</span>}
      {pieces.map((piece, index) => {
        const item = order.items.find(({ id }) => id === piece.orderItemId);
        return (
          item && (
            <span key={index}>
              {pieceName(item)}: {pieceStockLabel[piece.stock].toLowerCase()}
            </span>
          )
        );
      })}
      {left > 0 && pieces.length > 0 && (
        <Hint>{piecesWord(left)} can be received later. The return stays open until then.</Hint>
      )}
      <Hint>The customer gets a mail. A high amount asks for your second factor.</Hint>
    </ResultPanel>
  );
}
