import {
  deliveryWords,
  policy,
  shippingMethodLabel,
  type JurisdictionTax,
  type ShippingMethod,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { type Block, type EmailDocument, theShop } from '../rendering/email-document.ts';

/** As much of an order as emails show. */
export interface MailedOrder {
  readonly id: string;
  readonly number: string;
  /** '': the account was deleted. */
  readonly email: string;
  readonly recipientName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly taxRatePercent: number;
  readonly shippingTaxes?: readonly JurisdictionTax[] | null;
  readonly shippingMethod: ShippingMethod;
  /** The staff has made it, and it was paid by a link until then. */
  readonly payBy?: Date | null;
}

/** A line of an order. */
export interface MailedItem {
  readonly id: string;
  readonly productName: string;
  readonly size: string;
  readonly color: string;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly taxes?: readonly JurisdictionTax[] | null;
  /** The line in exchange for whose pieces it goes out. */
  readonly replaces?: string | null;
}

export const deliveryTime = (
  { shippingMethod }: Pick<MailedOrder, 'shippingMethod'>,
  policy: Pick<ShopPolicy, 'deliveryDays'>,
): string =>
  `${shippingMethodLabel[shippingMethod]} delivery takes ${deliveryWords(shippingMethod, policy)}.`;
export const refundTime = `It takes ${policy.returns.refundDays} business days until you see it on your card.`;

/** An email about an order, to its shopper, with the way to the order. */
export function orderEmail(
  { order, publicUrl }: { readonly order: MailedOrder; readonly publicUrl: string },
  document: Pick<EmailDocument, 'kind' | 'template' | 'dedupeKey' | 'fields' | 'holds' | 'parts' | 'urls'>,
): EmailDocument {
  return {
    ...{ ...document, recipient: order.email, publicUrl, orderId: order.id },
    fields: { order_number: order.number, ...document.fields },
    urls: { order: publicUrl + paths.order.to({ id: order.id }), ...document.urls },
    because: `you ordered at ${theShop}: order ${order.number}.`,
  };
}

export function addressOf(order: MailedOrder): Block {
  const { recipientName, street, city, state, zip } = order;
  return {
    type: 'address',
    title: 'Shipping to',
    lines: [recipientName, street, `${city}, ${state} ${zip}`],
  };
}

/** '2 × Aurora Legging' and 'M, Pine' for each of them. */
export function piecesBlock(
  title: string,
  items: readonly Pick<MailedItem, 'productName' | 'size' | 'color' | 'quantity'>[],
): Block {
  const lines = items.map((item) => {
    const { what, detail } = lineTextOf(item);
    return { what: `${item.quantity} × ${what}`, detail };
  });
  return { type: 'lines', title, lines };
}

/** 'Aurora Legging' and 'M, Pine' */
export function lineTextOf(item: Pick<MailedItem, 'productName' | 'size' | 'color'>) {
  return { what: item.productName, detail: `${item.size}, ${item.color}` };
}
