// Written again, apart from the shop's own rules, and in whole numbers only: half a cent is rounded up.

export interface ModelLine {
  readonly variantId: number;
  readonly quantity: number;
  readonly price: number;
}

export interface ModelTotals {
  readonly subtotal: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

/** All amounts in cents; the rate in thousandths of a percent. */
export function totalsOf(lines: readonly ModelLine[], rate: number): ModelTotals {
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const shipping = subtotal >= 250_00 ? 0 : 9_90;
  const tax = Number((BigInt(subtotal) * BigInt(rate) * 2n + 100_000n) / 200_000n);
  return { subtotal, shipping, tax, total: subtotal + shipping + tax };
}
