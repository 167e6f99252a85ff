/**
 * The label of the tax of an order: 'Tax (6.25%)', and 'Tax' where none is taken or the rate is not known; 'Sales tax' where goods
 * and shipping have different rates, of which none is shown.
 * @param word what invoices call it
 */
export function taxTerm(
  { taxRatePercent = 0, ratesDiffer = false }: TermTax,
  word: 'Tax' | 'Sales tax' = 'Tax',
): string {
  if (ratesDiffer) return 'Sales tax';
  return taxRatePercent > 0 ? `${word} (${String(taxRatePercent)}%)` : word;
}

interface TermTax {
  readonly taxRatePercent?: number | undefined;
  readonly ratesDiffer?: boolean | undefined;
}
