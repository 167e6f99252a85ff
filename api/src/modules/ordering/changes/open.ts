import { formatCents, isShippable, policy } from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { changeAwaitsPaymentMail, changeDroppedMail } from '../../../mail/orders/change-mails.ts';
import { linkSeconds } from '../../../mail/mail.ts';
import { PaymentError } from '../../../payments/provider.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { hashOf, newSecret } from '../../users/secrets.ts';
import { insertChange, movesOf, updateChange, type ChangeRow } from '../records/changes.repository.ts';
import { insertEvent, type OrderRow } from '../records/orders.repository.ts';
import { freeReserved, lockVariants, reserve } from '../records/stock.ts';
import { paymentsFor } from '../settlement/payments-for.ts';
import { changedLines } from './words.ts';

// A change that is dearer waits for its payment: its new units are held, and the order stays as it is.

const minute = 60_000;
/** After the link has ended, a page that it opened may still be open. */
const marginMinutes = policy.reservationMinutes + 5;

/** Until when the units of an open change are held. */
export const heldUntil = (payBy: Date): Date => new Date(payBy.getTime() + marginMinutes * minute);

type Made = Pick<ChangeRow, 'id' | 'orderId' | 'baseVersion' | 'actor' | 'plan' | 'differenceCents'>;

/** The variants must be locked. */
export async function askForPayment(
  tx: Db,
  { settings: { publicUrl } }: Pick<Deps, 'settings'>,
  order: OrderRow,
  made: Made,
): Promise<void> {
  const { takes } = movesOf(made);
  if (takes.length > 0) await reserve(tx, takes, order);
  const token = newSecret();
  const payBy = new Date(Date.now() + linkSeconds.change * 1000);
  const nextCheckAt = new Date(Date.now() + 2 * minute);
  await insertChange(tx, { ...made, state: 'OPEN', tokenHash: hashOf(token), payBy, nextCheckAt });
  const { id, differenceCents, actor, plan } = made;
  const note = `A change waits for its payment of ${formatCents(differenceCents)}. Until then the order stays as it is.`;
  await insertEvent(tx, { orderId: order.id, status: order.status, actor, note });
  const lines = changedLines(plan);
  await enqueueMail(
    tx,
    changeAwaitsPaymentMail(order, { id, lines, differenceCents, payBy, token, publicUrl }),
  );
}

/** It is not applied any more, and its units are free again. The order must be locked. */
export async function endChange(
  tx: Db,
  order: Pick<OrderRow, 'test'>,
  change: ChangeRow,
  state: 'EXPIRED' | 'REPLACED',
): Promise<void> {
  const { takes } = movesOf(change);
  if (takes.length > 0) {
    await lockVariants(tx, takes);
    await freeReserved(tx, takes, order);
  }
  await updateChange(tx, change.id, { state, decidedAt: new Date() });
}

const endings = {
  unpaid: 'The change was not paid in time. The order stays as it is.',
  withdrawn: 'The change is not made, and there is nothing to pay for it. The order stays as it is.',
  changed: 'The change is not made, because the order is not what it was. There is nothing to pay for it.',
} as const;

/** A change ends unpaid, and its shopper reads why. The order must be locked. */
export async function dropChange(
  tx: Db,
  { settings: { publicUrl } }: Pick<Deps, 'settings'>,
  {
    order,
    change,
    actor,
    why,
  }: {
    readonly order: OrderRow;
    readonly change: ChangeRow;
    readonly actor: string;
    readonly why: keyof typeof endings;
  },
): Promise<void> {
  await endChange(tx, order, change, why === 'unpaid' ? 'EXPIRED' : 'REPLACED');
  const note = endings[why];
  await insertEvent(tx, { orderId: order.id, status: order.status, actor, note });
  // When its time is over was in the mail with the link, and who cancels gets a mail about that.
  if (why !== 'unpaid' && isShippable(order.paymentState))
    await enqueueMail(tx, changeDroppedMail(order, { id: change.id, note, publicUrl }));
}

/** Closes the page of a change that has ended. One that was paid, or is paid all the same, goes back by itself. */
export async function closePages(
  deps: Pick<Deps, 'database' | 'payments' | 'log'>,
  change: ChangeRow,
): Promise<void> {
  if (change.sessionId === null) return;
  try {
    await (await paymentsFor(deps, change.orderId)).expireSession(change.sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    deps.log.warn(
      { err: error, orderId: change.orderId },
      'the payment page of a change could not be closed',
    );
  }
}
