import type { PhoneOrderQuote } from '@ritual/shared/contract';
import { formatCents, taxTerm } from '@ritual/shared/kernel';
import { Facts } from '../../../../admin/index.ts';

/** What the order costs. */
export function Sums({ quote }: { readonly quote: PhoneOrderQuote }) {
  const { subtotal, shipping, tax, taxRatePercent, total } = quote;
  return (
    <Facts
      items={[
        { term: 'Goods', value: formatCents(subtotal) },
        { term: 'Shipping', value: shipping === 0 ? 'Free' : formatCents(shipping) },
        tax === null || taxRatePercent === null
          ? { term: 'Tax', value: 'Goes by the state' }
          : { term: taxTerm({ ...quote, taxRatePercent }), value: formatCents(tax) },
        { term: tax === null ? 'Without tax' : 'Total', value: <strong>{formatCents(total)}</strong> },
      ]}
    />
  );
}
