import { totalsOf, type ModelLine, type ModelMethod, type ModelTotals } from './totals.ts';

// What the shop should be like after any steps, said as simply as possible: no database, no time, no provider.

export interface ModelVariant {
  readonly productId: number;
  free: number;
  reserved: number;
  sold: number;
}

/** What became of a payment page, as the provider knows it; the store may not know it yet. */
export type Page = 'open' | 'paid' | 'under way' | 'failed' | 'expired';

export interface ModelOrder {
  readonly id: string;
  readonly who: number;
  readonly method: ModelMethod;
  /** Those that go out in exchange included. */
  lines: readonly ModelLine[];
  totals: ModelTotals;
  /** Cents that its page asks for, and those that were received of it in all. */
  readonly asked: number;
  received: number;
  /** Cents that changes gave back, or are to, and those of them that went: no refund of the order as it is now. */
  changed: number;
  changedBack: number;
  /** Whether something of it was given away, so that its sums are those of the shop's own rules. */
  waived: boolean;
  /** The change that waits for its payment. */
  change: ModelChange | null;
  /** Whether it was ever changed, or was to be. */
  touched: boolean;
  /** The bank has the money, or only asks; null: neither. */
  dispute: 'open' | 'inquiry' | null;
  /** Cents of `givenBack` that the bank took, which are no refund of the provider. */
  taken: number;
  status: 'PENDING' | 'PAID' | 'EXPIRED' | 'CANCELED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  stock: 'RESERVED' | 'RELEASED' | 'SOLD';
  page: Page;
  /** Whether the store knows of the payment. */
  noticed: boolean;
  /** Cents that the provider gave back, those of them that the store knows of, and those that it has decided on. */
  givenBack: number;
  recorded: number;
  waiting: number[];
  /** Whether its shopper canceled it after it was paid: all of its money goes back. */
  canceled: boolean;
  /** Units by variant: put back, in parcels, and in none because they were put back before they left. */
  readonly restocked: Map<number, number>;
  readonly shipped: Map<number, number>;
  readonly dropped: Map<number, number>;
  /** Units by variant that came back for others. */
  readonly exchanged: Map<number, number>;
  /** Whether each parcel has arrived. */
  readonly parcels: boolean[];
  readonly returns: ModelReturn[];
}

export interface ModelChange {
  readonly id: string;
  readonly lines: readonly ModelLine[];
  readonly totals: ModelTotals;
  readonly takes: ReadonlyMap<number, number>;
  /** What the order was when it was made. */
  readonly seen: string;
}

export interface ModelReturn {
  readonly id: string;
  status: 'REQUESTED' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'REJECTED';
  readonly units: ReadonlyMap<number, number>;
  /** Units by variant of which something was decided piece by piece. */
  readonly received: Map<number, number>;
  /** Variants of which one unit is kept, by the variant that comes back for it. */
  readonly holds: Map<number, number>;
}

/** Units of a variant that can still come back to stock. */
export const notBack = ({ restocked, exchanged }: ModelOrder, { variantId, quantity }: ModelLine): number =>
  quantity - countOf(restocked, variantId) - countOf(exchanged, variantId);

export const countOf = (units: ReadonlyMap<number, number>, variantId: number) => units.get(variantId) ?? 0;

/** Units that are still to be shipped, by variant; those without any are left out. */
export function openUnits({ lines, shipped, dropped }: ModelOrder): Map<number, number> {
  return new Map(
    lines
      .map(({ variantId, quantity }) => {
        return [variantId, quantity - countOf(shipped, variantId) - countOf(dropped, variantId)] as const;
      })
      .filter(([, count]) => count > 0),
  );
}

export function fulfillmentOf(order: ModelOrder): 'UNSHIPPED' | 'PARTLY_SHIPPED' | 'SHIPPED' | 'DELIVERED' {
  if (order.parcels.length === 0) return 'UNSHIPPED';
  if (openUnits(order).size > 0) return 'PARTLY_SHIPPED';
  return order.parcels.every(Boolean) ? 'DELIVERED' : 'SHIPPED';
}

/** What its shopper reads. */
export function shownStatus(order: ModelOrder): string {
  const fulfillment = fulfillmentOf(order);
  return order.status === 'PAID' && (fulfillment === 'SHIPPED' || fulfillment === 'DELIVERED')
    ? fulfillment
    : order.status;
}

