import { exchangeHoldDays, policy, returnReasonLabel, type ReturnReason } from '@ritual/shared/kernel';
import { reach, text, type Block, type EmailDocument, type Line } from '../rendering/email-document.ts';
import { orderEmail, lineTextOf, piecesBlock, type MailedItem, type MailedOrder } from './order-email.ts';

interface MailedReturn {
  readonly id: string;
  readonly note: string;
  readonly lines: readonly {
    readonly orderItemId: string;
    readonly quantity: number;
    readonly reason: ReturnReason;
  }[];
}

interface Requested {
  readonly order: MailedOrder;
  readonly items: readonly MailedItem[];
  readonly made: MailedReturn;
}

/** Receipt of a request: what it was about, and what happens next. */
export function returnRequestedMail({ order, items, made }: Requested, publicUrl: string): EmailDocument {
  const lines = made.lines.flatMap(({ orderItemId, quantity, reason }): Line[] => {
    const item = items.find(({ id }) => id === orderItemId);
    if (!item) return [];
    const { what, detail } = lineTextOf(item);
    return [{ what: `${quantity} × ${what}`, detail: `${detail} (${returnReasonLabel[reason]})` }];
  });
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'return-requested', dedupeKey: `return-requested:${made.id}` },
      subject: `We have your return request for order ${order.number}`,
      preheader: `We look at it and reply within ${policy.support.replyHours} hours.`,
      heading: 'We have your return request',
      blocks: [
        text(
          `We look at it and reply within ${policy.support.replyHours} hours. Please keep the pieces as they are until then.`,
        ),
        { type: 'lines', title: `To be sent back from order ${order.number}`, lines },
        ...(made.note ? [{ type: 'quote', title: 'You wrote', text: made.note } as const] : []),
      ],
    },
  );
}

const soon = `within ${policy.returns.refundDays} business days`;

type KeptItem = Pick<MailedItem, 'productName' | 'size' | 'color' | 'quantity'>;

interface DecidedReturn {
  readonly order: MailedOrder;
  readonly returnId: string;
  readonly status: 'APPROVED' | 'REJECTED' | 'RECEIVED';
  /** Not when the order cost nothing, nor when all of it was given back before. */
  readonly moneyFollows: boolean;
  /** What is reserved for an exchange. */
  readonly kept?: readonly KeptItem[];
  /** What the shop writes: how the pieces are sent back, or why they are not taken. */
  readonly reply?: string;
}

const quoted = (title: string, reply: string): readonly Block[] =>
  reply === '' ? [] : [{ type: 'quote', title, text: reply }];

/** What is kept in exchange, and for how long. */
function keptBlocks(kept: readonly KeptItem[]): readonly Block[] {
  if (kept.length === 0) return [];
  return [
    piecesBlock('Kept for you in exchange', kept),
    text(
      `We keep it for ${String(exchangeHoldDays)} days, and send it when your pieces have arrived. If they come later and it is sold, we refund you.`,
    ),
  ];
}

const words = {
  APPROVED: ({ order: { number }, moneyFollows, kept = [], reply = '' }: DecidedReturn) => ({
    subject: `Your return for order ${number} is approved`,
    heading: 'Your return is approved',
    preheader:
      reply === ''
        ? 'A prepaid label comes in an email of its own.'
        : 'How to send it back stands in this email.',
    told: [
      text(
        `${reply === '' ? 'We send you a prepaid return label in an email of its own. ' : ''}Pack the pieces unworn, with their tags, and hand the parcel over.`,
      ),
      ...quoted('How to send it back', reply),
      ...keptBlocks(kept),
      ...(moneyFollows ? [text(`When it has arrived, we refund you ${soon}.`)] : []),
    ],
  }),
  REJECTED: ({ order: { number }, reply = '' }: DecidedReturn) => ({
    subject: `We cannot take back your return for order ${number}`,
    heading: 'We cannot take back your return',
    preheader: reply === '' ? 'If you think that this is wrong, please tell us.' : reply,
    told: [...quoted('Why', reply), reach('If you think that this is wrong')],
  }),
  RECEIVED: ({ order: { number }, moneyFollows }: DecidedReturn) => ({
    subject: `Your return for order ${number} has arrived`,
    heading: 'Your return has arrived',
    preheader: moneyFollows ? `We refund you ${soon}.` : `We look at the pieces ${soon}.`,
    told: [text(`We look at the pieces${moneyFollows ? ' and refund you' : ''} ${soon}.`)],
  }),
} as const;

/** How a return goes on. Its refund is told by the mail of the refund. */
export function returnDecidedMail(decided: DecidedReturn, publicUrl: string): EmailDocument {
  const { order, returnId, status } = decided;
  const { told, ...said } = words[status](decided);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'return-decided', dedupeKey: `return-${status.toLowerCase()}:${returnId}` },
      ...said,
      blocks: [{ type: 'table', rows: [['Order', order.number]] }, ...told],
    },
  );
}
