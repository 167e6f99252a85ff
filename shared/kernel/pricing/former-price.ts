import type { AskedPrice } from './sale.ts';

/** A price as of a moment. */
export interface PriceSince extends AskedPrice {
  /** ISO 8601. */
  readonly at: string;
  /** Whether shoppers could see the product. */
  readonly offered: boolean;
}

export interface FormerPrice {
  readonly isEnough: boolean;
  readonly days: number;
  /** When it was asked within the time that counts, oldest first; ISO 8601. */
  readonly asked: readonly { readonly from: string; readonly to: string }[];
}

const day = 86_400_000;

/**
 * How long a former price must have been asked, of which days before the sale. The guides of the FTC (16 CFR 233.1) want the price to have been
 * offered openly 'for a reasonably substantial period of time, in the recent, regular course' of business, and name no number. Three months are
 * what California looks at (Business and Professions Code 17501); that a third of them is enough is this store's own rule.
 */
export const formerPricePolicy = { days: 30, of: 90 } as const;

/**
 * Whether shoppers were asked a price, or more, for long enough before a moment. What is not known counts as not asked.
 * @param prices newest first
 */
export function formerPrice(
  prices: readonly PriceSince[],
  cents: number,
  { before, releasedAt }: { readonly before: Date; readonly releasedAt: string },
): FormerPrice {
  const end = before.getTime();
  const begin = Math.max(end - formerPricePolicy.of * day, Date.parse(releasedAt));
  const sorted = prices.toReversed();
  const asked: { from: number; to: number }[] = [];
  for (const [index, { at, price, offered }] of sorted.entries()) {
    const from = Math.max(begin, Date.parse(at));
    const next = sorted[index + 1];
    const to = Math.min(end, next ? Date.parse(next.at) : end);
    if (!offered || price < cents || from >= to) continue;
    const last = asked.at(-1);
    if (last?.to === from) last.to = to;
    else asked.push({ from, to });
  }
  const days = Math.floor(asked.reduce((sum, { from, to }) => sum + to - from, 0) / day);
  const iso = (ms: number) => new Date(ms).toISOString();
  return {
    isEnough: days >= formerPricePolicy.days,
    days,
    asked: asked.map(({ from, to }) => ({ from: iso(from), to: iso(to) })),
  };
}

/**
 * Since when a price has been shown beside the current one; null: none is.
 * @param prices newest first
 */
export function comparedSince(prices: readonly PriceSince[]): string | null {
  const [now, ...earlier] = prices;
  if (!now || now.compareAtPrice === null) return null;
  const other = earlier.findIndex(({ compareAtPrice }) => compareAtPrice !== now.compareAtPrice);
  return (other === -1 ? earlier.at(-1) : (earlier[other - 1] ?? now))?.at ?? now.at;
}
