import type { ordersExport } from '../../contract/index.ts';
import {
  changedTags,
  csvLine,
  csvTime,
  csvTimeZone,
  decimalOfCents,
  mayCorrectAddress,
} from '../../kernel/index.ts';
import type * as z from 'zod/mini';
import { noteAudit } from '../data/audit.ts';
import { mailOr404, stateOf, writeMail } from '../data/mails.ts';
import { fulfillmentStateOf, paymentOf, type MockOrder } from '../data/mock-order.ts';
import { anyOrderOr404, wholeOrder } from '../data/order-work.ts';
import { change } from '../data/orders.ts';
import type { MockStore } from '../data/mock-store.ts';
import { MockError } from '../mock-error.ts';
import { listedOrders } from './orders-list.ts';
import type { MockCall, Resolvers } from './resolver.ts';
import type { Endpoint } from '../../contract/endpoints.ts';

type Call = Pick<MockCall<Endpoint>, 'store' | 'request' | 'signedIn'>;

/** What the staff keeps beside an order. */
export const orderRecordResolvers: Resolvers<
  | ('exportOrders' | 'listOrderTags' | 'addOrderNote' | 'deleteOrderNote')
  | ('tagOrder' | 'correctAddress' | 'sendMailAgain')
> = {
  exportOrders: ({ body, ...call }) => {
    const rows = exported(call.store, body);
    noteAudit(call, {
      ...{ action: 'order.export', subject: { type: 'orders', id: 'list' } },
      ...{ before: { rows: 0 }, after: { rows: rows.length } },
    });
    const csv = [csvLine(['Order', `Placed ${csvTimeZone}`, 'Name', 'Total (USD)', 'Tags']), ...rows].join(
      '',
    );
    return { csv, rows: rows.length, next: null };
  },
  listOrderTags: ({ store }) => {
    const all = store.state.orders.flatMap(({ tags }) => tags);
    const counts = [...new Set(all)].map((tag) => ({
      tag,
      orders: all.filter((each) => each === tag).length,
    }));
    return { tags: counts.toSorted((a, b) => b.orders - a.orders || a.tag.localeCompare(b.tag)) };
  },
  addOrderNote: ({ params, body: { text }, ...call }) => {
    const { id: authorId, firstName, lastName } = call.signedIn();
    const order = anyOrderOr404(call.store, params.id);
    const made = { id: call.store.newId(), text, authorId, author: `${firstName} ${lastName}` };
    const notes = [{ ...made, createdAt: new Date().toISOString() }, ...order.notes];
    return noted(call, 'order.note', { notes: [order.notes.length, notes.length] }, { ...order, notes });
  },
  deleteOrderNote: ({ params, ...call }) => {
    const order = anyOrderOr404(call.store, params.id);
    const me = call.signedIn().id;
    const notes = order.notes.filter(({ id, authorId }) => id !== params.noteId || authorId !== me);
    if (notes.length === order.notes.length) throw new MockError('NOTE_NOT_FOUND');
    return noted(
      call,
      'order.note-delete',
      { notes: [order.notes.length, notes.length] },
      { ...order, notes },
    );
  },
  tagOrder: ({ params, body, ...call }) => {
    const order = anyOrderOr404(call.store, params.id);
    const tags = changedTags(order.tags, body);
    if (!tags) throw new MockError('TAGS_FULL');
    const both = { tags: [order.tags.join(', '), tags.join(', ')] } as const;
    return noted(call, 'order.tag', both, { ...order, tags: [...tags] });
  },
  correctAddress: ({ params, body: { seen, email, ...address }, ...call }) => {
    const order = anyOrderOr404(call.store, params.id);
    const { shippingAddress: was } = order;
    const place = { ...was, email: order.email ?? '' };
    const isNew = differs(place, { ...address, email });
    if (isNew) {
      const now = {
        ...{ payment: paymentOf(order), fulfillment: fulfillmentStateOf(order), state: was.state },
        byHand: order.payBy !== null,
      };
      const may = mayCorrectAddress(now, address);
      if (may === 'fixed') throw new MockError('ADDRESS_FIXED');
      if (may === 'other state') throw new MockError('ADDRESS_OTHER_STATE');
      if (differs(place, { ...seen, state: was.state })) throw new MockError('ADDRESS_CHANGED');
      corrected(call, { ...order, email, shippingAddress: address });
    }
    noteAudit(call, {
      ...{ action: 'order.address', subject: { type: 'order', id: order.id } },
      ...(isNew ? { before: place, after: { ...address, email } } : { before: {}, after: {} }),
    });
    return wholeOrder(call.store, anyOrderOr404(call.store, params.id));
  },
  sendMailAgain: ({ params: { id, mailId }, body: { newId }, ...call }) => {
    const { store } = call;
    const order = anyOrderOr404(store, id);
    const mail = mailOr404(store, mailId);
    if (mail.orderId !== id) throw new MockError('MAIL_NOT_FOUND');
    if (mail.kind === 'order-notice') throw new MockError('MAIL_NOT_REPEATABLE');
    if (stateOf(mail) === 'waiting' || !order.email) throw new MockError('MAIL_NOT_REPEATABLE');
    const { kind, subject, text } = mail;
    const isNew = !store.state.mails.some((each) => each.id === newId);
    if (isNew) writeMail(store, { kind, subject, text, recipient: order.email, orderId: id, id: newId });
    noteAudit(call, {
      ...{ action: 'order.mail-again', subject: { type: 'order', id } },
      ...{ before: { again: false }, after: { again: isNew } },
    });
    return wholeOrder(store, order);
  },
};

type Place = Readonly<Record<string, string | undefined>>;
const fields = ['recipientName', 'street', 'city', 'state', 'zip', 'email'];
const differs = (one: Place, other: Place) => fields.some((field) => one[field] !== other[field]);

function corrected(call: Call, order: MockOrder): void {
  const { firstName, lastName } = call.signedIn();
  change(call.store, order, 'The address was corrected.', `${firstName} ${lastName}`);
  const words = { kind: 'address-corrected', subject: `We changed the address of order ${order.number}` };
  const to = { recipient: order.email ?? '', orderId: order.id };
  writeMail(call.store, { ...words, ...to, text: 'Your order has another address.' });
}

/** Puts an order in the place of the one before, notes what of it was which, and answers with it. */
function noted(
  call: Call,
  action: string,
  facts: Readonly<Record<string, readonly [unknown, unknown]>>,
  order: MockOrder,
) {
  const { store } = call;
  store.state.orders = store.state.orders.map((other) => (other.id === order.id ? order : other));
  const changed = Object.entries(facts).filter(([, [before, after]]) => before !== after);
  const of = (index: 0 | 1) => Object.fromEntries(changed.map(([field, both]) => [field, both[index]]));
  noteAudit(call, { action, subject: { type: 'order', id: order.id }, before: of(0), after: of(1) });
  return wholeOrder(store, order);
}

function exported(store: MockStore, { ids, after: _, ...filters }: z.output<typeof ordersExport>): string[] {
  return listedOrders(store, filters)
    .filter(({ id }) => !ids || ids.includes(id))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .map(({ number, createdAt, name, total, tags }) =>
      csvLine([number, csvTime(createdAt), name, decimalOfCents(total), tags.join(', ')]),
    );
}
