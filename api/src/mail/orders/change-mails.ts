import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { button, text, type Block, type EmailDocument } from '../rendering/email-document.ts';
import { orderEmail, refundTime, type MailedOrder } from './order-email.ts';

interface MailedChange {
  readonly id: string;
  /** What changes, line by line. */
  readonly lines: readonly string[];
  /** What is paid more, or, where negative, goes back. */
  readonly differenceCents: number;
  readonly publicUrl: string;
}

const changes = (lines: readonly string[]): Block => ({
  ...{ type: 'lines', title: 'What changes' },
  lines: lines.map((what) => ({ what, detail: '' })),
});

/** The store has changed what an order has. @param order as it is now */
export function orderChangedMail(
  order: MailedOrder,
  { id, lines, differenceCents, publicUrl }: MailedChange,
): EmailDocument {
  const money =
    differenceCents < 0
      ? `It costs ${formatCents(-differenceCents)} less, which we refund. ${refundTime}`
      : differenceCents > 0
        ? `Your payment of ${formatCents(differenceCents)} has arrived.`
        : 'You pay nothing more for it.';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-changed', dedupeKey: `order-changed:${id}` },
      subject: `We changed order ${order.number}`,
      preheader: money,
      heading: 'Your order is changed',
      blocks: [
        text(`We changed order ${order.number} as agreed. ${money}`),
        changes(lines),
        { type: 'table', rows: [['Total of the order', formatCents(order.totalCents)]], total: true },
        { type: 'reach', when: 'If you did not ask for this' },
      ],
    },
  );
}

/** The link is valid as long as the new pieces are held. */
export function changeAwaitsPaymentMail(
  order: MailedOrder,
  {
    id,
    lines,
    differenceCents,
    payBy,
    token,
    publicUrl,
  }: MailedChange & { readonly payBy: Date; readonly token: string },
): EmailDocument {
  const amount = formatCents(differenceCents);
  const until = formatDateTime(payBy.toISOString(), storeTimeZone);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-change-payment', dedupeKey: `order-change-payment:${id}` },
      subject: `Pay ${amount} to change order ${order.number}`,
      preheader: `It can be paid until ${until}, Eastern time.`,
      heading: 'Your change is ready',
      blocks: [
        text(
          `The change of order ${order.number} that you asked for costs ${amount} more. It can be paid until ${until}, Eastern time; until then we keep the price and any new pieces for you. Without your payment the order stays as it is.`,
        ),
        changes(lines),
        {
          ...{ type: 'table', total: true },
          rows: [
            ['Order', order.number],
            ['To pay', amount],
          ],
        },
        button(`Pay ${amount}`, publicUrl + paths.orderChange.to({ token })),
      ],
    },
  );
}

/** A change that waited for its payment is not made; @param note why, as it stands in the timeline */
export function changeDroppedMail(
  order: MailedOrder,
  { id, note, publicUrl }: { readonly id: string; readonly note: string; readonly publicUrl: string },
): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-change-dropped', dedupeKey: `order-change-dropped:${id}` },
      subject: `Order ${order.number} is not changed`,
      preheader: 'There is nothing to pay for the change.',
      heading: 'Your order is not changed',
      blocks: [
        text(`${note} The link to pay in our email about order ${order.number} does not work any more.`),
        { type: 'reach', when: 'If you still want the change' },
      ],
    },
  );
}

/** A payment came for a change that is not made any more. */
export function changePaymentBackMail(
  order: MailedOrder,
  {
    id,
    amountCents,
    publicUrl,
  }: { readonly id: string; readonly amountCents: number; readonly publicUrl: string },
): EmailDocument {
  const amount = formatCents(amountCents);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-change-refunded', dedupeKey: `order-change-refunded:${id}` },
      subject: `Your payment of ${amount} for order ${order.number} goes back`,
      preheader: 'The change was not made, and the order stays as it is.',
      heading: 'Your payment goes back',
      blocks: [
        text(
          `Your payment of ${amount} came when this change of order ${order.number} could not be made any more. The order stays as it is.`,
        ),
        text(`We refund it in full. ${refundTime} We are sorry for the trouble.`),
      ],
    },
  );
}
