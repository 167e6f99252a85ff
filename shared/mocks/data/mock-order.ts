import type { AdminOrder, AdminParcel, Order, PlannedOrder } from '../../contract/index.ts';
import {
  fulfillmentOf,
  isShippable,
  orderStatusOf,
  shareCents,
  type DelayAnswer,
  type Evidence,
  type FulfillmentState,
  type JurisdictionTax,
  type PaymentState,
} from '../../kernel/index.ts';

type MockItem = Order['items'][number] & {
  readonly variantId: number;
  /** Of all its units, and who takes it; left out in orders of the demo. */
  readonly tax?: number;
  readonly taxes?: readonly JurisdictionTax[] | undefined;
  /** Of all its units; without changes none. */
  readonly discount?: number;
  /** Units that go into no parcel, and units that were put back. */
  readonly canceled: number;
  readonly restocked: number;
  /** Units that came back for others. */
  readonly exchanged?: number;
  /** Of a line that replaces another one: what was paid for it with the old pieces. */
  readonly moved?: { readonly discount: number; readonly tax: number };
};

export interface MockPlanned extends Omit<PlannedOrder, 'lines'> {
  readonly shippingTax: number;
  lines: (PlannedOrder['lines'][number] & Pick<MockItem, 'taxes'>)[];
}
type Change = AdminOrder['changes'][number];
export interface MockChange extends Omit<Change, 'before' | 'after'> {
  readonly token: string;
  readonly before: MockPlanned;
  readonly after: MockPlanned;
}

/** An order with what only the staff sees of it; the contract's schemas leave that out for the shopper. */
export interface MockOrder
  extends
    Omit<Order, 'items' | 'parcels' | 'timeline' | 'returns' | 'shipBy' | 'delay' | 'changes'>,
    Money,
    Dates {
  readonly userId: string;
  readonly sessionId: string;
  readonly addressId: string;
  /** The order's lines, to compare with the cart. */
  readonly cartKey: string;
  readonly items: MockItem[];
  readonly parcels: AdminParcel[];
  readonly returns: AdminOrder['returns'];
  readonly timeline: AdminOrder['timeline'];
  readonly version: number;
  /** Not of those of the demo, which were placed before this was noted. */
  readonly pagesInForce?: readonly { readonly page: 'terms' | 'returns'; readonly version: number }[];
  /** With the token of the link in the mail. */
  readonly changes: readonly MockChange[];
  /** What changes gave back: no refund of what it costs now. */
  readonly changed: number;
  readonly discount: number;
  /** Of `tax`, the part on shipping, and who takes it; left out in orders of the demo. */
  readonly shippingTax: number;
  readonly shippingTaxes?: readonly JurisdictionTax[];
  readonly method: AdminOrder['method'];
  /** Made by hand: until when its link is valid, and the link's token. */
  readonly payBy: string | null;
  readonly payToken: string | null;
  readonly notes: AdminOrder['notes'];
  readonly tags: AdminOrder['tags'];
}
interface Money extends Pick<AdminOrder, 'payments' | 'refunds' | 'disputes' | 'warnings' | 'reviewCause'> {
  /** Drafts and what was sent, by dispute. */
  readonly evidence: Readonly<Record<string, Evidence>>;
}

interface Dates {
  /** The day by which it has to have left, once it is paid. */
  readonly shipDate: string | null;
  readonly held: AdminOrder['held'];
  /** With the token of the link in the mail. */
  readonly delays: readonly (AdminOrder['delays'][number] & { readonly token: string })[];
}

export const noMoney: Money = {
  ...{ payments: [], refunds: [], disputes: [], warnings: [] },
  ...{ reviewCause: null, evidence: {} },
};
export const noDates: Dates = { shipDate: null, held: null, delays: [] };
/** An order as it was placed. */
export const unchanged: Pick<
  MockOrder,
  'version' | 'changes' | 'changed' | 'discount' | 'shippingTax' | 'method' | 'payBy' | 'payToken'
