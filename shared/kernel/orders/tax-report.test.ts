import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { salesTax } from '../pricing/sales-tax.ts';
import { taxLevels, type DetailedTaxRule } from '../pricing/detailed-tax-rule.ts';
import type { TaxRule } from '../pricing/tax.ts';
import { taxesOfOrder } from './order-taxes.ts';
import {
  taxPeriodPattern,
  taxPeriodSpan,
  taxReportCsv,
  taxReportSums,
  taxReportTotals,
  type ReportedOrder,
  type TaxReportRow,
} from './tax-report.ts';

const at = new Date('2026-11-28T17:00:00Z');
const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const general = (rate: number): TaxRule => ({
  ...{ active: true, startsAt: null, endsAt: null, country: 'US', state: 'NY', priority: 100, rate },
});
const rule = (changes: Partial<DetailedTaxRule>): DetailedTaxRule => ({
  ...{ state: 'NY', level: 'state', name: '', zips: [], thing: null, limit: null, rate: 4 },
  ...{ from: null, until: null, ...changes },
});

const anyRules = fc.record({
  general: fc.integer({ min: 0, max: 9_000 }).map((milli) => [general(milli / 1000)]),
  detailed: fc.array(
    fc
      .record({
        level: fc.constantFrom(...taxLevels),
        thing: fc.constantFrom('clothing' as const, 'shipping' as const),
        limit: fc.option(
          fc.record({ kind: fc.constantFrom('above' as const, 'from' as const), amount: fc.nat(9_000) }),
        ),
        rate: fc.integer({ min: 0, max: 5_000 }).map((milli) => milli / 1000),
      })
      .map((each) => rule(each.level === 'state' ? each : { ...each, name: 'North', zips: ['100'] })),
    { maxLength: 5 },
  ),
});

