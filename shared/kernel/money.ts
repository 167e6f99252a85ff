/**
 * Money is integer US cents wherever something is computed. In JSON it is a decimal number of dollars; these
 * two functions are the only crossing.
 */
export type Cents = number;

/** Cents of a decimal dollar amount as it travels in JSON (19.9 → 1990). */
export function centsFromDollars(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Decimal dollars for JSON (1990 → 19.9). */
export function dollarsFromCents(cents: Cents): number {
  return cents / 100;
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$1,234.50' */
export function formatCents(cents: Cents): string {
  return usd.format(cents / 100);
}

/** '$1,234.50' of a decimal dollar amount as it travels in JSON. */
export function formatDollars(dollars: number): string {
  return formatCents(centsFromDollars(dollars));
}

/**
 * A percentage of an amount, rounded half up to whole cents. The rate is in percent with up to three decimal
 * places (6.25 is 6.25 %); the computation is on integers, so that 0.5 cents never becomes 0.4999.
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
