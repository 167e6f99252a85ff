import { formatCents, policy, type ReceivedPiece } from '@ritual/shared/kernel';
import { text, type EmailDocument, type Line } from '../rendering/email-document.ts';
import { lineTextOf, orderEmail, refundTime, type MailedItem, type MailedOrder } from './order-email.ts';

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
  const heading = isMissing ? 'Pieces of your return are missing' : 'Your return has arrived';
  const money = cents > 0 ? `${formatCents(cents)} goes back to you. ${refundTime}` : null;
  const shipped = isExchanged ? 'Your exchange leaves soon, and we write to you when it has shipped.' : null;
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'return-received', dedupeKey: `return-received:${receiptId}` },
      subject: isMissing
        ? `Pieces of your return for order ${order.number} are missing`
        : `Your return for order ${order.number} has arrived`,
      preheader: money ?? shipped ?? 'This is what became of it.',
      heading,
      blocks: [
        { type: 'lines', title: `Sent back from order ${order.number}`, lines: linesOf(received) },
        ...[money, shipped].flatMap((words) => (words === null ? [] : [text(words)])),
        ...(isDone
          ? []
          : [text('The other pieces of this return have not arrived yet. We write to you when they have.')]),
        ...(pieces.some(({ outcome }) => outcome === 'NOTHING')
          ? [
              text(
                `If you think that we are wrong, answer this email or write to us. We reply within ${policy.support.replyHours} hours.`,
              ),
            ]
          : []),
      ],
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
