import { brand, policy, returnReasonLabel } from '@ritual/shared/kernel';
import type { OrderItemRow, OrderRow } from '../modules/orders/repository.ts';
import type { WholeReturn } from '../modules/returns/repository.ts';
import { orderLetter } from './order-letter.ts';
import type { Mail } from './outbox.ts';

interface Requested {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly made: WholeReturn;
}

/** Receipt of a request: what it was about, and what happens next. */
export function returnRequestedMail({ order, items, made }: Requested, publicUrl: string): Mail {
  const lines = made.lines.map(({ orderItemId, quantity, reason }) => {
    const item = items.find(({ id }) => id === orderItemId);
    return `${quantity} × ${item?.productName ?? 'item'}, ${item?.size ?? ''}, ${item?.color ?? ''} (${returnReasonLabel[reason]})`;
  });
  return {
    kind: 'return-requested',
    dedupeKey: `return-requested:${made.id}`,
    ...orderLetter(order, publicUrl, {
      title: `We have your return request for order ${order.number}`,
      heading: 'We have your return request',
      sentences: [
        `You want to send back from order ${order.number}:`,
        ...lines,
        `We look at it and reply within ${policy.support.replyHours} hours. Please keep the pieces as they are until then.`,
      ],
    }),
  };
}

const words = {
  APPROVED: (number: string) => ({
    title: `Your return for order ${number} is approved`,
    heading: 'Your return is approved',
    sentences: [
      'We send you a prepaid return label in an email of its own. Pack the pieces unworn, with their tags, and hand the parcel over.',
      `When it has arrived, we refund you within ${policy.returns.refundDays} business days.`,
    ],
  }),
  REJECTED: (number: string) => ({
    title: `We cannot take back your return for order ${number}`,
    heading: 'We cannot take back your return',
    sentences: [`If you think that this is wrong, write to ${brand.email} or call ${brand.phone}.`],
  }),
  RECEIVED: (number: string) => ({
    title: `Your return for order ${number} has arrived`,
    heading: 'Your return has arrived',
    sentences: [`We look at the pieces and refund you within ${policy.returns.refundDays} business days.`],
  }),
} as const;

interface DecidedReturn {
  readonly order: OrderRow;
  readonly returnId: string;
  readonly status: keyof typeof words;
}

/** How a return goes on. Its refund is told by the mail of the refund. */
export function returnDecidedMail({ order, returnId, status }: DecidedReturn, publicUrl: string): Mail {
  return {
    kind: 'return-decided',
    dedupeKey: `return-${status.toLowerCase()}:${returnId}`,
    ...orderLetter(order, publicUrl, words[status](order.number)),
  };
}
