import type { Quote } from '../../contract/index.ts';
import { orderNumberPrefix, type JurisdictionTax } from '../../kernel/index.ts';
import { noDates, noMoney, noRecords, unchanged, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { take } from './orders.ts';
import type { MockUser } from './state.ts';
import { pagesInForce } from './pages.ts';
import { policyNow } from './settings.ts';
import { taxNow } from './taxes.ts';

export interface OrderedLine {
  readonly productId: number;
  readonly variantId: number;
  readonly productName: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  /** Of one unit. */
  readonly price: number;
  readonly imageFile: string | null;
}

interface NewOrder {
  readonly quote: Quote;
  readonly items: readonly OrderedLine[];
  readonly shippingAddress: MockOrder['shippingAddress'];
  readonly actor: string;
  readonly more?: Partial<MockOrder>;
}

/** An unpaid order whose units are taken from stock. */
export function newOrder(
  store: MockStore,
  user: Pick<MockUser, 'id' | 'email'>,
  { quote, items, shippingAddress, actor, more }: NewOrder,
): MockOrder {
  const id = more?.id ?? store.newId();
  const now = new Date().toISOString();
  const bought = items.map(({ price, ...item }) => ({ ...item, unitPrice: price }));
  const tax = taxNow(store, bought, {
    ...{ shipping: quote.shipping, state: shippingAddress.state, zip: shippingAddress.zip ?? '' },
  });
  const order: MockOrder = {
    ...{ ...quote, ...noMoney, ...noDates, ...noRecords, ...unchanged, id },
    ...{
      shippingTax: tax.shippingTax,
      shippingTaxes: tax.shipping,
      ...(tax.ratesDiffer && { ratesDiffer: true }),
      userId: user.id,
      addressId: '',
      cartKey: '',
      status: 'PENDING',
    },
    number: `${orderNumberPrefix[more?.test ? 'test' : 'real']}-${(0x7a000 + store.state.made * 7919).toString(36).toUpperCase().padStart(6, '0').slice(-6)}`,
    sessionId: `cs_mock_${id.replaceAll('-', '')}`,
    ...{ createdAt: now, paidAt: null, email: user.email, shippingAddress },
    ...{ shipment: null, parcels: [], partlyShipped: false, deliveredAt: null, refunded: 0, returns: [] },
    returnDays: policyNow(store.state).returnDays,
    pagesInForce: pagesInForce(store),
    items: items.map(({ price, ...item }, index) => ({
      ...{ id: store.newId(), canceled: 0, restocked: 0 },
      ...{ productId: item.productId, variantId: item.variantId, productName: item.productName },
      ...{ size: item.size, color: item.color, quantity: item.quantity, imageFile: item.imageFile },
      unitPrice: price,
      ...taxOfLine(tax.lines[index] ?? []),
    })),
    timeline: [{ status: 'PENDING', at: now, note: null, actor }],
    ...more,
  };
  store.state.orders.unshift(order);
  take(store, order, 1);
  return order;
}

const taxOfLine = (taxes: readonly JurisdictionTax[]) => ({
  taxes,
  tax: taxes.reduce((sum, each) => sum + each.tax, 0),
});
