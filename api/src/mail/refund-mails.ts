import { formatCents, policy } from '@ritual/shared/kernel';
import type { OrderRow } from '../modules/orders/repository.ts';
import type { PaymentRefund } from '../payments/provider.ts';
import { escapeHtml, mailPage } from './html.ts';
import { orderUrl } from './order-mails.ts';
import type { Mail } from './outbox.ts';

const untilSeen = `It takes ${policy.returns.refundDays} business days until you see it on your card.`;

function letter(
  order: OrderRow,
  publicUrl: string,
  { title, heading, sentences }: { title: string; heading: string; sentences: readonly string[] },
): Pick<Mail, 'recipient' | 'subject' | 'html' | 'text'> {
  const url = orderUrl(order, publicUrl);
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  return {
    recipient: order.email,
    subject: title,
    html: mailPage({
      title,
      body: `<h1 style="margin:0 0 16px;font-size:24px">${escapeHtml(heading)}</h1>${paragraphs}<p><a href="${escapeHtml(url)}" style="color:#1a1a1a">View the order</a></p>`,
    }),
    text: [heading, '', ...sentences, '', `View the order: ${url}`].join('\n'),
  };
}

/** For a payment that arrived when the order had ended and its pieces were gone. */
export function paymentRefundedMail(order: OrderRow, publicUrl: string): Mail {
  return {
    kind: 'payment-refunded',
    dedupeKey: `payment-refunded:${order.id}`,
    ...letter(order, publicUrl, {
      title: `Your payment for order ${order.number} is refunded`,
      heading: 'Your payment is refunded',
      sentences: [
        `Your payment of ${formatCents(order.totalCents)} for order ${order.number} came after the order had ended, and some of its pieces were no longer there.`,
        `We refund it in full. ${untilSeen} We are sorry for the trouble.`,
      ],
    }),
  };
}

/** For money that went back, in whole or in part. */
export function orderRefundedMail(
  order: OrderRow,
  { id, amountCents }: Pick<PaymentRefund, 'id' | 'amountCents'>,
  publicUrl: string,
): Mail {
  return {
    kind: 'order-refunded',
    dedupeKey: `order-refunded:${id}`,
    ...letter(order, publicUrl, {
      title: `${formatCents(amountCents)} of order ${order.number} is refunded`,
      heading: 'Your refund is on its way',
      sentences: [`We refunded ${formatCents(amountCents)} for order ${order.number}. ${untilSeen}`],
    }),
  };
}
