import { formatCents, shippingTerm, type ShopPolicy } from '@ritual/shared/kernel';
import { text, type Block, type EmailDocument, type Row } from '../rendering/email-document.ts';
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
  | 'taxCents'
  | 'totalCents';

export function sumsOf(order: Pick<MailedOrder, Sums>): Row[] {
  return [
    ['Subtotal', formatCents(order.subtotalCents)],
    ...(order.discountCents > 0 ? [['Discount', `−${formatCents(order.discountCents)}`] as const] : []),
    [
      shippingTerm(order.shippingMethod),
      order.shippingCents === 0 ? 'Free' : formatCents(order.shippingCents),
    ],
    [order.taxRatePercent > 0 ? `Tax (${order.taxRatePercent}%)` : 'Tax', formatCents(order.taxCents)],
    ['Total', formatCents(order.totalCents)],
  ];
}

export const piecesOf = (items: readonly MailedItem[]): Block => ({
  ...{ type: 'lines', title: 'Your pieces' },
  lines: items.map((item) => ({
    ...lineTextOf(item),
    sum: `${item.quantity} × ${formatCents(item.unitPriceCents)}`,
  })),
});

const seeOnline =
  'To see your order online, log in with this email address. If you have no password yet, choose one there with “Forgot your password?”.';

/** 'Thank you': what was bought, for how much, where it goes. */
export function orderConfirmedMail(
  order: MailedOrder,
  items: readonly MailedItem[],
  { publicUrl, policy }: { readonly publicUrl: string; readonly policy: ShopPolicy },
): EmailDocument {
  const total = formatCents(order.totalCents);
  return orderEmail(
    { order, publicUrl },
    {
      ...{ kind: 'order-confirmed', dedupeKey: `order-confirmed:${order.id}` },
      subject: `Order ${order.number} is confirmed`,
      preheader: `Your payment of ${total} has arrived. ${deliveryTime(order, policy)}`,
      heading: 'Thank you for your order',
      blocks: [
        text(
          `Your payment of ${total} for order ${order.number} has arrived. ${deliveryTime(order, policy)}`,
        ),
        piecesOf(items),
        { type: 'table', rows: sumsOf(order), total: true },
        addressOf(order),
        // Its customer may have no password: an order on the phone needs none.
        ...(order.payBy ? [text(seeOnline)] : []),
      ],
    },
  );
}
