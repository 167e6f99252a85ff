import { formatCents, formatDateTime, storeTimeZone } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { Block, EmailDocument } from '../rendering/email-document.ts';
import { orderEmail, type MailedOrder } from './order-email.ts';

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
      ? `It costs ${formatCents(-differenceCents)} less, which we refund.`
      : differenceCents > 0
        ? `Your payment of ${formatCents(differenceCents)} has arrived.`
        : 'You pay nothing more for it.';
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-changed', template: 'order-changed', dedupeKey: `order-changed:${id}` },
      fields: { total: formatCents(order.totalCents), price_change: money },
      holds: differenceCents < 0 ? ['money_follows'] : [],
      parts: {
        changes: [changes(lines)],
        totals: [
          { type: 'table', rows: [['Total of the order', formatCents(order.totalCents)]], total: true },
        ],
      },
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
      ...{ kind: 'order-change-payment', template: 'order-change-payment' },
      dedupeKey: `order-change-payment:${id}`,
      fields: { amount, pay_until: until },
      parts: {
        changes: [changes(lines)],
        totals: [
          {
            ...{ type: 'table', total: true },
            rows: [
              ['Order', order.number],
              ['To pay', amount],
            ],
          },
        ],
      },
      urls: { pay: publicUrl + paths.orderChange.to({ token }) },
    },
  );
}

/** A change that waited for its payment is not made; @param note why, as the timeline says it */
export function changeDroppedMail(
  order: MailedOrder,
  { id, note, publicUrl }: { readonly id: string; readonly note: string; readonly publicUrl: string },
): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-change-dropped', template: 'order-change-dropped' },
      ...{ dedupeKey: `order-change-dropped:${id}`, fields: { reason: note } },
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
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-change-refunded', template: 'order-change-refunded' },
      dedupeKey: `order-change-refunded:${id}`,
      fields: { amount: formatCents(amountCents) },
    },
  );
}
