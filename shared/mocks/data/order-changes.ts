import {
  formatCents,
  isShippable,
  refundOfChange,
  waivedChange,
  type ChangeQuote,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import { MockError } from '../mock-error.ts';
import { writeMail } from './mails.ts';
import { paymentOf, settled, type MockChange, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { change } from './orders.ts';
import { replace } from './refunds.ts';
import {
  changeableOf,
  changedLines,
  moneyOf,
  openChangeOf,
  planned,
  quoteOf,
  type Wanted,
} from './order-change-quotes.ts';

interface Asked {
  readonly changeId: string;
  readonly wanted: Wanted;
  readonly seen: { readonly version: number; readonly toPay: number; readonly toRefund: number };
  readonly waive: string | null;
  readonly by: string;
}

const day = 86_400_000;

/** Changes an order, or holds the new units until the change is paid. */
export function changeUnits(
  store: MockStore,
  order: MockOrder,
  { changeId, wanted, seen, waive, by }: Asked,
): MockOrder {
  if (order.changes.some(({ id }) => id === changeId)) return order;
  if (order.version !== seen.version) throw new MockError('ORDER_CHANGED');
  const asked = quoteOf(store, order, wanted);
  if (asked.difference !== seen.toPay - seen.toRefund) throw new MockError('ORDER_CHANGED');
  const open = openChangeOf(order);
  const free = open ? endChange(store, order, open.id) : order;
  const quote = waive === null ? asked : waivedChange(asked);
  const isWaived = waive !== null && asked.difference > 0;
  const now = new Date();
  const before = planned(store, free, quote, 'before');
  const after = planned(store, free, quote, 'after');
  const waits = quote.difference > 0;
  const made = {
    ...{ id: changeId, state: waits ? ('OPEN' as const) : ('APPLIED' as const), by, before, after },
    ...{ baseVersion: order.version, version: waits ? null : order.version + 1, madeAt: now.toISOString() },
    ...{ decidedAt: waits ? null : now.toISOString(), lines: changedLines({ before, after }) },
    ...{
      ...moneyOf(quote.difference),
      waived: isWaived ? asked.difference : 0,
      reason: isWaived ? waive : null,
    },
    payBy: waits ? new Date(now.getTime() + day).toISOString() : null,
    token: `mock-link-${store.newId()}`,
  };
  move(
    store,
    order,
    quote.moves.filter(({ units }) => units > 0),
    1,
  );
  const changes = [...free.changes, made];
  if (waits) {
    mailLink(store, order, made);
    const note = `A change waits for its payment of ${formatCents(quote.difference)}. Until then the order stays as it is.`;
    return change(store, { ...free, changes }, note, by);
  }
  return applied(store, { ...free, changes }, { made, quote, by });
}

/** The mail with the way to pay. */
function mailLink(
  store: MockStore,
  { id, userId, number, email = '' }: MockOrder,
  made: { readonly token: string; readonly toPay: number },
): void {
  const { token, toPay } = made;
  store.state.links = [...store.state.links, { token, kind: 'change', userId, email }];
  const subject = `Pay ${formatCents(toPay)} to change order ${number}`;
  const text = paths.orderChange.to({ token });
  writeMail(store, { kind: 'order-change-payment', recipient: email, subject, text, orderId: id });
}

function move(store: MockStore, { test }: MockOrder, moves: ChangeQuote['moves'], sign: 1 | -1): void {
  // A test order moves no units.
  if (test) return;
  for (const { variantId, units } of moves)
    store.state.taken[variantId] = (store.state.taken[variantId] ?? 0) + sign * units;
}

interface Made {
  readonly made: Pick<MockChange, 'id' | 'lines' | 'after' | 'toPay' | 'toRefund'>;
  /** null: it waited for its payment, and nothing goes back. */
  readonly quote: ChangeQuote | null;
  readonly by: string;
}

function applied(store: MockStore, order: MockOrder, { made, quote, by }: Made): MockOrder {
  const { after, lines, toPay, toRefund } = made;
  const exchanged = order.items.filter(({ replaces }) => replaces !== undefined);
  const bought = order.items.filter(({ replaces }) => replaces === undefined);
  const gone = bought.map((item) => {
    const left = after.lines.find(({ variantId }) => variantId === item.variantId)?.quantity ?? 0;
    return { variantId: item.variantId, units: Math.max(0, item.quantity - left) };
  });
  move(store, order, gone, -1);
  const items = after.lines.map(({ id, ...line }) => {
    const was = order.items.find((item) => item.id === id);
    return { canceled: 0, restocked: 0, ...was, ...line, id: id ?? store.newId() };
  });
  const kept = [...items, ...exchanged];
  const refunds = quote === null ? [] : refundOfChange(changeableOf(order), quote);
  const { subtotal, discount, shipping, shippingTax, tax, total, method } = after;
  const waiting =
    toRefund > 0
      ? {
          ...{
            id: store.newId(),
            payment: order.payments.at(-1)?.id ?? '',
            amount: toRefund,
            reason: 'change',
          },
          ...{ state: 'waiting' as const, problem: null, createdAt: new Date().toISOString() },
          ...{ cause: null, settled: null, reference: null },
          lines: refunds.map(({ orderItemId, cents }) => ({
            kind: orderItemId === null ? ('other' as const) : ('item' as const),
            ...{ orderItemId, units: 0, amount: cents },
          })),
        }
      : null;
  const changed = settled({
    ...{
      ...order,
      items: kept,
      subtotal,
      discount,
      shipping,
      shippingTax,
      tax,
      total,
      method,
      version: order.version + 1,
    },
    refunds: waiting ? [...order.refunds, waiting] : order.refunds,
  });
  const money =
    toPay > 0
      ? `${formatCents(toPay)} more was paid.`
      : toRefund > 0
        ? `${formatCents(toRefund)} is refunded.`
        : 'The price stays the same.';
  return change(store, changed, `Changed. ${lines.join('. ')}. ${money}`, by);
}

/** A change that waits is not made; its units are free again. */
function endChange(store: MockStore, order: MockOrder, changeId: string): MockOrder {
  const open = openChangeOf(order);
  if (open?.id !== changeId) throw new MockError('CHANGE_NOT_OPEN');
  move(store, order, takesOf(open), -1);
  const decidedAt = new Date().toISOString();
  const changes = order.changes.map((each) =>
    each.id === changeId ? { ...each, state: 'REPLACED' as const, decidedAt } : each,
  );
  return replace(store, { ...order, changes });
}

/** It ends unpaid, and its shopper reads so. */
export function withdrawChange(store: MockStore, order: MockOrder, changeId: string, by: string): MockOrder {
  const note = 'The change is not made, and there is nothing to pay for it. The order stays as it is.';
  const { number, email = '' } = order;
  const subject = `Order ${number} is not changed`;
  writeMail(store, {
    kind: 'order-change-dropped',
    recipient: email,
    subject,
    text: note,
    orderId: order.id,
  });
  return change(store, endChange(store, order, changeId), note, by);
}

const takesOf = ({ before, after }: Pick<MockChange, 'before' | 'after'>): ChangeQuote['moves'] =>
  after.lines.flatMap(({ variantId, quantity }) => {
    const was = before.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
    return quantity > was ? [{ variantId, units: quantity - was }] : [];
  });

/** There is no payment page: who opens it has paid. */
export function payChange(store: MockStore, order: MockOrder, changeId: string): void {
  const found = order.changes.find(({ id }) => id === changeId);
  if (found?.state === 'APPLIED') return;
  const fits = found?.baseVersion === order.version && isShippable(paymentOf(order));
  if (found?.state !== 'OPEN' || !fits) throw new MockError('CHANGE_NOT_PAYABLE');
  const receivedAt = new Date().toISOString();
  const payment = { id: `pi_mock_${changeId}`, kind: 'order' as const, received: found.toPay, receivedAt };
  const version = order.version + 1;
  const changes = order.changes.map((each) =>
    each.id === changeId ? { ...each, state: 'APPLIED' as const, version, decidedAt: receivedAt } : each,
  );
  const paid = { ...order, changes, payments: [...order.payments, payment] };
  applied(store, paid, { made: found, quote: null, by: 'webhook' });
}

/** The order of a link in a mail. */
export function orderOfChange({ state }: MockStore, token: string) {
  for (const order of state.orders) {
    const found = order.changes.find((each) => each.token === token);
    if (found) return { order, found };
  }
  throw new MockError('LINK_INVALID');
}

/** For tests: the staff wants one piece more of the first open line, which waits to be paid. Answers with the token of the mail. */
export function openOrderChange(store: MockStore, orderId: string): string {
  const order = store.state.orders.find(({ id }) => id === orderId);
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const units = order.items.map(({ variantId, quantity }, at) => ({
    ...{ variantId, quantity: at === 0 ? quantity + 1 : quantity },
  }));
  const wanted = { units, methodPrice: null };
  const { difference } = quoteOf(store, order, wanted);
  const seen = { version: order.version, toPay: difference, toRefund: 0 };
  const changed = changeUnits(store, order, {
    changeId: store.newId(),
    wanted,
    seen,
    waive: null,
    by: 'Kofi Osei',
  });
  store.save();
  return changed.changes.at(-1)?.token ?? '';
}
