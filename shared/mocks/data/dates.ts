import type { LinkedDelay } from '../../contract/index.ts';
import {
  answerByDay,
  delayProblem,
  delayProblemWords,
  formatDay,
  holdReasonLabel,
  isShippable,
  openUnits,
  refundableUnits,
  refundParts,
  storeDay,
  unitsByLine,
  type DelayAnswer,
  type HoldReason,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import { invalidField, MockError } from '../mock-error.ts';
import { cancel, moneyWords } from './cancel.ts';
import { writeMail } from './mails.ts';
import { fulfillmentStateOf, isWarnedOf, paymentOf, unitsOf, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { shippingRulesOf } from './settings.ts';
import { change } from './orders.ts';
import { giveBack, refundableOf, refundedOrder, replace, restocked, sendRefunds } from './refunds.ts';

/** It is paid, and some of it has not left. */
export function isOpen(order: MockOrder): boolean {
  const fulfillment = fulfillmentStateOf(order);
  return isShippable(paymentOf(order)) && (fulfillment === 'UNSHIPPED' || fulfillment === 'PARTLY_SHIPPED');
}

/** The day by which what is open of it leaves. */
export const dueDay = (order: MockOrder): string | null => (isOpen(order) ? order.shipDate : null);

export function hold(
  store: MockStore,
  order: MockOrder,
  { reason, note, by }: { readonly reason: HoldReason; readonly note: string; readonly by: string },
): MockOrder {
  if (!isOpen(order)) throw new MockError('ORDER_NOT_SHIPPABLE');
  const since = order.held?.since ?? new Date().toISOString();
  return replace(store, { ...order, held: { reason, note, by, since } });
}

export function release(store: MockStore, order: MockOrder): MockOrder {
  if (order.held === null) throw new MockError('ORDER_NOT_ON_HOLD');
  if (isWarnedOf(order)) throw new MockError('WARNING_UNDECIDED');
  const { held, notes } = order;
  if (held.note === '') return replace(store, { ...order, held: null });
  const author = store.state.users.find(({ firstName, lastName }) => `${firstName} ${lastName}` === held.by);
  const made = { id: store.newId(), author: held.by, authorId: author?.id ?? null };
  const text = `On hold (${holdReasonLabel[held.reason]}): ${held.note}`;
  const note = { ...made, text, createdAt: new Date().toISOString() };
  return replace(store, { ...order, held: null, notes: [note, ...notes] });
}

/** Tells the shopper of a later date. */
export function delay(
  store: MockStore,
  order: MockOrder,
  { date: newDate, by }: { readonly date: string; readonly by: string },
): MockOrder {
  const { shipDate: oldDate, delays, email = '' } = order;
  if (!isOpen(order) || oldDate === null) throw new MockError('ORDER_NOT_SHIPPABLE');
  if (delays.some(({ answer, answerBy }) => answer === null && answerBy !== null))
    throw new MockError('DELAY_UNANSWERED');
  const today = storeDay(new Date());
  const problem = delayProblem(newDate, { oldDate, today, closedDays: shippingRulesOf(store).closedDays });
  if (problem) throw invalidField('date', delayProblemWords[problem]);
  const answerBy = answerByDay({ isFirst: delays.length === 0, oldDate, newDate, today });
  const token = `mock-link-${store.newId()}`;
  const made = { oldDate, newDate, answerBy, by, token, answer: null, sentAt: new Date().toISOString() };
  store.state.links = [...store.state.links, { token, kind: 'delay', userId: order.userId, email }];
  writeMail(store, {
    ...{ kind: 'order-delayed', recipient: email, subject: `Order ${order.number} ships later than we said` },
    text: `New date: ${formatDay(newDate, oldDate)}.\n\n${paths.delay.to({ token })}`,
  });
  const changed = { ...answered(order, 'kept'), shipDate: newDate };
  const note = `It ships later than we said: by ${formatDay(newDate, today)}.`;
  return change(store, { ...changed, delays: [...changed.delays, made] }, note, by);
}

/** Ends what its shopper is still asked. */
export function answered(order: MockOrder, answer: DelayAnswer): MockOrder {
  const delays = order.delays.map((each) => (each.answer === null ? { ...each, answer } : each));
  return { ...order, delays };
}

/** The shopper's answer. */
export function answerDelay(store: MockStore, order: MockOrder, choice: 'keep' | 'cancel'): MockOrder {
  if (!isOpen(order) || !order.delays.some(({ answer }) => answer === null))
    throw new MockError('DELAY_ANSWERED');
  if (choice === 'keep') return change(store, answered(order, 'kept'), 'The later date was agreed to.');
  const ended = replace(store, answered(order, 'canceled'));
  return fulfillmentStateOf(order) === 'PARTLY_SHIPPED'
    ? cancelRest(store, ended)
    : cancel(store, ended, 'shopper');
}

/** What has not shipped of an order in several parcels. */
function cancelRest(store: MockStore, order: MockOrder): MockOrder {
  const open = unitsOf(order).filter((item) => openUnits(item) > 0);
  const restock = open.map((item) => ({ orderItemId: item.id, quantity: openUnits(item) }));
  const before = refundedOrder(order);
  const left = new Map(before.items.map((item) => [item.id, refundableUnits(item)]));
  const lines = restock
    .map((line) => ({ ...line, quantity: Math.min(line.quantity, left.get(line.orderItemId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const parts = refundParts(before, { units: unitsByLine(lines), shipping: false });
  const paid = parts.reduce((sum, { cents }) => sum + cents, 0);
  const amount = Math.min(paid, refundableOf(order));
  const refund = { refundId: store.newId(), amount, restock, lines, reason: 'canceled' as const };
  const given =
    amount > 0
      ? giveBack(store, order, { ...refund, shipping: false, cause: null })
      : restocked(store, order, restock);
  const note = `The rest of the order is canceled. ${moneyWords(order, amount)}`;
  return sendRefunds(store, change(store, given, note));
}

/** The order of a link in a mail, and the notice that it is about. */
export function ofLink(store: MockStore, token: string): { order: MockOrder; delay: LinkedDelay } {
  for (const order of store.state.orders) {
    const found = order.delays.find((each) => each.token === token);
    if (!found) continue;
    const { token: _, by: __, ...delay } = found;
    return { order, delay: { ...delay, number: order.number } };
  }
  throw new MockError('LINK_INVALID');
}
