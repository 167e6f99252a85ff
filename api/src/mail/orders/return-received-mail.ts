import { formatCents, type ReceivedPiece } from '@ritual/shared/kernel';
import type { EmailDocument, Line } from '../rendering/email-document.ts';
import { lineTextOf, orderEmail, type MailedItem, type MailedOrder } from './order-email.ts';

interface ReceivedReturn {
  readonly order: MailedOrder;
  readonly items: readonly MailedItem[];
  readonly receiptId: string;
  readonly pieces: readonly ReceivedPiece[];
  readonly exchanges: readonly {
    readonly orderItemId: string;
    readonly size: string;
    readonly color: string;
  }[];
  /** What goes back for these pieces. */
  readonly cents: number;
  /** Nothing of the return is left to come. */
  readonly isDone: boolean;
}

/** Pieces of a return were received, or are missing: what follows for each. */
export function returnReceivedMail(received: ReceivedReturn, publicUrl: string): EmailDocument {
  const { order, receiptId, pieces, cents, isDone } = received;
  const isMissing = pieces.every(({ condition }) => condition === 'MISSING');
  const isExchanged = pieces.some(({ outcome }) => outcome === 'EXCHANGE');
  const outcome =
    cents > 0
      ? `${formatCents(cents)} goes back to you.`
      : isExchanged
        ? 'Your exchange leaves soon, and we write to you when it has shipped.'
        : 'This is what became of it.';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'return-received', template: isMissing ? 'return-missing' : 'return-received' },
      dedupeKey: `return-received:${receiptId}`,
      fields: { outcome, amount: formatCents(cents) },
      holds: [
        ...(cents > 0 ? ['money_follows'] : []),
        ...(isExchanged ? ['exchanged'] : []),
        ...(isDone ? [] : ['more_follows']),
        ...(pieces.some((piece) => piece.outcome === 'NOTHING') ? ['not_refunded'] : []),
      ],
      parts: {
        items: [{ type: 'lines', title: `Sent back from order ${order.number}`, lines: linesOf(received) }],
      },
    },
  );
}

const linesOf = ({ pieces, items, exchanges, cents }: ReceivedReturn): Line[] =>
  pieces.flatMap(({ orderItemId, quantity, outcome, reason }) => {
    const item = items.find(({ id }) => id === orderItemId);
    if (!item) return [];
    const { what, detail } = lineTextOf(item);
    const exchange = exchanges.find((each) => each.orderItemId === orderItemId);
    const follows = {
      REFUND: cents > 0 ? 'refunded' : 'taken back',
      EXCHANGE: `exchanged for ${exchange ? `${exchange.size}, ${exchange.color}` : 'another one'}`,
      NOTHING: `not refunded: ${reason}`,
    };
    return [{ what: `${String(quantity)} × ${what}`, detail: `${detail} (${follows[outcome]})` }];
  });
