import type { AdminReturn, NewReceipt, ReturnDecisionBody } from '../../contract/index.ts';
import {
  exchangeableUnits,
  exchangeHoldDays,
  isReceived,
  isShippable,
  movedMoney,
  notSoMany,
  piecesLeft,
  receiptNote,
  refundOfPieces,
  shipByDate,
  surplusPieces,
  unitsWith,
  withHeld,
  type ReceivedPiece,
  type Units,
} from '../../kernel/index.ts';
import { invalidField, MockError } from '../mock-error.ts';
import { paymentOf, settled, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { shippingRulesOf } from './settings.ts';
import { change } from './orders.ts';
import { refundableOf, refundedOrder, restocked, sendRefunds, writeRefund } from './refunds.ts';

type Chosen = NonNullable<ReturnDecisionBody['exchanges']>;

function take({ state }: MockStore, { test }: MockOrder, variantId: number, units: number): void {
  // A test order moves no units.
  if (test) return;
  state.taken[variantId] = (state.taken[variantId] ?? 0) + units;
}

/** Reserves what is chosen in exchange. */
export function holdExchanges(
  store: MockStore,
  order: MockOrder,
  returned: AdminReturn,
  chosen: Chosen,
): AdminReturn {
  const exchanges = chosen.map(({ orderItemId, variantId, quantity }, index) => {
    const most = returned.lines
      .filter((line) => line.orderItemId === orderItemId)
      .reduce((sum, line) => sum + line.quantity, 0);
    const isOnce = chosen.findIndex((each) => each.orderItemId === orderItemId) === index;
    if (!isOnce || quantity > most)
      throw invalidField(`exchanges.${String(index)}.quantity`, 'So many do not come back.');
    const path = `exchanges.${String(index)}.variantId`;
    const choice = store.catalog.variant(variantId);
    const before = chosen.slice(0, index).filter((each) => each.variantId === variantId);
    const left = store.catalog.stockOf(variantId) - before.reduce((sum, each) => sum + each.quantity, 0);
    if (!choice || left < quantity) {
      const some = `Only ${String(left)} of these ${left === 1 ? 'is' : 'are'} left.`;
      const message = left < 1 ? 'None of these is left.' : some;
      throw new MockError('EXCHANGE_GONE', { details: { fields: [{ path, message }] } });
    }
    const item = order.items.find(({ id }) => id === orderItemId);
    if (item?.productId !== choice.product.id || item.variantId === variantId)
      throw invalidField(path, 'Choose another size or color of the same product.');
    const { size, color } = choice.variant;
    const heldUntil = new Date(Date.now() + exchangeHoldDays * 86_400_000).toISOString();
    return { orderItemId, variantId, quantity, size, color: color.name, taken: 0, heldUntil };
  });
  for (const { variantId, quantity } of exchanges) take(store, order, variantId, quantity);
  return { ...returned, exchanges };
}

/** Whether the same is exchanged: a second approval with other exchanges is refused. */
export function areSameExchanges({ exchanges }: AdminReturn, chosen: Chosen): boolean {
  const isHeld = ({ orderItemId, variantId, quantity }: Chosen[number]) =>
    exchanges.some(
      (each) =>
        each.orderItemId === orderItemId && each.variantId === variantId && each.quantity === quantity,
    );
  return exchanges.length === chosen.length && chosen.every(isHeld);
}

/** Ends the reservations of a return. */
export function withoutHolds(store: MockStore, order: MockOrder, returned: AdminReturn): AdminReturn {
  for (const { variantId, quantity, taken, heldUntil } of returned.exchanges) {
    if (heldUntil !== null) take(store, order, variantId, taken - quantity);
  }
  return { ...returned, exchanges: returned.exchanges.map((each) => ({ ...each, heldUntil: null })) };
}

function heldUnits(order: MockOrder, { exchanges }: AdminReturn): Units {
  if (!isShippable(paymentOf(order))) return {};
  const held = exchanges.filter(({ heldUntil }) => heldUntil !== null && Date.parse(heldUntil) > Date.now());
  return Object.fromEntries(held.map(({ orderItemId, quantity, taken }) => [orderItemId, quantity - taken]));
}

/** Pieces of a return have arrived, or never will. */
export function receive(
  store: MockStore,
  order: MockOrder,
  { returnId, receiptId, pieces: given, shipping, amount }: NewReceipt & { readonly returnId: string },
  actor: string,
): MockOrder {
  if (store.state.receipts?.[receiptId] === returnId) return order;
  const returned = order.returns.find(({ id }) => id === returnId);
  if (returned?.status !== 'APPROVED' && returned?.status !== 'RECEIVED')
    throw new MockError('RETURN_CHANGED');
  const fields = surplusPieces(piecesLeft(returned), given).map(({ index, left }) => ({
    path: `pieces.${String(index)}.quantity`,
    message: notSoMany(left),
  }));
  if (fields.length > 0) throw new MockError('PIECES_NOT_LEFT', { details: { fields } });
  const before = refundedOrder(order);
  const pieces = withHeld(given, exchangeableUnits(before, heldUnits(order, returned)));
  const left = refundableOf(order);
  const { cents, choice } = refundOfPieces(before, pieces, { left, shipping });
  if (cents !== amount) throw new MockError('REFUND_CHANGED');
  const lines = Object.entries(choice.units).map(([orderItemId, quantity]) => ({ orderItemId, quantity }));
  const refund = { refundId: receiptId, amount, restock: [], lines, shipping };
  const paid =
    cents > 0 ? writeRefund(store, order, { ...refund, reason: 'operator', cause: 'RETURN' }) : order;
  const back = pieces.filter(({ stock, outcome }) => stock === 'BACK' && outcome !== 'EXCHANGE');
  const sent = sendExchanges(store, back.length > 0 ? restocked(store, paid, back) : paid, returned, pieces);
  const receivedAt = new Date().toISOString();
  const taken = unitsWith(pieces, 'EXCHANGE');
  const after: AdminReturn = {
    ...returned,
    pieces: [...returned.pieces, ...pieces.map((piece) => ({ ...piece, receivedAt }))],
    exchanges: returned.exchanges.map((each) => {
      const all = each.taken + (taken[each.orderItemId] ?? 0);
      return { ...each, taken: all, heldUntil: all < each.quantity ? each.heldUntil : null };
    }),
  };
  const done = isReceived(after)
    ? { ...withoutHolds(store, order, after), status: 'REFUNDED' as const }
    : after;
  store.state.receipts = { ...store.state.receipts, [receiptId]: returnId };
  const returns = sent.returns.map((each) => (each.id === returnId ? done : each));
  return sendRefunds(store, change(store, { ...sent, returns }, receiptNote(pieces, cents), actor));
}

/** The new pieces become open units of the order; they were taken from stock when they were reserved. */
function sendExchanges(
  store: MockStore,
  order: MockOrder,
  returned: AdminReturn,
  pieces: readonly ReceivedPiece[],
): MockOrder {
  const units = Object.entries(unitsWith(pieces, 'EXCHANGE'));
  if (units.length === 0) return order;
  const paid = refundedOrder(order).items;
  const fresh = units.map(([id, quantity]): MockOrder['items'][number] => {
    const item = order.items.find((each) => each.id === id);
    const line = paid.find((each) => each.id === id);
    const exchange = returned.exchanges.find(({ orderItemId }) => orderItemId === id);
    if (!item || !line || !exchange) throw new Error(`Line ${id} is not exchanged.`);
    const { variantId, size, color } = exchange;
    return {
      ...{ ...item, id: store.newId(), variantId, size, color, quantity, replaces: id },
      ...{ canceled: 0, restocked: 0, exchanged: 0, moved: movedMoney(line, quantity) },
    };
  });
  for (const piece of pieces) {
    const item = order.items.find(({ id }) => id === piece.orderItemId);
    if (item && piece.outcome === 'EXCHANGE' && piece.stock === 'BACK')
      take(store, order, item.variantId, -piece.quantity);
  }
  const items = order.items.map((item) => {
    const count = units.find(([id]) => id === item.id)?.[1] ?? 0;
    return { ...item, exchanged: (item.exchanged ?? 0) + count };
  });
  const shipDate = shipByDate(new Date(), 'standard', shippingRulesOf(store));
  return settled({ ...order, shipDate, items: [...items, ...fresh] });
}
