import {
  quoteChange,
  refundOfChange,
  taxableParts,
  type ChangeableOrder,
  type ChangeQuote,
  type ChangeRefusal,
  type WantedChange,
} from '@ritual/shared/kernel';
import type { Db } from '../../../db/client.ts';
import type { ChangePlan, PlannedLine } from '../../../db/schema/index.ts';
import { offersOf, type OfferRow } from '../records/change-items.repository.ts';
import { movesOf, type ChangeRow } from '../records/changes.repository.ts';
import { undecidedDisputes } from '../records/disputes.repository.ts';
import { itemsOfOrder, taxesOfItem, type OrderItemRow, type OrderRow } from '../records/orders.repository.ts';
import { goneOf } from '../records/refund-lines.repository.ts';
import { refundedCents } from '../records/refunds.repository.ts';
import { orderBasis } from '../../shop/basis.repository.ts';

/** An order as the rules of changes see it, and its lines as they are stored: those that were bought. */
export interface Changeable {
  readonly rules: ChangeableOrder;
  readonly items: readonly OrderItemRow[];
}

export async function changeableOf(db: Db, order: OrderRow): Promise<Changeable> {
  const items = (await itemsOfOrder(db, order.id)).filter(({ replaces }) => replaces === null);
  const gone = await goneOf(db, order.id);
  const { refunded, refunding } = await refundedCents(db, order);
  const rules: ChangeableOrder = {
    ...{ payment: order.paymentState, method: order.shippingMethod },
    disputed: (await undecidedDisputes(db, order.id)).includes('open'),
    ...{ subtotal: order.subtotalCents, discount: order.discountCents, total: order.totalCents },
    ...{ shipping: order.shippingCents, shippingTax: order.shippingTaxCents, tax: order.taxCents },
    shippingRefunded: gone.shippingCents,
    gone: refunded + refunding,
    lines: items.map((item) => ({
      ...{ id: item.id, variantId: item.variantId, quantity: item.quantity, unitPrice: item.unitPriceCents },
      ...{ discount: item.discountCents, tax: item.taxCents, taxRatePercent: item.taxRatePercent },
      taxes: taxesOfItem(item),
      ...{ shipped: item.shipped, canceled: item.canceled, restocked: item.restocked },
      ...{ refunded: gone.units.get(item.id) ?? 0, exchanged: item.exchanged },
    })),
  };
  return { rules, items };
}

/** What became of an order's units and money: while it is the same, a change that was made for it fits. */
export const factsSeen = ({ rules: { lines, gone, shippingRefunded } }: Changeable): string =>
  JSON.stringify([
    ...[gone, shippingRefunded],
    lines.map(({ id, quantity, shipped, canceled, refunded, restocked }) => {
      return [id, quantity, shipped, canceled, refunded, restocked];
    }),
  ]);

export interface Quoted {
  readonly quote: ChangeQuote;
  readonly offers: readonly OfferRow[];
}

/** @param replaced a change that waits for its payment: its units count as free, because another change takes its place */
export async function quoted(
  db: Db,
  {
    order,
    changeable,
    wanted,
  }: { readonly order: OrderRow; readonly changeable: Changeable; readonly wanted: WantedChange },
  replaced: ChangeRow | null,
): Promise<Quoted | { readonly refused: ChangeRefusal }> {
  const ids = [...wanted.units, ...changeable.items].map(({ variantId }) => variantId);
  const held = new Map(
    replaced ? movesOf(replaced).takes.map((take) => [take.variantId, take.quantity]) : [],
  );
  const found = await offersOf(db, [...new Set(ids)]);
  const offers = found.map((offer) => ({ ...offer, free: offer.free + (held.get(offer.variantId) ?? 0) }));
  const { taxed, policy } = await orderBasis(db, order);
  const now = new Date();
  const quote = quoteChange(changeable.rules, wanted, {
    offers: new Map(offers.map((offer) => [offer.variantId, offer])),
    taxesOf: (line) => taxableParts(line, order, taxed, now),
    policy,
  });
  return 'refused' in quote ? quote : { quote, offers };
}

/** A quote with all that is written when it is applied. */
export function planOf(changeable: Changeable, { quote, offers }: Quoted): ChangePlan {
  const before = changeable.items.map(lineOf);
  const lines = quote.lines.map((line): PlannedLine => {
    const { isChanged: _, added: _added, ...figures } = line;
    const known =
      before.find(({ id }) => id === line.id) ?? offers.find(({ variantId }) => variantId === line.variantId);
    if (!known) throw new Error(`Nothing is known of variant ${String(line.variantId)}.`);
    const { productId, productName, size, color, imageFile } = known;
    return { ...{ productId, productName, size, color, imageFile }, ...figures };
  });
  return {
    before: { sums: quote.before, method: changeable.rules.method, lines: before },
    after: { sums: quote.after, method: quote.method, lines },
    ...{ moves: quote.moves, removed: quote.removed },
    refund: refundOfChange(changeable.rules, quote),
    goods: goodsBetween(before, lines),
    taxCents: quote.after.tax - quote.before.tax,
    seen: factsSeen(changeable),
  };
}

const lineOf = (item: OrderItemRow): PlannedLine => ({
  ...{ id: item.id, variantId: item.variantId, productId: item.productId, productName: item.productName },
  ...{ size: item.size, color: item.color, imageFile: item.imageFile, quantity: item.quantity },
  ...{ unitPrice: item.unitPriceCents, discount: item.discountCents, tax: item.taxCents },
  ...{ taxRatePercent: item.taxRatePercent, taxes: taxesOfItem(item) },
});

/** Units and money by product, as they rise and fall. */
function goodsBetween(before: readonly PlannedLine[], after: readonly PlannedLine[]): ChangePlan['goods'] {
  const sums = new Map<number, { units: number; cents: number }>();
  const count = (lines: readonly PlannedLine[], sign: 1 | -1) => {
    for (const { productId, quantity, unitPrice, discount } of lines) {
      const { units, cents } = sums.get(productId) ?? { units: 0, cents: 0 };
      const next = {
        units: units + sign * quantity,
        cents: cents + sign * (quantity * unitPrice - discount),
      };
      sums.set(productId, next);
    }
  };
  count(before, -1);
  count(after, 1);
  return [...sums]
    .map(([productId, goods]) => ({ productId, ...goods }))
    .filter(({ units, cents }) => units !== 0 || cents !== 0);
}
