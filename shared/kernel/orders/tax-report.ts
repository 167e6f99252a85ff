import { csvLine } from '../csv.ts';
import { decimalOfCents, type Cents } from '../pricing/money.ts';
import { taxExemptions, type JurisdictionTax } from '../pricing/sales-tax.ts';
import type { TaxLevel } from '../pricing/detailed-tax-rule.ts';
import { normalizeState, usStates } from '../shop/us-states.ts';
import { storeMoment } from '../shipping/business-days.ts';
import { backOfCosts, type TaxedCost } from './order-taxes.ts';

/** 'unknown': the order was placed before orders knew who takes their tax, and none was charged. */
export const reportedExemptions = [...taxExemptions, 'unknown'] as const;
export type ReportedExemption = (typeof reportedExemptions)[number];

/** A line, or shipping, as it was bought: of an older order, only the sum of its tax and its rate are known. */
export interface ReportedCost extends Omit<TaxedCost, 'refunded'> {
  /** Percent. */
  readonly taxRatePercent: number;
}

export interface ReportedRefund {
  /** Whether its money went in the time of the report. */
  readonly counts: boolean;
  /** Of each cost, in their order, cents with tax. */
  readonly byCost: readonly Cents[];
  /** Of all that it gave back of the order, also what was decided without a line. */
  readonly cents: Cents;
}

export interface ReportedOrder {
  /** Name or code. */
  readonly state: string;
  /** Whether it was paid in the time of the report. */
  readonly counts: boolean;
  readonly costs: readonly ReportedCost[];
  /** All whose money went, oldest first: a later one has what earlier ones left. */
  readonly refunds: readonly ReportedRefund[];
}

interface Amounts {
  /** Goods and shipping without tax: `taxable` and what is exempt. */
  gross: Cents;
  taxable: Cents;
  tax: Cents;
}

/** What one jurisdiction has of the sales of a time, and of what went back in it, be it of earlier sales. */
export interface TaxReportRow {
  /** Two letters, or what the order has. */
  readonly state: string;
  readonly level: TaxLevel;
  readonly name: string;
  /** Percent: those at which something was taxed, lowest first. */
  readonly rates: readonly number[];
  readonly sold: Readonly<Amounts>;
  readonly exempt: Readonly<Record<ReportedExemption, Cents>>;
  readonly refunded: Readonly<Amounts>;
}

interface Sums {
  readonly row: Omit<TaxReportRow, 'rates'> & {
    readonly sold: Amounts;
    readonly exempt: Record<ReportedExemption, Cents>;
    readonly refunded: Amounts;
  };
  readonly rates: Set<number>;
}

const none = (): Amounts => ({ gross: 0, taxable: 0, tax: 0 });
const levels: readonly TaxLevel[] = ['state', 'county', 'city', 'district'];

/** An older order is one of its state: where tax was charged it was on all of it. */
function partsOf({ taxes, cost, tax, taxRatePercent }: ReportedCost, state: string) {
  if (taxes !== undefined) return taxes;
  const code = normalizeState(state);
  const name = usStates.find((each) => each.code === code)?.name ?? state;
  const taxable = tax > 0 ? cost : 0;
  const rate = tax > 0 ? taxRatePercent : 0;
  return [{ level: 'state' as const, name, rate, taxable, exempt: cost - taxable, reason: null, tax }];
}

export interface TaxReportSums {
  readonly add: (order: ReportedOrder) => void;
  /** By state, level and name. */
  readonly rows: () => readonly TaxReportRow[];
}

