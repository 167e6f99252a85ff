import type { TaxReport } from '../../contract/index.ts';
import {
  goodsOf,
  taxesFor,
  taxPeriodSpan,
  taxReportSums,
  type ReportedOrder,
  type TaxReportRow,
} from '../../kernel/index.ts';
import { paidItemsOf, type MockOrder } from './mock-order.ts';
import type { MockStore } from './mock-store.ts';
import { liveRefunds } from './refunds.ts';

const paid: readonly string[] = ['PAID', 'SHIPPED', 'DELIVERED', 'PARTIALLY_REFUNDED', 'REFUNDED'];

/** The one place where orders are chosen for the report. */
const isReported = ({ paidAt, status, test }: MockOrder) => !test && paidAt !== null && paid.includes(status);

export function taxReportOf({ state }: MockStore, period: string): TaxReport {
  const { from, until } = taxPeriodSpan(period);
  const isWithin = (at: string | null) => at !== null && new Date(at) >= from && new Date(at) < until;
  const orders = state.orders.filter(isReported).map((order) => reportedOrder(order, isWithin));
  const sums = taxReportSums();
  for (const order of orders) sums.add(order);
  return {
    period,
    orders: orders.filter(({ counts }) => counts).length,
    rows: sums.rows().map(copied),
  };
}

const copied = ({ rates, ...row }: TaxReportRow) => ({ ...row, rates: [...rates] });

function reportedOrder(order: MockOrder, isWithin: (at: string | null) => boolean): ReportedOrder {
  const { shipping, shippingTax, shippingTaxes, taxRatePercent } = order;
  const bought = paidItemsOf(order).filter(({ replaces }) => replaces === undefined);
  const goods = bought.map((item) => {
    const { tax, taxes } = item;
    const cost = goodsOf(item);
    return { cost, tax, taxRatePercent, taxes: taxes && taxesFor(taxes, { goods: cost, tax }) };
  });
  const shipped = {
    ...{ cost: shipping, tax: shippingTax, taxRatePercent },
    taxes: shippingTaxes && taxesFor(shippingTaxes, { goods: shipping, tax: shippingTax }),
  };
  const boughtAs = new Map(order.items.map(({ id, replaces }) => [id, replaces ?? id]));
  const refunds = liveRefunds(order)
    .filter(({ reason }) => reason !== 'change')
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  return {
    state: order.shippingAddress.state,
    counts: isWithin(order.paidAt),
    costs: [...goods, shipped],
    refunds: refunds.map(({ createdAt, amount, lines }) => {
      const back = (isOf: (line: (typeof lines)[number]) => boolean) =>
        lines.filter(isOf).reduce((sum, line) => sum + line.amount, 0);
      return {
        ...{ counts: isWithin(createdAt), cents: amount },
        byCost: [
          ...bought.map(({ id }) =>
            back(
              ({ orderItemId }) => orderItemId !== null && (boughtAs.get(orderItemId) ?? orderItemId) === id,
            ),
          ),
          back(({ kind }) => kind === 'shipping'),
        ],
      };
    }),
  };
}
