import { exchangeHoldDays, policy, returnReasonLabel, type ReturnReason } from '@ritual/shared/kernel';
import { reach, text, type EmailDocument, type Line } from '../rendering/email-document.ts';
import { orderEmail, lineTextOf, type MailedItem, type MailedOrder } from './order-email.ts';

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

/** `moneyFollows`: not when the order cost nothing, nor when all of it was given back before. */
const words = {
  APPROVED: (number: string, moneyFollows: boolean, kept: boolean) => ({
    subject: `Your return for order ${number} is approved`,
    heading: 'Your return is approved',
    preheader: 'A prepaid label comes in an email of its own.',
    told: [
      text(
        'We send you a prepaid return label in an email of its own. Pack the pieces unworn, with their tags, and hand the parcel over.',
      ),
      ...(kept
        ? [
            text(
              `We keep what you want in exchange for ${String(exchangeHoldDays)} days, and send it when your pieces have arrived. If they come later and it is sold, we refund you.`,
            ),
          ]
        : []),
      ...(moneyFollows ? [text(`When it has arrived, we refund you ${soon}.`)] : []),
    ],
  }),
  REJECTED: (number: string) => ({
    subject: `We cannot take back your return for order ${number}`,
    heading: 'We cannot take back your return',
    preheader: 'If you think that this is wrong, please tell us.',
    told: [reach('If you think that this is wrong')],
  }),
  RECEIVED: (number: string, moneyFollows: boolean) => ({
    subject: `Your return for order ${number} has arrived`,
    heading: 'Your return has arrived',
    preheader: moneyFollows ? `We refund you ${soon}.` : `We look at the pieces ${soon}.`,
    told: [text(`We look at the pieces${moneyFollows ? ' and refund you' : ''} ${soon}.`)],
  }),
} as const;

interface DecidedReturn {
  readonly order: MailedOrder;
  readonly returnId: string;
  readonly status: keyof typeof words;
  readonly moneyFollows: boolean;
  /** Something is reserved for an exchange. */
  readonly kept?: boolean;
}

/** How a return goes on. Its refund is told by the mail of the refund. */
export function returnDecidedMail(decided: DecidedReturn, publicUrl: string): EmailDocument {
  const { order, returnId, status, moneyFollows, kept = false } = decided;
  const { told, ...said } = words[status](order.number, moneyFollows, kept);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'return-decided', dedupeKey: `return-${status.toLowerCase()}:${returnId}` },
      ...said,
      blocks: [{ type: 'table', rows: [['Order', order.number]] }, ...told],
    },
  );
}
