import { exchangeHoldDays, returnReasonLabel, type ReturnReason } from '@ritual/shared/kernel';
import type { Block, EmailDocument, Line } from '../rendering/email-document.ts';
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
      ...{ kind: 'return-requested', template: 'return-requested' },
      dedupeKey: `return-requested:${made.id}`,
      fields: {},
      parts: {
        items: [{ type: 'lines', title: `To be sent back from order ${order.number}`, lines }],
        note: quoted('You wrote', made.note),
      },
    },
  );
}

type KeptItem = Pick<MailedItem, 'productName' | 'size' | 'color' | 'quantity'>;

interface DecidedReturn {
  readonly order: MailedOrder;
  readonly returnId: string;
  readonly status: 'APPROVED' | 'REJECTED' | 'RECEIVED';
  /** Not when the order cost nothing, nor when all of it was given back before. */
  readonly moneyFollows: boolean;
  /** What is reserved for an exchange. */
  readonly kept?: readonly KeptItem[];
  /** Returns are free: a label is sent where the shop writes nothing else. */
  readonly labelFollows?: boolean;
  /** What the shop writes: how the pieces are sent back, or why they are not taken. */
  readonly reply?: string;
}

const quoted = (title: string, reply: string): readonly Block[] =>
  reply === '' ? [] : [{ type: 'quote', title, text: reply }];

type Said = Pick<EmailDocument, 'template' | 'fields' | 'holds' | 'parts'>;

const said: Readonly<Record<DecidedReturn['status'], (decided: DecidedReturn) => Said>> = {
  APPROVED: ({ moneyFollows, kept = [], reply = '', labelFollows = false }) => ({
    template: 'return-approved',
    fields: {
      reason:
        reply === ''
          ? labelFollows
            ? 'A prepaid label comes in an email of its own.'
            : 'Pack the pieces unworn, with their tags.'
          : 'This email says how to send it back.',
      exchange_days: String(exchangeHoldDays),
    },
    holds: [
      reply === '' && labelFollows ? 'label_follows' : 'with_reply',
      ...(kept.length > 0 ? ['exchange_kept'] : []),
      ...(moneyFollows ? ['money_follows'] : []),
    ],
    parts: {
      reply: quoted('How to send it back', reply),
      items: kept.length > 0 ? [piecesBlock('Kept for you in exchange', kept)] : [],
    },
  }),
  REJECTED: ({ reply = '' }) => ({
    template: 'return-rejected',
    fields: { reason: reply === '' ? 'If you think that this is wrong, please tell us.' : reply },
    parts: { reply: quoted('Why', reply) },
  }),
  RECEIVED: ({ moneyFollows }) => ({
    template: 'return-arrived',
    fields: {
      outcome: moneyFollows ? 'We look at the pieces and refund you.' : 'We look at the pieces.',
    },
    holds: [moneyFollows ? 'money_follows' : 'no_money'],
  }),
};

/** How a return goes on. Its refund is reported in the mail of the refund. */
export function returnDecidedMail(decided: DecidedReturn, publicUrl: string): EmailDocument {
  const { order, returnId, status } = decided;
  const { parts, ...rest } = said[status](decided);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'return-decided', dedupeKey: `return-${status.toLowerCase()}:${returnId}`, ...rest },
      parts: { facts: [{ type: 'table', rows: [['Order', order.number]] }], ...parts },
    },
  );
}
