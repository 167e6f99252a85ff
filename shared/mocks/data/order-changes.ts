import type { OrderChangeQuote, PlannedOrder } from '../../contract/index.ts';
import {
  formatCents,
  goodsOf,
  isShippable,
  quoteChange,
  refundOfChange,
  shippingMethodLabel,
  taxesFor,
  waivedChange,
  type ChangeableOrder,
  type ChangeQuote,
  type ChangeRefusal,
  type WantedChange,
} from '../../kernel/index.ts';
import { paths } from '../../paths/index.ts';
import { insufficientStock, MockError } from '../mock-error.ts';
import { writeMail } from './mails.ts';
import {
  paidItemsOf,
  paymentOf,
  settled,
  type MockChange,
  type MockOrder,
  type MockPlanned,
} from './mock-order.ts';
import { policyNow } from './settings.ts';
import { taxesOfNewLines } from './taxes.ts';
import type { MockStore } from './mock-store.ts';
import { change } from './orders.ts';
import { leftOf, refundedOrder, replace } from './refunds.ts';

const codes = {
  'not changeable': 'ORDER_NOT_CHANGEABLE',
  'nothing open': 'ORDER_NOT_CHANGEABLE',
  disputed: 'ORDER_DISPUTED',
  'no change': 'CHANGE_NOTHING',
  'nothing left': 'CHANGE_EMPTY',
  'too many lines': 'CHANGE_TOO_LONG',
  'below refunded': 'CHANGE_BELOW_REFUNDED',
  'fixed units': 'CHANGE_UNITS_FIXED',
  'not sold': 'CHANGE_NOT_SOLD',
} as const;

function refusal(refused: ChangeRefusal): MockError {
  if (refused.why === 'no stock') return insufficientStock(refused.variantId, refused.available);
  const { why, ...details } = refused;
  return new MockError(codes[why], { details });
}

function changeableOf(order: MockOrder): ChangeableOrder {
  const { items, shippingRefunded } = refundedOrder(order);
  const refunded = new Map(items.map((item) => [item.id, item.refunded]));
  return {
    ...{ payment: paymentOf(order), method: order.method, shippingRefunded, gone: order.refunded },
    disputed: order.disputes.some(({ state }) => state === 'open'),
    ...{
      subtotal: order.subtotal,
      discount: order.discount,
      shipping: order.shipping,
      shippingTax: order.shippingTax,
    },
    ...{ tax: order.tax, total: order.total },
    lines: paidItemsOf(order)
      .filter(({ replaces }) => replaces === undefined)
      .map((item) => ({
        ...item,
        taxRatePercent: order.taxRatePercent,
        taxes: item.taxes && taxesFor(item.taxes, { goods: goodsOf(item), tax: item.tax }),
        refunded: refunded.get(item.id) ?? 0,
      })),
  };
}

export type Wanted = Omit<WantedChange, 'method'> & { readonly method?: WantedChange['method'] | undefined };

/** What a change would cost; the units of one that waits for its payment count as free. */
export function quoteOf(store: MockStore, order: MockOrder, { method, ...rest }: Wanted): ChangeQuote {
  const rules = changeableOf(order);
  const held = new Map(openChangeOf(order)?.after.lines.map((line) => [line.variantId, line]) ?? []);
  const offers = new Map(
    [...rest.units, ...rules.lines].flatMap(({ variantId }) => {
      const found = store.catalog.variant(variantId);
      if (!found) return [];
      const was = rules.lines.find((line) => line.variantId === variantId)?.quantity ?? 0;
      const free = found.variant.stock + Math.max(0, (held.get(variantId)?.quantity ?? was) - was);
      const { product, withdrawn } = found;
      const taxClass = store.catalog.taxClassOf(product.id);
      return [[variantId, { price: product.price, free, withdrawn, taxClass }] as const];
    }),
  );
  const { state, zip = '' } = order.shippingAddress;
  const wanted = { ...rest, method: method ?? order.method };
  const quote = quoteChange(rules, wanted, {
    offers,
    taxesOf: taxesOfNewLines(store, { state, zip }),
    policy: policyNow(store.state),
  });
  if ('refused' in quote) throw refusal(quote.refused);
  if (-quote.difference > leftOf(order)) throw refusal({ why: 'below refunded' });
  return quote;
}

function planned(
  store: MockStore,
  order: MockOrder,
  quote: ChangeQuote,
  which: 'before' | 'after',
): MockPlanned {
  const { subtotal, discount, shipping, shippingTax, tax, total } = quote[which];
  const lines = which === 'after' ? quote.lines : changeableOf(order).lines;
  return {
    ...{ method: which === 'after' ? quote.method : order.method, subtotal, discount, shipping },
    ...{ shippingTax, tax, total },
    lines: lines.map((line) => {
      const { id, variantId, quantity, unitPrice, discount: off, tax: of, taxes } = line;
      return {
        ...nameOf(store, order, variantId),
        ...{ id, variantId, quantity, unitPrice, discount: off, tax: of, taxes },
      };
    }),
  };
}

function nameOf(store: MockStore, order: MockOrder, variantId: number) {
  const item = order.items.find((each) => each.variantId === variantId);
  if (item) {
    const { productId, productName, size, color, imageFile } = item;
    return { productId, productName, size, color, imageFile };
  }
  const found = store.catalog.variant(variantId);
  if (!found) throw new Error(`There is no variant ${String(variantId)}.`);
  const { product, variant } = found;
  const { id: productId, name: productName, images } = product;
  const image = images.find(({ color }) => color === variant.color.id) ?? images[0];
  return {
    productId,
    productName,
    size: variant.size,
    color: variant.color.name,
    imageFile: image?.file ?? null,
  };
}

const moneyOf = (cents: number) => ({ toPay: Math.max(0, cents), toRefund: Math.max(0, -cents) });

export function presentQuote(store: MockStore, order: MockOrder, quote: ChangeQuote): OrderChangeQuote {
  const { price, difference } = quote;
  return {
    ...{ version: order.version, price, ...moneyOf(difference) },
    ...{ before: planned(store, order, quote, 'before'), after: planned(store, order, quote, 'after') },
    waived: price === 'dearer' ? planned(store, order, waivedChange(quote), 'after') : null,
  };
}

export const openChangeOf = ({ changes }: MockOrder) => changes.find(({ state }) => state === 'OPEN');

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

/** In words, as the API says it. */
function changedLines({ before, after }: Pick<MockChange, 'before' | 'after'>): string[] {
  const name = ({ productName, color, size }: PlannedOrder['lines'][number]) =>
    `${productName}, ${color}, ${size}`;
  const kept = before.lines.flatMap((line) => {
    const left = after.lines.find(({ variantId }) => variantId === line.variantId)?.quantity ?? 0;
    if (left === line.quantity) return [];
    return [`${left === 0 ? 'No' : `${String(left)} ×`} ${name(line)} instead of ${String(line.quantity)}`];
  });
  const added = after.lines
    .filter(({ variantId }) => !before.lines.some((line) => line.variantId === variantId))
    .map((line) => `New: ${String(line.quantity)} × ${name(line)}`);
  const method = before.method === after.method ? [] : [`Shipping: ${shippingMethodLabel[after.method]}`];
  return [...kept, ...added, ...method];
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
