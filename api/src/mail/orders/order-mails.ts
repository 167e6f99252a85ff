import { formatCents, orderRatesDiffer, shippingTerm, taxTerm, type ShopPolicy } from '@ritual/shared/kernel';
import type { Block, EmailDocument, Row } from '../rendering/email-document.ts';
import {
  addressOf,
  deliveryTime,
  orderEmail,
  lineTextOf,
  type MailedItem,
  type MailedOrder,
} from './order-email.ts';

type Sums =
  | 'subtotalCents'
  | 'discountCents'
  | 'shippingMethod'
  | 'shippingCents'
  | 'taxRatePercent'
  | 'shippingTaxes'
  | 'taxCents'
  | 'totalCents';

export function sumsOf(order: Pick<MailedOrder, Sums>, items: readonly Pick<MailedItem, 'taxes'>[]): Row[] {
  return [
    ['Subtotal', formatCents(order.subtotalCents)],
    ...(order.discountCents > 0 ? [['Discount', `−${formatCents(order.discountCents)}`] as const] : []),
    [
      shippingTerm(order.shippingMethod),
      order.shippingCents === 0 ? 'Free' : formatCents(order.shippingCents),
    ],
    [termOfTax(order, items), formatCents(order.taxCents)],
    ['Total', formatCents(order.totalCents)],
  ];
}

/** 'Tax (6.25%)'; 'Sales tax' where goods and shipping have different rates. */
function termOfTax(
  { taxRatePercent, shippingTaxes }: Pick<MailedOrder, Sums>,
  items: readonly Pick<MailedItem, 'taxes'>[],
): string {
  return taxTerm({ taxRatePercent, ratesDiffer: orderRatesDiffer(items, shippingTaxes) });
}

export const piecesOf = (items: readonly MailedItem[]): Block => ({
  ...{ type: 'lines', title: 'Your pieces' },
  lines: items.map((item) => ({
    ...lineTextOf(item),
    sum: `${item.quantity} × ${formatCents(item.unitPriceCents)}`,
  })),
});

/** 'Thank you': what was bought, for how much, where it goes. */
export function orderConfirmedMail(
  order: MailedOrder,
  items: readonly MailedItem[],
  { publicUrl, policy }: { readonly publicUrl: string; readonly policy: ShopPolicy },
): EmailDocument {
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-confirmed', template: 'order-confirmed', dedupeKey: `order-confirmed:${order.id}` },
      fields: { total: formatCents(order.totalCents), delivery_time: deliveryTime(order, policy) },
      // Its customer may have no password: an order on the phone needs none.
      holds: order.payBy ? ['by_phone'] : [],
      parts: {
        items: [piecesOf(items)],
        totals: [{ type: 'table', rows: sumsOf(order, items), total: true }],
        address: [addressOf(order)],
      },
    },
  );
}
