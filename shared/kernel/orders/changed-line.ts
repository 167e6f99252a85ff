import type { Cents } from '../pricing/money.ts';
import type { JurisdictionTax } from '../pricing/sales-tax.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { openUnits } from './fulfillment.ts';
import { scaledTaxes } from './line-taxes.ts';
import { refundableUnits, type PaidLine } from './refund-lines.ts';

/** A line of an order with what became of its units. */
export interface ChangeableLine extends PaidLine {
  readonly id: string;
  readonly variantId: number;
  readonly taxRatePercent: number;
  /** Who takes its tax; undefined: an older order, whose rate is on all of the line. */
  readonly taxes?: readonly JurisdictionTax[] | undefined;
  /** Units in parcels, and units that go into none. */
  readonly shipped: number;
  readonly canceled: number;
}

/** A line as it would be after a change; `id` null: it is new. */
export interface QuotedLine extends Pick<
  ChangeableLine,
  'variantId' | 'quantity' | 'unitPrice' | 'discount' | 'tax' | 'taxRatePercent' | 'taxes'
> {
  readonly id: string | null;
  /** It has other units than before. */
  readonly isChanged: boolean;
  /** Units that it has more than before. */
  readonly added: number;
}

/** What its units cost without tax. */
export const goodsOf = ({
  quantity,
  unitPrice,
  discount,
}: Pick<QuotedLine, 'quantity' | 'unitPrice' | 'discount'>): Cents => quantity * unitPrice - discount;

type OpenLine = Omit<ChangeableLine, 'taxRatePercent' | 'taxes'>;

/** Units that are still to be shipped and can be changed: they were bought, and their money has not gone back. */
export const freeOpen = (line: OpenLine): number =>
  Math.max(0, Math.min(openUnits(line), refundableUnits(line)));

/** Units that are still to be shipped and stay. */
export const fixedOpen = (line: OpenLine): number => openUnits(line) - freeOpen(line);

/** A line with so many units to be shipped, at the price that was paid for it. */
export function changedLine(line: ChangeableLine, open: number): QuotedLine {
  const { id, variantId, unitPrice, tax, taxRatePercent, discount } = line;
  const less = openUnits(line) - open;
  const quantity = line.quantity - less;
  const changed = {
    ...{ id, variantId, quantity, unitPrice, tax, taxRatePercent },
    // The discount of units that are dropped goes with them.
    discount: less > 0 ? (shareCents(discount, [quantity, less])[0] ?? 0) : discount,
    isChanged: less !== 0,
    added: Math.max(0, -less),
  };
  return { ...changed, ...withGoods(line, goodsOf(changed)) };
}

/** What is taxed of a line that costs so much instead. */
export const withGoods = (
  line: Pick<QuotedLine, 'quantity' | 'unitPrice' | 'discount' | 'taxes'>,
  goods: Cents,
): Pick<QuotedLine, 'taxes'> =>
  line.taxes === undefined ? {} : { taxes: scaledTaxes(line.taxes, goodsOf(line), goods) };
