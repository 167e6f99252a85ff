import type { Cents } from '../pricing/money.ts';
import { shareCents } from '../pricing/share-cents.ts';
import { goodsOf, type QuotedLine } from './changed-line.ts';
import { sum } from './change-tax.ts';
import type { ChangeableOrder, ChangeQuote } from './order-change.ts';

/** What goes back for a cheaper change, by the lines that cost less than before: cents by the id of the line, null for the rest. */
export function refundOfChange(
  order: ChangeableOrder,
  { lines, difference }: Pick<ChangeQuote, 'lines' | 'difference'>,
): readonly { readonly orderItemId: string | null; readonly cents: Cents }[] {
  if (difference >= 0) return [];
  const cost = (line: Pick<QuotedLine, 'quantity' | 'unitPrice' | 'discount' | 'tax'>) =>
    goodsOf(line) + line.tax;
  const less = order.lines.flatMap((line) => {
    const now = lines.find(({ id }) => id === line.id);
    const cents = cost(line) - (now ? cost(now) : 0);
    return cents > 0 ? [{ orderItemId: now ? line.id : null, cents }] : [];
  });
  const most = sum(less.map(({ cents }) => cents));
  const shares = shareCents(
    Math.min(most, -difference),
    less.map(({ cents }) => cents),
  );
  const rest = -difference - Math.min(most, -difference);
  return [
    ...less.map(({ orderItemId }, at) => ({ orderItemId, cents: shares[at] ?? 0 })),
    ...(rest > 0 ? [{ orderItemId: null, cents: rest }] : []),
  ].filter(({ cents }) => cents > 0);
}
