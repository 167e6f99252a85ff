import { brand } from '../shop/brand.ts';
import { addressLines } from '../shop/shop.ts';

interface InvoicedOrder {
  readonly number: string;
  readonly paidAt: string | null;
}

type Facts = Parameters<typeof addressLines>[0] & {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

/** The seller on an invoice. Only orders from before the facts of the shop were entered may lack it. */
function sellerOf(facts: Facts | null) {
  if (facts === null) return { name: brand.name, addressLines: [], email: '', phone: '' };
  const { name, email, phone } = facts;
  return { name, addressLines: addressLines(facts), email, phone };
}

/** The invoice of an order: its number is the order's, its date that of the payment. Null: it was not paid. */
export function invoiceOf<Order extends InvoicedOrder>(order: Order, facts: Facts | null) {
  const { number, paidAt } = order;
  return paidAt === null
    ? null
    : { number: number.replace(/^ROP-/, 'INV-'), issuedAt: paidAt, seller: sellerOf(facts), order };
}