/** An order with its costs, and refunds of some of their cents, each in the first or the second month. */
const anyOrder = fc
  .record({
    rules: anyRules,
    lines: fc.array(
      fc.record({
        unitPrice: fc.nat(20_000),
        quantity: fc.integer({ min: 1, max: 4 }),
        taxClass: fc.constantFrom('clothing' as const, null),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    shipping: fc.nat(3_000),
    known: fc.boolean(),
    month: fc.constantFrom(1, 2),
    refunds: fc.array(
      fc.record({
        month: fc.constantFrom(1, 2),
        parts: fc.array(fc.nat(100), { minLength: 5, maxLength: 5 }),
        rest: fc.nat(2_000),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ rules, lines, shipping, known, month, refunds }) => {
    const found = salesTax({ lines, shipping, place: { state: 'NY', zip: '10012' } }, rules, at);
    const costs = [...lines.map(({ unitPrice, quantity }) => unitPrice * quantity), shipping].map(
      (cost, index) => {
        const parts = found.lines[index] ?? found.shipping;
        const tax = sum(parts.map((part) => part.tax));
        return { cost, tax, taxRatePercent: found.ratePercent, taxes: known ? parts : undefined };
      },
    );
    // Each gives back some percent of what is left of a line.
    const left = costs.map(({ cost, tax }) => cost + tax);
    const back = refunds.map(({ month: when, parts, rest }) => {
      const byCost = costs.map((_, index) => {
        const cents = Math.floor(((left[index] ?? 0) * (parts[index] ?? 0)) / 100);
        left[index] = (left[index] ?? 0) - cents;
        return cents;
      });
      return { month: when, byCost, cents: sum(byCost) + rest };
    });
    return { costs, month, refunds: back };
  });
type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never;

const inMonth = ({ costs, month, refunds }: AnyOrder, which: number): ReportedOrder => ({
  ...{ state: 'New York', counts: month === which, costs },
  refunds: refunds.map(({ month: when, ...refund }) => ({ ...refund, counts: when === which })),
});
const reportOf = (orders: readonly ReportedOrder[]): readonly TaxReportRow[] => {
  const sums = taxReportSums();
  for (const order of orders) sums.add(order);
  return sums.rows();
};

test('the sums of a report are those of the lines and of the refunds of its orders, to the cent', () => {
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 1, maxLength: 4 }), (orders) => {
      const months = [1, 2].map((month) => reportOf(orders.map((order) => inMonth(order, month))));
      for (const [index, rows] of months.entries()) {
        const sold = orders.filter(({ month }) => month === index + 1).flatMap(({ costs }) => costs);
        const totals = taxReportTotals(rows);
        expect(totals.tax).toBe(sum(sold.map(({ tax }) => tax)));
        expect(totals.gross).toBe(sum(sold.map(({ cost }) => cost)));
        for (const { sold: of, exempt } of rows)
          expect(of.taxable + sum(Object.values(exempt))).toBe(of.gross);
      }
      // What each order gave back in all months is what its own page says of it.
      for (const order of orders) {
        const all = [1, 2].map((month) => taxReportTotals(reportOf([inMonth(order, month)])).refundedTax);
        const refunded = order.costs.map((_, index) =>
          sum(order.refunds.map(({ byCost }) => byCost[index] ?? 0)),
        );
        const lineless = sum(order.refunds.map(({ cents }) => cents)) - sum(refunded);
        const costs = order.costs.map((cost, index) => ({ ...cost, refunded: refunded[index] ?? 0 }));
        const known = taxesOfOrder(costs, lineless);
        if (known) expect(sum(all)).toBe(sum(known.map((each) => each.refunded)));
        // All of it back: all of its tax back.
        if (
          sum(order.refunds.map(({ cents }) => cents)) >= sum(order.costs.map(({ cost, tax }) => cost + tax))
        )
          expect(sum(all)).toBe(sum(order.costs.map(({ tax }) => tax)));
      }
    }),
  );
});

test('a sale and its refund are in their months, by jurisdiction and with the reason of what is exempt', () => {
  const rules = {
    general: [general(4)],
    detailed: [
      rule({ thing: 'clothing', limit: { kind: 'from', amount: 11_000 } }),
      rule({ level: 'city', name: '=New York City', zips: ['100'], rate: 4.5 }),
    ],
  };
  const lines = [
    { unitPrice: 12_000, quantity: 1, taxClass: 'clothing' as const },
    { unitPrice: 5_000, quantity: 2, taxClass: 'clothing' as const },
  ];
  const found = salesTax({ lines, shipping: 990, place: { state: 'NY', zip: '10012' } }, rules, at);
  const costs = [12_000, 10_000, 990].map((cost, index) => {
    const taxes = found.lines[index] ?? found.shipping;
    return { cost, taxes, tax: sum(taxes.map(({ tax }) => tax)), taxRatePercent: 0 };
  });
  const first = costs[0];
  const refund = {
    counts: true,
    byCost: [12_000 + (first?.tax ?? 0), 0, 0],
    cents: 12_000 + (first?.tax ?? 0),
  };
  const order = { state: 'NY', costs, refunds: [refund] };
  const [state, city] = reportOf([{ ...order, counts: true }]);
  expect(state).toMatchObject({
    ...{ state: 'NY', level: 'state', name: 'New York', rates: [4] },
    sold: { gross: 22_990, taxable: 12_000, tax: 480 },
    exempt: { limit: 10_000, 'no rule': 990, exempt: 0, unknown: 0 },
    refunded: { gross: 12_000, taxable: 12_000, tax: 480 },
  });
  expect(city).toMatchObject({ rates: [4.5], sold: { gross: 22_000, taxable: 22_000, tax: 990 } });
  const later = reportOf([{ ...order, counts: false }]);
  expect(later.map(({ sold, refunded }) => [sold.gross, refunded.tax])).toEqual([
    [0, 480],
    [0, 540],
  ]);
  const csv = taxReportCsv('2026-11', city ? [city] : []).split('\r\n');
  expect(csv[0]).toContain('"Gross sales","Exempt: no rule"');
  expect(csv[1]).toBe(`"2026-11","NY","city","'=New York City","4.5",220,0,0,0,0,220,9.9,120,120,5.4,4.5`);
});

test('an older order is one of its state', () => {
  const cost = (cents: number, tax: number) => ({ cost: cents, tax, taxRatePercent: 6.25, taxes: undefined });
  const before = { state: 'IL', counts: true, costs: [cost(10_000, 625), cost(990, 0)], refunds: [] };
  expect(reportOf([before])).toMatchObject([
    {
      ...{ state: 'IL', name: 'Illinois', rates: [6.25], exempt: { unknown: 990 } },
      sold: { gross: 10_990, taxable: 10_000, tax: 625 },
    },
  ]);
});

test('months and quarters begin and end at midnight of the store', () => {
  const spanOf = (period: string) => Object.values(taxPeriodSpan(period)).map((each) => each.toISOString());
  expect(spanOf('2026-03')).toEqual(['2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z']);
  expect(spanOf('2026-Q4')).toEqual(['2026-10-01T04:00:00.000Z', '2027-01-01T05:00:00.000Z']);
  for (const wrong of ['2026-13', '2026-Q5', '26-01', '2026-1']) expect(wrong).not.toMatch(taxPeriodPattern);
});
