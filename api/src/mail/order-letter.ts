import type { OrderRow } from '../modules/orders/repository.ts';
import { escapeHtml, mailPage } from './html.ts';
import { orderUrl } from './order-mails.ts';
import type { Mail } from './outbox.ts';

interface Way {
  readonly label: string;
  readonly href: string;
}

interface OrderLetter {
  readonly title: string;
  readonly heading: string;
  readonly sentences: readonly string[];
  /** What comes before the way to the order. */
  readonly link?: Way | null;
}

const anchor = ({ label, href }: Way) =>
  `<p><a href="${escapeHtml(href)}" style="color:#1a1a1a">${escapeHtml(label)}</a></p>`;

/** A mail of a few sentences about an order, with the way to it. */
export function orderLetter(
  order: OrderRow,
  publicUrl: string,
  { title, heading, sentences, link }: OrderLetter,
): Pick<Mail, 'recipient' | 'subject' | 'html' | 'text'> {
  const ways = [...(link ? [link] : []), { label: 'View the order', href: orderUrl(order, publicUrl) }];
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  return {
    recipient: order.email,
    subject: title,
    html: mailPage({
      title,
      body: `<h1 style="margin:0 0 16px;font-size:24px">${escapeHtml(heading)}</h1>${paragraphs}${ways.map(anchor).join('')}`,
    }),
    text: [heading, '', ...sentences, '', ...ways.map(({ label, href }) => `${label}: ${href}`)].join('\n'),
  };
}