/** Cents that are neither given back nor decided on, as far as the store knows. */
export const leftOf = ({ received, recorded, waiting }: ModelOrder): number =>
  received - recorded - waiting.reduce((sum, cents) => sum + cents, 0);

/** What a change of an order has to find as it was: the money that went back, the lines, and what became of their units. */
export const factsOf = (order: ModelOrder): string =>
  JSON.stringify([
    order.received - leftOf(order) - order.changed,
    order.totals.total,
    order.lines,
    [...openUnits(order)],
    [...order.restocked],
  ]);

export type Cart = Map<number, number>;

/** How goods are taxed where a shopper lives. */
export interface ModelTax {
  /** Thousandths of a percent. */
  readonly rate: number;
  /** Of one product, a piece is taxed above this price only. */
  readonly limit: { readonly productId: number; readonly cents: number } | null;
}

interface Shopper {
  tax: ModelTax;
  visitor: Cart;
  readonly account: Cart;
}

export const isPaid = ({ status }: ModelOrder) =>
  status === 'PAID' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';

export class Model {
  readonly variants: Map<number, ModelVariant>;
  readonly prices: Map<number, number>;
  readonly shoppers: readonly Shopper[];
  readonly orders: ModelOrder[] = [];
  /** Cents that were paid for changes that did not fit any more, and those of them that went back. */
  readonly strays = { received: 0, givenBack: 0 };
  /** Units that there are in all, sold ones included; only a change of stock by hand changes it. */
  readonly units = new Map<number, number>();

  constructor(
    variants: readonly { readonly id: number; readonly productId: number; readonly stock: number }[],
    taxes: readonly ModelTax[],
    price: number,
  ) {
    const fresh = ({ productId, stock }: (typeof variants)[number]) => {
      return { productId, free: stock, reserved: 0, sold: 0 };
    };
    this.variants = new Map(variants.map((variant) => [variant.id, fresh(variant)]));
    this.prices = new Map(variants.map(({ productId }) => [productId, price]));
    this.shoppers = taxes.map((tax) => ({ tax, visitor: new Map(), account: new Map() }));
    for (const { id, stock } of variants) this.units.set(id, stock);
  }

  variant(id: number): ModelVariant {
    const found = this.variants.get(id);
    if (!found) throw new Error(`no variant ${id}`);
    return found;
  }

  shopper(who: number): Shopper {
    const found = this.shoppers[who];
    if (!found) throw new Error(`no shopper ${who}`);
    return found;
  }

  linesOf(who: number, cart: Cart = this.shopper(who).account): ModelLine[] {
    return [...cart].map(([variantId, quantity]) => this.lineOf(who, variantId, quantity));
  }

  /** At the current prices, and by the current taxes. */
  lineOf(who: number, variantId: number, quantity: number): ModelLine {
    const { productId } = this.variant(variantId);
    const price = this.prices.get(productId) ?? Number.NaN;
    const { rate, limit } = this.shopper(who).tax;
    const taxed = limit?.productId === productId ? Math.max(0, price - limit.cents) : price;
    return { variantId, quantity, price, taxed, rate };
  }

  /** Units that a cart may hold: free ones, and those of the account's own unpaid orders. */
  available(who: number | null, variantId: number): number {
    const own = this.orders
      .filter((order) => order.who === who && order.status === 'PENDING')
      .flatMap(({ lines }) => lines)
      .filter((line) => line.variantId === variantId);
    return Math.min(99, this.variant(variantId).free + own.reduce((sum, { quantity }) => sum + quantity, 0));
  }

  adjustStock(variantId: number, by: number): void {
    const variant = this.variant(variantId);
    const change = Math.max(by, -variant.free);
    variant.free += change;
    this.units.set(variantId, (this.units.get(variantId) ?? 0) + change);
  }

  merge(who: number): void {
    const { visitor, account } = this.shopper(who);
    for (const [variantId, quantity] of visitor) {
      const held = account.get(variantId) ?? 0;
      const kept = Math.max(held, Math.min(held + quantity, this.available(who, variantId)));
      if (kept > 0) account.set(variantId, kept);
    }
    this.shopper(who).visitor = new Map();
  }

