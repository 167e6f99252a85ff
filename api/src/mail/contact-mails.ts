import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { type EmailDocument, theShop } from './rendering/email-document.ts';
import { withoutAddresses } from './rendering/plain.ts';

interface Conversation {
  readonly name: string;
  readonly email: string;
  /** What the shopper was told on the page; names the conversation in both mails. */
  readonly reference: string;
  /** What the shopper wrote. */
  readonly message: string;
}

/** The message has arrived: what it said, and when an answer comes. */
export function contactReceiptMail(
  { name, email, reference, topicLabel, message }: Conversation & { readonly topicLabel: string },
  publicUrl: string,
): EmailDocument {
  return {
    ...{ kind: 'contact-receipt', template: 'contact-receipt', recipient: email, publicUrl },
    dedupeKey: `contact-receipt:${randomUUID()}`,
    fields: { name: withoutAddresses(name), reference },
    parts: {
      facts: [
        {
          type: 'table',
          rows: [
            ['Reference', reference],
            ['Topic', topicLabel],
          ],
        },
      ],
      // The sender may have entered another person's address.
      message: [{ type: 'quote', title: 'You wrote', text: withoutAddresses(message) }],
    },
    urls: { faq: publicUrl + paths.faq.to() },
    because: `this address was named in a message to ${theShop}. If it was not yours, you need not do anything.`,
  };
}

/** The answer that an administrator wrote. */
export function contactReplyMail(
  { name, email, reference, reply, message }: Conversation & { readonly reply: string },
  publicUrl: string,
): EmailDocument {
  return {
    ...{ kind: 'contact-reply', template: 'contact-reply', recipient: email, publicUrl },
    dedupeKey: `contact-reply:${randomUUID()}`,
    fields: { name: withoutAddresses(name), reference, answer: reply },
    parts: {
      answer: [{ type: 'text', text: reply }],
      message: [{ type: 'quote', title: `Your message ${reference}`, text: withoutAddresses(message) }],
    },
    urls: { contact: publicUrl + paths.contact.to() },
    because: `you wrote to ${theShop}.`,
  };
}
