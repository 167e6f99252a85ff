import { styled } from 'styled-components';
import type { Order, OrderReturn, ReturnPiece } from '@ritual/shared/contract';
import { useShop } from '@ritual/shared/federation';
import { formatDate, policyOf, refundsTakeWords, type ShopPolicy } from '@ritual/shared/kernel';
import { bareList, color, space, type } from '@ritual/shared/theme';

const List = styled.ul`
  ${bareList}
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(2)};
  ${type('small')}
  color: ${color('text.secondary')};
  overflow-wrap: anywhere;
`;

interface ReturnPiecesProps extends Pick<OrderReturn, 'pieces' | 'exchanges'> {
  readonly items: Order['items'];
}

/** What has arrived of a return, what follows for each piece, and what is kept for an exchange. */
export function ReturnPieces({ items, pieces, exchanges }: ReturnPiecesProps) {
  const policy = policyOf(useShop());
  const nameOf = (id: string) => items.find((item) => item.id === id)?.productName ?? 'Item';
  const waiting = exchanges.filter(({ heldUntil }) => heldUntil !== null);
  if (pieces.length === 0 && waiting.length === 0) return null;
  return (
    <List>
      {waiting.map(({ orderItemId, size, color: cloth, quantity, taken, heldUntil }) => (
        <li key={orderItemId}>
          {`We keep ${piecesOf(quantity - taken)}size ${size} · ${cloth} for you until ${formatDate(heldUntil ?? '')}, in exchange for ${nameOf(orderItemId)}.`}
        </li>
      ))}
      {pieces.map((piece, index) => {
        const exchange = exchanges.find(({ orderItemId }) => orderItemId === piece.orderItemId);
        const to = exchange ? ` for size ${exchange.size} · ${exchange.color}` : '';
        return (
          <li
            key={index}
          >{`${piece.quantity} × ${nameOf(piece.orderItemId)}: ${followsOf(piece, to, policy)}`}</li>
        );
      })}
    </List>
  );
}

const piecesOf = (count: number) => (count === 1 ? '' : `${String(count)} × `);

function followsOf(
  { condition, outcome, reason, receivedAt }: ReturnPiece,
  to: string,
  policy: ShopPolicy,
): string {
  const when = condition === 'MISSING' ? 'not in the parcel' : `received on ${formatDate(receivedAt)}`;
  const follows = {
    REFUND: `taken back. ${refundsTakeWords(policy)}`.trim(),
    EXCHANGE: `exchanged${to}. It comes in a parcel of its own.`,
    NOTHING: `not refunded: ${reason}`,
  };
  return `${when}, ${follows[outcome]}`;
}
