import type { AdminOrder } from '../../contract/index.ts';
import { formatCents, holdReasons, isTestOrderNumber } from '../../kernel/index.ts';
import type { Values } from './changed-fields.ts';
import { stateOf, writeMail } from './mails.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';

const othersShown = 5;

/** What the staff keeps beside an order, newest first. */
export function recordsOf(
  { state }: MockStore,
  { id, userId, notes }: MockOrder,
): Pick<AdminOrder, 'phone' | 'notes' | 'mails' | 'otherOrders'> {
  const others = state.orders.filter((other) => other.userId === userId && other.id !== id && userId !== '');
  return {
    phone: state.users.find((user) => user.id === userId)?.phone ?? null,
    notes,
    mails: state.mails
      // What goes to the staff is no mail to the customer.
      .filter(({ orderId, kind }) => orderId === id && kind !== 'order-notice')
      .map((mail) => ({
        ...{ id: mail.id, kind: mail.kind, subject: mail.subject, recipient: mail.recipient },
        ...{ state: stateOf(mail), createdAt: mail.createdAt },
      })),
    otherOrders: others
      .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, othersShown)
      .map(({ id: otherId, number, status, createdAt, total }) => ({
        ...{ id: otherId, number, status, createdAt, total },
      })),
  };
}

export function confirmByMail(store: MockStore, { id, number, email, total }: MockOrder): void {
  const prefix = isTestOrderNumber(number) ? 'TEST: ' : '';
  writeMail(store, {
    ...{ kind: 'order-confirmed', recipient: email ?? '', orderId: id },
    subject: `${prefix}Order ${number} is confirmed`,
    text: `Thank you for your order ${number}.`,
  });
  const recipient = store.state.settings.ordersEmail ?? '';
  if (recipient === '') return;
  writeMail(store, {
    ...{ kind: 'order-notice', recipient, orderId: id },
    subject: `${prefix}New order ${number}: ${formatCents(total)}`,
    text: `Order ${number} was paid.`,
  });
}

const staffActions: readonly string[] = [
  ...['order.hold', 'order.release', 'order.refund'],
  ...['dispute.answer', 'dispute.accept'],
];

const moneyFacts = ['refundedCents', 'refundingCents'] as const;

/** Cents that an entry of the audit log has decided on. */
function refundOf(before: Values | null, after: Values | null): number | null {
  const cents = moneyFacts.reduce(
    (sum, fact) => sum + Number(after?.[fact] ?? 0) - Number(before?.[fact] ?? 0),
    0,
  );
  return cents > 0 ? cents : null;
}

/** What the staff did with an order that its shopper is not told of, oldest first. */
export const staffStepsOf = ({ state }: MockStore, { id }: MockOrder): AdminOrder['staffSteps'] =>
  state.audit
    // What is asked for again changes nothing.
    .filter(
      ({ action, subject, fields }) =>
        subject.id === id && staffActions.includes(action) && fields.length > 0,
    )
    .map(({ action, at, actorId, before, after }) => {
      const actor = state.users.find((user) => user.id === actorId);
      return {
        ...{ kind: action.replace(/^\w+\./, ''), at },
        by: actor ? `${actor.firstName} ${actor.lastName}` : 'Staff',
        amount: action === 'order.refund' ? refundOf(before, after) : null,
        reason: holdReasons.find((reason) => action === 'order.hold' && reason === after?.['hold']) ?? null,
      };
    });
