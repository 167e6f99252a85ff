import type { taxReport } from '@ritual/shared/contract';
import {
  dollarsFromCents,
  reportedExemptions,
  taxesFor,
  taxPeriodSpan,
  taxReportSums,
  type ReportedOrder,
  type TaxReportRow,
} from '@ritual/shared/kernel';
import type * as z from 'zod/mini';
import type { Db } from '../../db/client.ts';
import { taxesOfItem } from '../ordering/records/orders.repository.ts';
import { orderIdsOf, ordersToReport, type Span, type StoredOrder } from './tax-report.repository.ts';

type OnWire = z.input<typeof taxReport>;

/** So many orders are in memory at a time, and shoppers wait for no more than these. */
const batch = 500;

/** The sales tax of a month or a quarter by jurisdiction, worked out of the lines and refunds of its orders. */
export async function readTaxReport(db: Db, period: string): Promise<OnWire> {
  const span = taxPeriodSpan(period);
  const ids = await orderIdsOf(db, span);
  const sums = taxReportSums();
  let orders = 0;
  for (let at = 0; at < ids.length; at += batch)
    for (const stored of await ordersToReport(db, ids.slice(at, at + batch))) {
      const order = reportedOrder(stored, span);
      if (order.counts) orders += 1;
      sums.add(order);
    }
  return { period, orders, rows: sums.rows().map(present) };
}

function reportedOrder(order: StoredOrder, { from, until }: Span): ReportedOrder {
  const { state, shippingCents, shippingTaxCents, shippingTaxes, taxRatePercent } = order;
  const isWithin = (at: string) => new Date(at) >= from && new Date(at) < until;
  // What replaces a line has its money.
  const bought = order.items.filter(({ replaces }) => replaces === null);
  const boughtAs = new Map(order.items.map(({ id, replaces }) => [id, replaces ?? id]));
  const goods = bought.map((item) => ({
    cost: item.quantity * item.unitPriceCents - item.discountCents,
    ...{ tax: item.taxCents, taxRatePercent: item.taxRatePercent, taxes: taxesOfItem(item) },
  }));
  const shipping = {
    ...{ cost: shippingCents, tax: shippingTaxCents, taxRatePercent },
    taxes: shippingTaxes
      ? taxesFor(shippingTaxes, { goods: shippingCents, tax: shippingTaxCents })
      : undefined,
  };
  return {
    state,
    counts: isWithin(order.paidAt),
    costs: [...goods, shipping],
    refunds: order.refunds.map(({ at, cents, lines }) => {
      const of = (id: string | null) =>
        lines
          .filter(({ item }) => (item === null ? null : (boughtAs.get(item) ?? item)) === id)
          .reduce((sum, line) => sum + line.cents, 0);
      return { counts: isWithin(at), cents, byCost: [...bought.map(({ id }) => of(id)), of(null)] };
    }),
  };
}

const amounts = ({ gross, taxable, tax }: TaxReportRow['sold']) => ({
  ...{ gross: dollarsFromCents(gross), taxable: dollarsFromCents(taxable), tax: dollarsFromCents(tax) },
});

function present({ rates, sold, exempt, refunded, ...place }: TaxReportRow): OnWire['rows'][number] {
  return {
    ...place,
    rates: [...rates],
    sold: amounts(sold),
    refunded: amounts(refunded),
    exempt: Object.fromEntries(
      reportedExemptions.map((reason) => [reason, dollarsFromCents(exempt[reason])]),
    ) as OnWire['rows'][number]['exempt'],
  };
}
