import type { ShopFacts } from '@ritual/shared/contract';
import { shopName } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { Mail } from '../mail.ts';
import { theShop, type EmailDocument, type Signed } from './email-document.ts';
import { oneLine } from './plain.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** The email, ready for the outbox. */
export function compose(document: EmailDocument, shop: ShopFacts | null): Mail {
  const { kind, dedupeKey, recipient, orderId } = document;
  const name = shopName({ facts: shop });
  const named = (words: string) => words.replaceAll(theShop, () => name);
  const { subject, preheader, heading, because } = document;
  const signed: Signed = {
    ...{ ...document, shop, subject: named(subject), preheader: named(preheader) },
    ...{ heading: named(heading), because: named(because) },
    blocks: document.blocks.map((block) =>
      block.type === 'reach' ? { type: 'text', text: reachUs(block.when, document.publicUrl, shop) } : block,
    ),
  };
  return {
    ...{ kind, dedupeKey, recipient, ...(orderId !== undefined && { orderId }) },
    // A line break would begin another header.
    subject: oneLine(signed.subject),
    html: renderHtml(signed),
    text: renderText(signed),
    ...(document.stop && { unsubscribeUrl: document.stop.oneClick }),
  };
}

function reachUs(when: string, publicUrl: string, shop: ShopFacts | null): string {
  if (shop === null) return `${when}, write to us: ${publicUrl}${paths.contact.to()}`;
  return `${when}, write to ${shop.email} or call ${shop.phone}.`;
}
