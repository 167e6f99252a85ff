import { brand, formatCents, policy } from '@ritual/shared/kernel';
import type { OrderItemRow, OrderRow } from '../modules/orders/repository.ts';
import { escapeHtml, mailPage } from './html.ts';
import type { Mail } from './outbox.ts';

export const orderUrl = (order: OrderRow, publicUrl: string) => `${publicUrl}/dashboard/orders/${order.id}`;

function sums(order: OrderRow): readonly (readonly [string, string])[] {
  return [
    ['Subtotal', formatCents(order.subtotalCents)],
    ['Shipping', order.shippingCents === 0 ? 'Free' : formatCents(order.shippingCents)],
    [`Tax (${order.taxRatePercent}%)`, formatCents(order.taxCents)],
    ['Total', formatCents(order.totalCents)],
  ];
}

/** 'Thank you': what was bought, for how much, where it goes. */
export function orderConfirmedMail(order: OrderRow, items: readonly OrderItemRow[], publicUrl: string): Mail {
  const delivery = `Standard delivery takes ${policy.delivery.standardDays} business days.`;
  const place = [order.recipientName, order.street, `${order.city}, ${order.state} ${order.zip}`];
  const lines = items.map((item) => ({
    what: `${item.productName}, ${item.size}, ${item.color}`,
    sum: `${item.quantity} × ${formatCents(item.unitPriceCents)}`,
  }));
  const title = `Order ${order.number} is confirmed`;
  const row = (name: string, value: string) =>
    `<tr><td style="padding:6px 0">${escapeHtml(name)}</td><td align="right" style="padding:6px 0">${escapeHtml(value)}</td></tr>`;
  const html = mailPage({
    title,
    body: `<h1 style="margin:0 0 16px;font-size:24px">Thank you for your order</h1>
<p>Your payment of ${formatCents(order.totalCents)} for order <strong>${order.number}</strong> has arrived. ${delivery}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${lines.map(({ what, sum }) => row(what, sum)).join('')}</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin-top:16px;border-top:1px solid #e2ded6">${sums(
      order,
    )
      .map(([name, value]) => row(name, value))
      .join('')}</table>
<p style="margin-top:24px"><strong>Shipping to</strong><br>${place.map(escapeHtml).join('<br>')}</p>
<p><a href="${escapeHtml(orderUrl(order, publicUrl))}" style="color:#1a1a1a">View your order</a></p>`,
  });
  const text = [
    'Thank you for your order',
    '',
    `Your payment of ${formatCents(order.totalCents)} for order ${order.number} has arrived. ${delivery}`,
    '',
    ...lines.map(({ what, sum }) => `${what}: ${sum}`),
    '',
    ...sums(order).map(([name, value]) => `${name}: ${value}`),
    '',
    'Shipping to',
    ...place,
    '',
    `View your order: ${orderUrl(order, publicUrl)}`,
    '',
    `Questions? Write to ${brand.email} or call ${brand.phone}.`,
  ].join('\n');
  return {
    ...{ kind: 'order-confirmed', dedupeKey: `order-confirmed:${order.id}`, recipient: order.email },
    ...{ subject: title, html, text },
  };
}
