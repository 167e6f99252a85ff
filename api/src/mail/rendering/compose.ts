import type { ShopFacts } from '@ritual/shared/contract';
import {
  filledMail,
  isTestOrderNumber,
  mailTemplates,
  promisedMailFields,
  shopName,
  withMailFields,
  type MailWords,
  type ShopPolicy,
} from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import type { Mail } from '../mail.ts';
import type { Block, EmailDocument, Signed } from './email-document.ts';
import { oneLine } from './plain.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';

/** The email, ready for the outbox. @param words left out: those that every store begins with */
export function compose(
  document: EmailDocument,
  shop: ShopFacts | null,
  policy: Pick<ShopPolicy, 'replyHours' | 'refundDays'>,
  words: MailWords = mailTemplates[document.template].words,
): Mail {
  const { kind, dedupeKey, recipient, orderId, because, stop, publicUrl, holds = [] } = document;
  const common = { shop: shopName({ facts: shop }), reach_us: reachUs(publicUrl, shop) };
  const fields = { ...document.fields, ...promisedMailFields(policy), ...common };
  const said = filledMail(words, { fields, holds });
  const { preheader, heading } = said;
  const isTest = isTestOrderNumber(document.fields?.['order_number'] ?? '');
  const subject = isTest ? `TEST: ${said.subject}` : said.subject;
  const signed: Signed = {
    ...{ subject, preheader, heading, publicUrl, shop, because: withMailFields(because, common) },
    ...(stop && { stop }),
    blocks: [...(isTest ? [testWords] : []), ...drawn(said, document)],
  };
  return {
    ...{ kind, dedupeKey, recipient, ...(orderId !== undefined && { orderId }) },
    // A line break would begin another header.
    subject: oneLine(subject),
    html: renderHtml(signed),
    text: renderText(signed),
    ...(stop && { unsubscribeUrl: stop.oneClick }),
  };
}

/** Above all that is said of a test order, whatever words the owner has given the mail. */
const testWords: Block = {
  type: 'text',
  text: 'This is a test order. No money moved, and nothing is sent.',
};

function drawn({ blocks }: MailWords, { parts = {}, urls = {} }: EmailDocument): Block[] {
  return blocks.flatMap((block): readonly Block[] => {
    if (block.kind === 'text') return [{ type: 'text', text: block.text }];
    if (block.kind === 'part') return parts[block.name] ?? [];
    const url = urls[block.name];
    return url === undefined || url === null ? [] : [{ type: 'button', label: block.label, url }];
  });
}

/** To the end of a sentence. */
function reachUs(publicUrl: string, shop: ShopFacts | null): string {
  if (shop === null) return `write to us: ${publicUrl}${paths.contact.to()}`;
  return `write to ${shop.email} or call ${shop.phone}.`;
}
