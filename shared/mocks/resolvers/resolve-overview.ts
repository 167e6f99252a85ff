import { rightsOf } from '../../contract/index.ts';
import { daysOfCover, daysOnSale, isLowStock, stockCover } from '../../kernel/index.ts';
import { figuresOf, productFiguresOf, storeDay, today } from '../data/figures.ts';
import type { MockStore } from '../data/mock-store.ts';
import { workFor } from '../data/worklist.ts';
import { MockError } from '../mock-error.ts';
import type { Resolvers } from './resolver.ts';

export const overviewResolvers: Resolvers<
  'getWorklist' | 'getLowStock' | 'getFigures' | 'getProductFigures'
> = {
  getWorklist: ({ store, signedIn }) => {
    const staff = store.state.staff[signedIn().id];
    if (!staff) throw new MockError('FORBIDDEN');
    const rights = rightsOf[staff.role];
    const figures = rights.includes('figures.read') ? figuresOf(store, 1).period.totals : null;
    const left = store.state.orders.filter(
      ({ parcels, test }) => !test && parcels.some(({ shippedAt }) => storeDay(shippedAt) === today()),
    );
    return {
      groups: workFor(store, rights),
      today: {
        shipped: rights.includes('orders.ship') ? left.length : null,
        orders: figures?.orders ?? null,
        revenue: figures?.revenue ?? null,
      },
    };
  },
  getLowStock: ({ store }) => {
    const low = lowVariants(store);
    return { count: low.length, exact: true, content: low.slice(0, 24) };
  },
  getFigures: ({ query: { days }, store }) => figuresOf(store, days),
  getProductFigures: ({ query: { days }, store }) => productFiguresOf(store, days),
};

function lowVariants({ state, catalog }: MockStore) {
  const since = Date.now() - stockCover.soldDays * 86_400_000;
  const sold = new Map<number, number>();
  for (const { paidAt, items } of state.orders) {
    if (paidAt === null || Date.parse(paidAt) < since) continue;
    for (const { variantId, quantity } of items) sold.set(variantId, (sold.get(variantId) ?? 0) + quantity);
  }
  return catalog
    .products()
    .flatMap(({ id: productId, name, variants, images, releasedAt }) =>
      variants.map((variant) => ({
        ...{ productId, variantId: variant.id, name, size: variant.size, color: variant.color.name },
        imageFile: (images.find(({ color }) => color === variant.color.id) ?? images[0])?.file ?? null,
        ...{ free: variant.stock, sold: sold.get(variant.id) ?? 0 },
        soldDays: daysOnSale(Date.parse(releasedAt), Date.now()),
      })),
    )
    .filter((each) => isLowStock(each.free, each.sold, each.soldDays))
    .toSorted(
      (a, b) =>
        (daysOfCover(a.free, a.sold, a.soldDays) ?? 0) - (daysOfCover(b.free, b.sold, b.soldDays) ?? 0) ||
        b.sold - a.sold ||
        a.variantId - b.variantId,
    );
}
