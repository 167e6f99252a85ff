import { policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/paths';
import { randomUUID } from 'node:crypto';
import { button, text, type EmailDocument, theShop } from './rendering/email-document.ts';
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
    ...{ kind: 'contact-receipt', dedupeKey: `contact-receipt:${randomUUID()}`, recipient: email, publicUrl },
    subject: `We have your message ${reference}`,
    preheader: `We reply within ${policy.support.replyHours} hours.`,
    heading: 'We have your message',
    blocks: [
      text(`Hello ${withoutAddresses(name)},`),
      text(`Thank you for writing to us. We reply within ${policy.support.replyHours} hours.`),
      {
        type: 'table',
        rows: [
          ['Reference', reference],
          ['Topic', topicLabel],
        ],
      },
      // The sender may have entered another person's address.
      { type: 'quote', title: 'You wrote', text: withoutAddresses(message) },
      text('Many questions have their answer already:'),
      button('Read our FAQ', publicUrl + paths.faq.to()),
    ],
    because: `this address was named in a message to ${theShop}. If it was not yours, you need not do anything.`,
  };
}

/** The answer that an administrator wrote. */
export function contactReplyMail(
  { name, email, reference, reply, message }: Conversation & { readonly reply: string },
  publicUrl: string,
): EmailDocument {
  return {
    ...{ kind: 'contact-reply', dedupeKey: `contact-reply:${randomUUID()}`, recipient: email, publicUrl },
    subject: `Our answer to your message ${reference}`,
    preheader: reply,
    heading: 'Our answer to your message',
    blocks: [
      text(`Hello ${withoutAddresses(name)},`),
      text(reply),
      { type: 'quote', title: `Your message ${reference}`, text: withoutAddresses(message) },
      text('If something is still open, just answer this email, or write to us again:'),
      button('Write to us', publicUrl + paths.contact.to()),
    ],
    because: `you wrote to ${theShop}.`,
  };
}