  order(who: number, id: string, method: ModelMethod): ModelOrder {
    const lines = this.linesOf(who);
    for (const { variantId, quantity } of lines) {
      this.variant(variantId).free -= quantity;
      this.variant(variantId).reserved += quantity;
    }
    const totals = totalsOf(lines, method);
    const order: ModelOrder = {
      ...{ id, who, method, lines, totals, asked: totals.total, received: totals.total },
      ...{ changed: 0, changedBack: 0, waived: false, change: null, touched: false, dispute: null, taken: 0 },
      ...{ status: 'PENDING', stock: 'RESERVED', page: 'open', noticed: false },
      ...{ givenBack: 0, recorded: 0, waiting: [], canceled: false, restocked: new Map() },
      ...{ shipped: new Map(), dropped: new Map(), exchanged: new Map(), parcels: [], returns: [] },
    };
    this.orders.push(order);
    return order;
  }

  endUnpaid(order: ModelOrder, status: 'EXPIRED' | 'CANCELED'): void {
    for (const { variantId, quantity } of order.lines) {
      this.variant(variantId).free += quantity;
      this.variant(variantId).reserved -= quantity;
    }
    Object.assign(order, { status, stock: 'RELEASED' });
  }

  /** The store looks at a page: the page's state decides what becomes of the order. */
  notice(order: ModelOrder, page: Page = order.page): void {
    if (page === 'paid') this.#settle(order);
    else if (order.status !== 'PENDING') return;
    else if (page === 'expired') this.endUnpaid(order, 'EXPIRED');
    else if (page === 'failed') this.endUnpaid(order, 'CANCELED');
  }

  #settle(order: ModelOrder): void {
    if (order.noticed) return;
    order.noticed = true;
    const held = order.stock === 'RESERVED';
    if (!held && order.lines.some((line) => this.variant(line.variantId).free < line.quantity)) {
      order.status = 'REFUNDED';
      order.waiting.push(order.totals.total);
      return;
    }
    const { account } = this.shopper(order.who);
    for (const { variantId, quantity } of order.lines) {
      this.variant(variantId)[held ? 'reserved' : 'free'] -= quantity;
      this.variant(variantId).sold += quantity;
      const left = (account.get(variantId) ?? 0) - quantity;
      if (left > 0) account.set(variantId, left);
      else account.delete(variantId);
    }
    Object.assign(order, { status: 'PAID', stock: 'SOLD' });
  }

  /** The shopper cancels a paid order. false: nothing of its money is left to go back, or a parcel has left. */
  cancelPaid(order: ModelOrder): boolean {
    const rest = leftOf(order);
    if (rest < 1 || order.parcels.length > 0 || order.dispute === 'open') return false;
    order.waiting.push(rest);
    for (const { variantId, quantity } of order.lines) {
      this.putBack(order, variantId, quantity - (order.restocked.get(variantId) ?? 0));
    }
    Object.assign(order, { status: 'REFUNDED', canceled: true });
    return true;
  }

  /** The store learns how much of a payment went back. */
  record(order: ModelOrder, recorded: number): void {
    if (recorded === order.recorded) return;
    order.recorded = recorded;
    if (order.status === 'REFUNDED' || recorded <= order.changedBack) return;
    order.status = recorded >= order.received ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  }

  /** Money that went back did not arrive. Of an order that was refunded in full something has left. */
  returned(order: ModelOrder, cents: number, ofChange: boolean): void {
    order.givenBack -= cents;
    order.recorded -= cents;
    if (ofChange) {
      order.changed -= cents;
      order.changedBack -= cents;
    }
    order.status = order.recorded > order.changedBack ? 'PARTIALLY_REFUNDED' : 'PAID';
  }

  putBack(order: ModelOrder, variantId: number, quantity: number): void {
    const open = openUnits(order).get(variantId) ?? 0;
    order.dropped.set(variantId, countOf(order.dropped, variantId) + Math.min(quantity, open));
    order.restocked.set(variantId, (order.restocked.get(variantId) ?? 0) + quantity);
    this.variant(variantId).free += quantity;
    this.variant(variantId).sold -= quantity;
  }
}