> = {
  ...{
    version: 1,
    changes: [],
    changed: 0,
    discount: 0,
    shippingTax: 0,
    method: 'standard',
    payBy: null,
    payToken: null,
  },
};
/** What the staff keeps beside a new order. */
export const noRecords: Pick<MockOrder, 'notes' | 'tags'> = { notes: [], tags: [] };

/** What became of the money: the one status of a paid order tells where it is. */
export function paymentOf({ status }: Pick<MockOrder, 'status'>): PaymentState {
  return status === 'SHIPPED' || status === 'DELIVERED' ? 'PAID' : status;
}

/** The items with the units that are in parcels. */
export function unitsOf({ items, parcels }: Pick<MockOrder, 'items' | 'parcels'>) {
  const lines = parcels.flatMap((parcel) => parcel.lines);
  return items.map((item) => ({
    ...item,
    shipped: lines.reduce((sum, line) => sum + (line.orderItemId === item.id ? line.quantity : 0), 0),
  }));
}

/** By who takes it; of demo orders, which do not know that, by prices. */
function sharesOf(
  { items, tax, shippingTax }: Pick<MockOrder, 'items' | 'tax' | 'shippingTax'>,
  weights: readonly number[],
) {
  return items.every((item) => item.moved !== undefined || item.tax !== undefined)
    ? items.map((item) => item.tax ?? 0)
    : shareCents(tax - shippingTax, weights);
}

/** With the tax of each line. */
export function paidItemsOf(order: Pick<MockOrder, 'items' | 'parcels' | 'tax' | 'shippingTax'>) {
  const weights = order.items.map(({ unitPrice, quantity, moved, discount = 0 }) =>
    moved ? 0 : unitPrice * quantity - discount,
  );
  const taxes = sharesOf(order, weights);
  return unitsOf(order).map(({ moved, exchanged = 0, discount = 0, tax: _, ...item }, index) => ({
    ...{ ...item, exchanged },
    ...(moved ?? { discount, tax: taxes[index] ?? 0 }),
  }));
}

export function fulfillmentStateOf(order: Pick<MockOrder, 'items' | 'parcels'>): FulfillmentState {
  const parcels = order.parcels.map(({ deliveredAt }) => ({
    deliveredAt: deliveredAt === null ? null : new Date(deliveredAt),
  }));
  return fulfillmentOf(unitsOf(order), parcels);
}

/** A warning of fraud that waits for a decision: nothing ships. */
export const isWarnedOf = ({ warnings }: Pick<MockOrder, 'warnings'>): boolean =>
  warnings.some(({ decision }) => decision === null);

/**
 * Brings an order up to its items and parcels, after either or the money has changed.
 * @param ending how an unanswered delay notice ends, when nothing is open any more
 */
export function settled(
  order: MockOrder,
  payment: PaymentState = paymentOf(order),
  ending: DelayAnswer = 'canceled',
): MockOrder {
  const fulfillment = fulfillmentStateOf(order);
  const isOpen = isShippable(payment) && (fulfillment === 'UNSHIPPED' || fulfillment === 'PARTLY_SHIPPED');
  const arrivals = order.parcels.flatMap(({ deliveredAt }) => deliveredAt ?? []);
  return {
    ...order,
    delays: isOpen ? order.delays : order.delays.map((each) => ({ ...each, answer: each.answer ?? ending })),
    status: orderStatusOf(payment, fulfillment),
    shipment: order.parcels[0] ?? null,
    partlyShipped: fulfillment === 'PARTLY_SHIPPED',
    deliveredAt: fulfillment === 'DELIVERED' ? (arrivals.toSorted().at(-1) ?? null) : null,
  };
}

/** Cents that were received of the order. */
export function receivedOf({ payments }: Pick<MockOrder, 'payments'>): number {
  return payments.reduce((sum, { received }) => sum + received, 0);
}
