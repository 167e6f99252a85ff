import { brand } from './brand.ts';

/** Who sells, as an invoice names it. */
export const seller = {
  name: brand.name,
  addressLines: [brand.store.street, `${brand.store.city}, ${brand.store.state} ${brand.store.zip}`],
  email: brand.email,
  phone: brand.phone,
};

interface InvoicedOrder {
  readonly number: string;
  readonly paidAt: string | null;
}

/** The invoice of an order: its number is the order's, its day that of the payment. Null: it was not paid. */
export function invoiceOf<Order extends InvoicedOrder>(order: Order) {
  const { number, paidAt } = order;
  return paidAt === null
    ? null
    : { number: number.replace(/^ROP-/, 'INV-'), issuedAt: paidAt, seller, order };
}
