import type { AdminProduct } from '@ritual/shared/contract';
import {
  comparedSince,
  formatCents,
  formatDay,
  formerPrice,
  formerPricePolicy,
  isChangedInSale,
  storeDay,
  storeMoment,
} from '@ritual/shared/kernel';

type Priced = Pick<AdminProduct, 'price' | 'compareAtPrice' | 'releasedAt' | 'sale' | 'prices'>;

/** What is planned, what runs, or how the last one ended. */
export function saleStory({ sale, price, compareAtPrice }: Priced, today: string): string {
  if (!sale) return 'No sale is planned.';
  const { firstDay, lastDay, before, state } = sale;
  const [from, to] = [formatDay(firstDay, today), formatDay(lastDay, today)];
  const [own, regular] = [formatCents(sale.price), formatCents(before?.price ?? price)];
  if (state === 'PLANNED')
    return today < firstDay || price > sale.price
      ? `${own} from ${from} to ${to}, beside ${regular}.`
      : `The sale at ${own} waits: the price is not above it. Its last day is ${to}.`;
  if (state === 'RUNNING')
    return isChangedInSale(sale, { price, compareAtPrice })
      ? `On sale until ${to}, at another price than planned: it was changed during the sale, and will stay when the sale ends.`
      : `On sale at ${own} until ${to}, then ${regular} again.`;
  const last = `The last sale, at ${own}, `;
  if (state === 'MISSED') return `${last}did not take place: the price was not above it until ${to}.`;
  const kept = state === 'KEPT' ? ' The price was changed during the sale, and stayed.' : '';
  return `${last}ended on ${to}.${kept}`;
}

/** Says when a former price was asked if that is too short a time before a moment; null: it is long enough, or nothing is known. */
export function formerPriceWarning(
  { prices = [], releasedAt }: Pick<Priced, 'prices' | 'releasedAt'>,
  cents: number,
  before: Date,
): string | null {
  if (prices.length === 0) return null;
  const { isEnough, days, asked } = formerPrice(prices, cents, { before, releasedAt });
  if (isEnough) return null;
  const today = storeDay(before);
  const dayOf = (iso: string) => formatDay(storeDay(new Date(iso)), today);
  const spans = asked
    .map(({ from, to }) => [dayOf(from), dayOf(to)] as const)
    .map(([from, to]) => (from === to ? from : `${from} to ${to}`));
  const listed = days === 0 ? '' : ` (${[...new Set(spans)].join('; ')})`;
  const price = formatCents(cents);
  const period = `${String(formerPricePolicy.of)} days before ${formatDay(today)}`;
  const found =
    asked.length === 0
      ? `${price} is not known to have been asked in the ${period}.`
      : `${price} was asked for ${String(days)} of the ${period}${listed}.`;
  return `${found} A price that a sale is compared with has to have been asked for a substantial time before (FTC, 16 CFR 233.1): at least ${String(formerPricePolicy.days)} days here.`;
}

/** Of the sale that is planned, else of what is shown beside the price now. */
export function comparisonWarning(product: Priced, now: Date): string | null {
  const { sale, price, compareAtPrice, prices = [] } = product;
  if (sale?.state === 'PLANNED') {
    const begins = storeMoment(sale.firstDay, '00:00');
    return formerPriceWarning(product, price, begins < now ? now : begins);
  }
  const since = comparedSince(prices);
  return since === null || compareAtPrice === null
    ? null
    : formerPriceWarning(product, compareAtPrice, new Date(since));
}
