import {
  answerByDay,
  delayProblem,
  delayProblemWords,
  endOfStoreDay,
  formatDay,
  storeDay,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { linkSeconds } from '../../../mail/mail.ts';
import { orderDelayedMail } from '../../../mail/orders/delay-mail.ts';
import { enqueueMail } from '../../mails/outbox.ts';
import { shippingRules } from '../../shop/shipping.repository.ts';
import { hashOf, newSecret } from '../../users/secrets.ts';
import {
  answerDelays,
  delayByToken,
  delaysOf,
  insertDelay,
  type DelayRow,
} from '../records/delays.repository.ts';
import { changeOrder, insertEvent, lockOrder, type OrderRow } from '../records/orders.repository.ts';
import { cancelOpen } from './cancel.ts';
import { isOpen } from '../records/fulfillment.ts';

export type Delayed = 'done' | 'unknown order' | 'not from here' | 'unanswered';

interface NewDate {
  readonly orderId: string;
  readonly date: string;
  /** Who says so. */
  readonly actor: string;
}

/**
 * Tells a shopper of a later date, by which lists go from then on. What is refused at the field throws VALIDATION_FAILED, so that nothing is
 * written.
 */
export async function delayOrder(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { orderId, date: newDate, actor }: NewDate,
): Promise<Delayed> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return 'unknown order';
    if (!isOpen(order) || order.shipBy === null) return 'not from here';
    const before = await delaysOf(tx, [orderId]);
    if (before.some(({ answer, answerBy }) => answer === null && answerBy !== null)) return 'unanswered';
    const oldDate = order.shipBy;
    const today = storeDay(new Date());
    const { closedDays } = await shippingRules(tx);
    const problem = delayProblem(newDate, { oldDate, today, closedDays });
    if (problem) throw invalidFields({ path: 'date', message: delayProblemWords[problem] });
    // The last one is not asked about any more: they are told of the new date.
    await answerDelays(tx, orderId, 'kept');
    const token = newSecret();
    const answerBy = answerByDay({ isFirst: before.length === 0, oldDate, newDate, today });
    const delay = await insertDelay(tx, {
      ...{ orderId, oldDate, newDate, actor, answerBy, tokenHash: hashOf(token) },
    });
    await changeOrder(tx, orderId, { shipBy: newDate });
    const note = `It ships later than we said: by ${formatDay(newDate, today)}.`;
    await insertEvent(tx, { orderId, status: order.status, actor, note });
    await enqueueMail(tx, orderDelayedMail(order, { ...delay, token, publicUrl: settings.publicUrl }));
    return 'done';
  });
}

export type DelayChoice = 'keep' | 'cancel';

interface Answered {
  readonly orderId: string;
  readonly choice: DelayChoice;
}

/** The shopper's answer to what they were told last. Throws DELAY_ANSWERED or ORDER_NOT_CANCELABLE. */
export async function answerDelay(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  { orderId, choice }: Answered,
): Promise<void> {
  await transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !(await isAsked(tx, order))) throw new AppError('DELAY_ANSWERED');
    if (choice === 'keep') {
      await answerDelays(tx, orderId, 'kept');
      const note = 'The later date was agreed to.';
      return insertEvent(tx, { orderId, status: order.status, actor: 'shopper', note });
    }
    const ending = { actor: 'shopper', answer: 'canceled', publicUrl: settings.publicUrl } as const;
    if (!(await cancelOpen(tx, order, ending))) throw new AppError('ORDER_NOT_CANCELABLE');
  });
}

/** Whether a notice waits for an answer. */
async function isAsked(tx: Db, order: OrderRow): Promise<boolean> {
  return isOpen(order) && (await delaysOf(tx, [order.id])).some(({ answer }) => answer === null);
}

/**
 * Ends an order whose delay was not agreed to in time: the money of what has not shipped goes back. false: it was answered, or shipped, a moment ago,
 * or the bank has the money.
 */
export async function expireDelay(
  { database: { transaction }, settings }: Pick<Deps, 'database' | 'settings'>,
  orderId: string,
  now = new Date(),
): Promise<boolean> {
  return transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isOpen(order)) return false;
    const isOver = ({ answer, answerBy }: DelayRow) =>
      answer === null && answerBy !== null && endOfStoreDay(answerBy) <= now;
    if (!(await delaysOf(tx, [orderId])).some(isOver)) return false;
    return cancelOpen(tx, order, { actor: 'delay', answer: 'expired', publicUrl: settings.publicUrl });
  });
}

/** The notice of a link in a mail. Throws LINK_INVALID. */
export async function linkedDelay(db: Db, token: string): Promise<DelayRow> {
  const delay = await delayByToken(db, hashOf(token));
  const isOld = delay !== null && delay.sentAt.getTime() + linkSeconds.delay * 1000 < Date.now();
  if (!delay || isOld) throw new AppError('LINK_INVALID');
  return delay;
}

/** On the wire. */
export const presentDelay = ({ oldDate, newDate, sentAt, answerBy, answer }: DelayRow) => ({
  ...{ oldDate, newDate, answerBy, answer, sentAt: sentAt.toISOString() },
});
