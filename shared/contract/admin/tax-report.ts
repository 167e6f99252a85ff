import * as z from 'zod/mini';
import { reportedExemptions, taxPeriodPattern } from '../../kernel/orders/tax-report.ts';
import { taxLevels } from '../../kernel/pricing/detailed-tax-rule.ts';
import { money } from '../schemas/primitives.ts';
import { signedMoney } from '../schemas/signed-money.ts';

/** A month or a quarter of the store: '2026-11', '2026-Q4'. */
export const taxReportQuery = z.object({
  period: z
    .string()
    .check(z.regex(taxPeriodPattern, 'Name a month like 2026-11, or a quarter like 2026-Q4.')),
});

const row = z.object({
  /** Two letters. */
  state: z.string(),
  level: z.enum(taxLevels),
  name: z.string(),
  /** Percent: those at which something was taxed, lowest first. */
  rates: z.array(z.number()),
  /** Of orders that were paid in this time, goods and shipping without tax, as they are now. */
  sold: z.object({ gross: money, taxable: money, tax: money }),
  exempt: z.record(z.enum(reportedExemptions), money),
  /** Of refunds whose money went in this time, also of older orders; a difference of a cent can be below 0. */
  refunded: z.object({ gross: signedMoney, taxable: signedMoney, tax: signedMoney }),
});

/** By state, level and name. */
export const taxReport = z.object({
  period: z.string(),
  /** How many orders were paid in this time. */
  orders: z.int(),
  rows: z.array(row),
});
export type TaxReport = z.infer<typeof taxReport>;
