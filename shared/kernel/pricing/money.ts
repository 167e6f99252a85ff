/** Money is integer US cents wherever something is computed or shown. */
export type Cents = number;

declare const unit: unique symbol;
/** A decimal number of dollars, the format of money in JSON. Branded, so that cents are not sent in its place. */
export type Dollars = number & { readonly [unit]: 'dollars' };

/** 1990 → 19.9, for JSON and for files that other programs read. Only the contract converts back (`contract/primitives`). */
export function dollarsFromCents(cents: Cents): Dollars {
  return (cents / 100) as Dollars;
}

/** 123450 → '1234.50', for tables that other programs read. */
export function decimalOfCents(cents: Cents): string {
  return dollarsFromCents(cents).toFixed(2);
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1,234.50' */
export function formatCents(cents: Cents): string {
  return usd.format(cents / 100);
}

/**
 * A percentage of an amount, rounded half up to whole cents. The rate is in percent with up to three decimal places (6.25 is
 * 6.25 %); computed with integers, so that 0.5 cents never becomes 0.4999.
 */
export function percentOfCents(cents: Cents, ratePercent: number): Cents {
  const thousandths = Math.round(ratePercent * 1000);
  return Math.floor((cents * thousandths + 50_000) / 100_000);
}

/** Saving of a sale price in whole percent, rounded down so that it never promises too much; 0 when none. */
export function savingPercent(priceCents: Cents, compareAtCents: Cents | null): number {
  if (compareAtCents === null || compareAtCents <= priceCents) return 0;
  return Math.floor(((compareAtCents - priceCents) * 100) / compareAtCents);
}
