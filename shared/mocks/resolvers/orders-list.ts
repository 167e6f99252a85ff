import type { OrderQuery, OrderSort, OrderSummary } from '../../contract/index.ts';
import { dueOf, storeDay, storeTimeZone } from '../../kernel/index.ts';
import { hasWords } from '../data/has-words.ts';
import type { MockOrder } from '../data/mock-order.ts';
import { isInQueue, orderSummaryOf } from '../data/order-work.ts';
import { sortedPage } from '../data/sorted-page.ts';
import type { MockStore } from '../data/mock-store.ts';
import type { Resolver } from './resolver.ts';

const sortings: Readonly<Record<OrderSort, (row: OrderSummary) => string>> = {
  newest: ({ createdAt }) => createdAt,
  oldest: ({ createdAt }) => createdAt,
  total: ({ total }) => String(total).padStart(12, '0'),
  // What is not to be shipped stands at the end.
  shipBy: ({ shipBy }) => shipBy ?? 'infinity',
};

export const listOrders: Resolver<'listOrders'> = ({ query: { after, size, sort, ...filters }, store }) => {
  const found = listedOrders(store, filters);
  const by = sortings[sort];
  const { rows, next } = sortedPage(found, {
    sort,
    by,
    ascending: sort === 'oldest' || sort === 'shipBy',
    after,
    size,
  });
  return { content: rows, next, count: found.length, exact: true };
};

export function listedOrders({ state }: MockStore, filters: Searched): OrderSummary[] {
  return state.orders
    .filter((order) => isFound(order, filters.q))
    .filter((order) => !filters.task || isInQueue(order, filters.task))
    .map(orderSummaryOf)
    .filter((row) => fits(row, filters));
}

const isNumber = /^#?((?:ROP|TEST)-[0-9A-Z]{6}|(?=.*\d)[0-9A-Z]{6})$/i;
const isTracking = /^(?=(?:.*\d){6})[0-9A-Z -]{8,40}$/i;
const plain = (number: string) => number.replace(/[\s-]/g, '').toUpperCase();

function isFound({ number, parcels, shippingAddress, email }: MockOrder, q: string): boolean {
  if (isNumber.test(q)) {
    const said = q.replace('#', '').toUpperCase();
    return said.length === 6 ? number.endsWith(`-${said}`) : number === said;
  }
  if (isTracking.test(q)) return parcels.some(({ trackingNumber }) => plain(trackingNumber) === plain(q));
  return hasWords(`${shippingAddress.recipientName ?? ''} ${email ?? ''}`, q);
}

type Searched = Omit<OrderQuery, 'after' | 'size' | 'sort'>;
type Filters = Omit<Searched, 'q' | 'task'>;

function fits(row: OrderSummary, { status, due, hold, method, ...rest }: Filters): boolean {
  const { state, person, tag, from, to, min, max } = rest;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: storeTimeZone }).format(new Date(row.createdAt));
  return (
    !((due || hold) && row.test) &&
    (!status || row.status === status) &&
    (!due || (row.shipBy !== null && dueOf(row.shipBy, storeDay(new Date())) === due)) &&
    (!method || row.method === method) &&
    (!hold || (hold === 'any' ? row.hold !== null : row.hold === hold)) &&
    (!state || row.state === state) &&
    (!person || row.personId === person) &&
    (!tag || row.tags.includes(tag)) &&
    (!from || day >= from) &&
    (!to || day <= to) &&
    (min === undefined || row.total >= min * 100) &&
    (max === undefined || row.total <= max * 100)
  );
}