/** Adds up orders one by one, so that those of a quarter are never in memory together. */
export function taxReportSums(): TaxReportSums {
  const found = new Map<string, Sums>();
  const sumsFor = (state: string, { level, name }: Pick<JurisdictionTax, 'level' | 'name'>): Sums => {
    const key = [state, level, name.toLowerCase()].join('\t');
    const known = found.get(key);
    if (known) return known;
    const exempt = { 'no rule': 0, exempt: 0, limit: 0, unknown: 0 };
    const made = {
      row: { state, level, name, sold: none(), exempt, refunded: none() },
      rates: new Set<number>(),
    };
    found.set(key, made);
    return made;
  };
  const sell = (state: string, part: JurisdictionTax) => {
    const { row, rates } = sumsFor(state, part);
    row.sold.gross += part.taxable + part.exempt;
    row.sold.taxable += part.taxable;
    row.sold.tax += part.tax;
    row.exempt[part.reason ?? 'unknown'] += part.exempt;
    if (part.taxable > 0) rates.add(part.rate);
  };
  const giveBack = (state: string, before: JurisdictionTax | undefined, after: JurisdictionTax) => {
    const { refunded } = sumsFor(state, after).row;
    const taxable = after.taxable - (before?.taxable ?? 0);
    refunded.gross += taxable + after.exempt - (before?.exempt ?? 0);
    refunded.taxable += taxable;
    refunded.tax += after.tax - (before?.tax ?? 0);
  };
  return {
    add: ({ state: typed, counts, costs: bought, refunds }) => {
      const state = normalizeState(typed) ?? typed;
      const costs = bought.map((cost) => ({ ...cost, taxes: partsOf(cost, typed), refunded: 0 }));
      if (counts) for (const part of costs.flatMap(({ taxes }) => taxes)) sell(state, part);
      let back: ReturnType<typeof backOfCosts> = [];
      let [cents, refunded] = [0, costs.map(() => 0)];
      for (const refund of refunds) {
        cents += refund.cents;
        refunded = refunded.map((sum, at) => sum + (refund.byCost[at] ?? 0));
        const byLine = refunded.reduce((all, each) => all + each, 0);
        const so = costs.map((cost, at) => ({ ...cost, refunded: refunded[at] ?? 0 }));
        const now = backOfCosts(so, Math.max(0, cents - byLine));
        for (const [at, parts] of now.entries())
          if (refund.counts)
            for (const [part, after] of parts.entries()) giveBack(state, back[at]?.[part], after);
        back = now;
      }
    },
    rows: () =>
      [...found.values()]
        // Of a free line, or a refund that gave nothing of it back, nothing is said.
        .filter(({ row: { sold, refunded } }) => sold.gross !== 0 || refunded.gross !== 0)
        .map(({ row, rates }) => ({ ...row, rates: [...rates].toSorted((a, b) => a - b) }))
        .toSorted(
          (a, b) =>
            compare(a.state, b.state) ||
            levels.indexOf(a.level) - levels.indexOf(b.level) ||
            compare(a.name.toLowerCase(), b.name.toLowerCase()),
        ),
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** A month or a quarter of the store: '2026-11', '2026-Q4'. */
export const taxPeriodPattern = /^2\d{3}-(?:0[1-9]|1[0-2]|Q[1-4])$/;

/** From its first moment up to, without, the first one after it. */
export function taxPeriodSpan(period: string): { readonly from: Date; readonly until: Date } {
  const [year = '', part = ''] = period.split('-');
  const isQuarter = part.startsWith('Q');
  const first = isQuarter ? (Number(part.slice(1)) - 1) * 3 : Number(part) - 1;
  const monthAt = (index: number) => {
    const day = new Date(Date.UTC(Number(year), index, 1)).toISOString().slice(0, 10);
    return storeMoment(day, '00:00');
  };
  return { from: monthAt(first), until: monthAt(first + (isQuarter ? 3 : 1)) };
}

export interface TaxReportTotals {
  /** Of the rows of states: goods and shipping, each counted once. */
  readonly gross: Cents;
  readonly refundedGross: Cents;
  /** Of all jurisdictions. */
  readonly tax: Cents;
  readonly refundedTax: Cents;
}

export function taxReportTotals(rows: readonly TaxReportRow[]): TaxReportTotals {
  const sum = (of: (row: TaxReportRow) => Cents) => rows.reduce((all, row) => all + of(row), 0);
  const ofState = ({ level }: TaxReportRow, cents: Cents) => (level === 'state' ? cents : 0);
  return {
    gross: sum((row) => ofState(row, row.sold.gross)),
    refundedGross: sum((row) => ofState(row, row.refunded.gross)),
    tax: sum(({ sold }) => sold.tax),
    refundedTax: sum(({ refunded }) => refunded.tax),
  };
}

export const exemptionLabel: Readonly<Record<ReportedExemption, string>> = {
  'no rule': 'no rule',
  exempt: 'not taxed',
  limit: 'below the limit',
  unknown: 'not known',
};

/** A number, so that a spreadsheet adds it up, and an amount below 0 is no formula. */
const amount = (cents: Cents) => Number(decimalOfCents(cents));

/** The report as a file: one line for each jurisdiction, in dollars. */
export function taxReportCsv(period: string, rows: readonly TaxReportRow[]): string {
  const head = [
    ...['Period', 'State', 'Jurisdiction', 'Name', 'Rates (%)', 'Gross sales'],
    ...reportedExemptions.map((reason) => `Exempt: ${exemptionLabel[reason]}`),
    ...['Taxable', 'Tax charged', 'Sales refunded', 'Taxable refunded', 'Tax refunded', 'Net tax'],
  ];
  const lines = rows.map(({ state, level, name, rates, sold, exempt, refunded }) =>
    csvLine([
      ...[period, state, level, name, rates.join(' '), amount(sold.gross)],
      ...reportedExemptions.map((reason) => amount(exempt[reason])),
      ...[sold.taxable, sold.tax, refunded.gross, refunded.taxable, refunded.tax].map(amount),
      amount(sold.tax - refunded.tax),
    ]),
  );
  return [csvLine(head), ...lines].join('');
}
