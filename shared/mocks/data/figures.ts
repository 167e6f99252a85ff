import type { DayFigures } from '../../kernel/index.ts';
import { averageOrderOf, daysUpTo, storeTimeZone, totalsOf } from '../../kernel/index.ts';
import type { Figures, FiguresPeriod, ProductFigures } from '../../contract/index.ts';
import type { MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';

const format = new Intl.DateTimeFormat('en-CA', { timeZone: storeTimeZone, dateStyle: 'short' });

/** The day of the store: '2026-11-25'. */
export const storeDay = (at: string | number): string => format.format(new Date(at));
export const today = (): string => storeDay(Date.now());

/** A test order counts nowhere. */
const realOrders = ({ state }: MockStore) => state.orders.filter(({ test }) => !test);

/** The API sums days as they happen; here they are added up from the orders. Carts that were not bought are those of today. */
export function figuresOf(store: MockStore, days: number): Figures {
  const all = daysUpTo(today(), 2 * days).map((day) => ({ day, ...dayFigures(store, day) }));
  const first = all[days]?.day ?? '';
  const taxes = new Map<string, number>();
  for (const { paidAt, shippingAddress, tax } of realOrders(store)) {
    if (paidAt === null || storeDay(paidAt) < first || tax === 0) continue;
    taxes.set(shippingAddress.state, (taxes.get(shippingAddress.state) ?? 0) + tax);
  }
  return {
    ...{ days, period: periodOf(all.slice(days)), before: periodOf(all.slice(0, days)) },
    taxes: [...taxes]
      .map(([state, tax]) => ({ state, tax }))
      .toSorted((a, b) => b.tax - a.tax || (a.state < b.state ? -1 : 1)),
  };
}

const periodOf = (byDay: FiguresPeriod['byDay']): FiguresPeriod => {
  const totals = totalsOf(byDay);
  return { totals: { ...totals, averageOrder: averageOrderOf(totals) }, byDay };
};

const unitsOf = ({ items }: MockOrder) => items.reduce((sum, { quantity }) => sum + quantity, 0);

function dayFigures(store: MockStore, day: string): DayFigures {
  const { state } = store;
  const orders = realOrders(store);
  const paid = orders.filter(({ paidAt }) => paidAt !== null && storeDay(paidAt) === day);
  const gone = orders
    .flatMap(({ refunds, paidAt }) => (paidAt === null ? [] : refunds))
    .filter((refund) => refund.state === 'succeeded' && storeDay(refund.createdAt) === day);
  const filled = Object.values(state.carts).filter((lines) => lines.length > 0).length;
  return {
    orders: paid.length,
    units: paid.reduce((sum, order) => sum + unitsOf(order), 0),
    revenue: paid.reduce((sum, { total }) => sum + total, 0),
    refunds: gone.reduce((sum, { amount }) => sum + amount, 0),
    cartsBegun: paid.length + (day === today() ? filled : 0),
    cartsPaid: paid.length,
  };
}

const shown = 10;

export function productFiguresOf(store: MockStore, days: number): ProductFigures {
  const first = daysUpTo(today(), days)[0] ?? '';
  const orders = realOrders(store);
  const products = store.catalog.products();
  const named = (productId: number, name: string) => ({
    name: products.find(({ id }) => id === productId)?.name ?? name,
    listed: products.some(({ id }) => id === productId),
  });
  const sold = orders
    .filter(({ paidAt }) => paidAt !== null && storeDay(paidAt) >= first)
    .flatMap(({ items }) => items);
  const back = orders.flatMap(({ returns, items }) =>
    returns
      .filter(({ status, createdAt }) => status !== 'REJECTED' && storeDay(createdAt) >= first)
      .flatMap(({ lines }) =>
        lines.flatMap(({ orderItemId, quantity, reason }) =>
          items.filter(({ id }) => id === orderItemId).map((item) => ({ ...item, quantity, reason })),
        ),
      ),
  );
  return {
    days,
    bestSellers: Object.values(Object.groupBy(sold, ({ productId }) => productId))
      .flatMap((lines) => (lines?.[0] ? [{ first: lines[0], lines }] : []))
      .map(({ first: { productId, productName }, lines }) => ({
        ...{ productId, ...named(productId, productName) },
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        revenue: lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0),
      }))
      .toSorted((a, b) => b.units - a.units || a.productId - b.productId)
      .slice(0, shown),
    returns: Object.values(Object.groupBy(back, (line) => [line.productId, line.size, line.reason].join()))
      .flatMap((lines) => (lines?.[0] ? [{ first: lines[0], lines }] : []))
      .map(({ first: { productId, productName, size, reason }, lines }) => ({
        ...{ productId, ...named(productId, productName), size, reason },
        units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      }))
      .toSorted((a, b) => b.units - a.units || a.productId - b.productId)
      .slice(0, shown),
  };
}
