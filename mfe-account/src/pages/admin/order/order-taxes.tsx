import type { AdminOrder } from '@ritual/shared/contract';
import { formatCents, taxLevelLabel, type Cents } from '@ritual/shared/kernel';
import { Facts } from '../../../admin/index.ts';

type OrderTax = NonNullable<AdminOrder['taxes']>[number];

interface OrderTaxesProps {
  readonly taxes: readonly OrderTax[];
  /** What is paid for goods without tax. */
  readonly goods: Cents;
}

/** Who takes the tax of an order; nothing where the sum above says it all. */
export function OrderTaxes({ taxes, goods }: OrderTaxesProps) {
  const shown = taxes.filter(({ tax }) => tax > 0);
  const [first] = shown;
  if (first === undefined) return null;
  const isAll = first.exempt === 0 || first.taxable === goods;
  if (shown.length === 1 && isAll && first.refunded === 0) return null;
  return (
    <Facts
      items={shown.map(({ level, name, rate, taxable, exempt, tax, refunded }) => ({
        term: `${taxLevelLabel[level]} ${name}, ${String(rate)}%`,
        value: [
          ...(taxable > 0 ? [`${formatCents(tax)} of ${formatCents(taxable)}`] : []),
          ...(exempt > 0 ? [`${formatCents(exempt)} not taxed`] : []),
          ...(refunded > 0 ? [`${formatCents(refunded)} given back`] : []),
        ].join('; '),
      }))}
    />
  );
}
