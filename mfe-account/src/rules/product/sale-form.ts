import type { ProductSale } from '@ritual/shared/contract';
import { decimalOfCents, dollarsFromCents, readAmount } from '@ritual/shared/kernel';

/** Fields by the names that the API has for them. */
export type SaleValues = Readonly<Record<'sale.price' | 'sale.firstDay' | 'sale.lastDay', string>>;

export const saleValues = (sale: ProductSale | null, today: string): SaleValues => ({
  'sale.price': sale ? decimalOfCents(sale.price) : '',
  'sale.firstDay': sale?.firstDay ?? today,
  'sale.lastDay': sale?.lastDay ?? '',
});

/** As it goes to the API. What is no amount is 0, which no schema takes. */
export function saleOf(values: SaleValues) {
  return {
    price: dollarsFromCents(readAmount(values['sale.price']) ?? 0),
    firstDay: values['sale.firstDay'],
    lastDay: values['sale.lastDay'],
  };
}
