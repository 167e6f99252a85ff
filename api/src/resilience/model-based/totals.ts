// Written again, apart from the shop's own rules, and in whole numbers only: half a cent is rounded up.

export interface ModelLine {
  readonly variantId: number;
  readonly quantity: number;
  readonly price: number;
  /** Of the price of a unit, what is taxed, and the rate in thousandths of a percent, as they were when it was bought. */
  readonly taxed: number;
  readonly rate: number;
}

export interface ModelTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

export type ModelMethod = 'standard' | 'expedited' | 'next-day';
const fasterPrice = { expedited: 19_90, 'next-day': 34_90 } as const;

/** All amounts in cents. */
export function totalsOf(lines: readonly ModelLine[], method: ModelMethod): ModelTotals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const standard = subtotal >= 250_00 ? 0 : 9_90;
  const shipping = method === 'standard' ? standard : fasterPrice[method];
  const exact = lines.reduce(
    (sum, { taxed, quantity, rate }) => sum + BigInt(taxed * quantity) * BigInt(rate),
    0n,
  );
  const tax = Number((exact * 2n + 100_000n) / 200_000n);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
