import { policy } from '@ritual/shared/kernel';
import { paths } from '@ritual/shared/routing/paths';
import { letter } from './account-mails.ts';
import type { Mail } from './outbox.ts';

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
): Mail {
  return letter(
    { email, firstName: name },
    {
      ...{ kind: 'contact-receipt', subject: `We have your message ${reference}` },
      before: [
        `Thank you for writing to us. We reply within ${policy.support.replyHours} hours.`,
        `Topic: ${topicLabel}`,
        `Your message: ${message}`,
      ],
      link: { label: 'Read our FAQ', url: publicUrl + paths.faq.to() },
      after: [],
    },
  );
}

/** The answer that an administrator wrote. */
export function contactReplyMail(
  { name, email, reference, reply, message }: Conversation & { readonly reply: string },
  publicUrl: string,
): Mail {
  return letter(
    { email, firstName: name },
    {
      ...{ kind: 'contact-reply', subject: `Our answer to your message ${reference}` },
      before: [reply],
      link: { label: 'Write to us again', url: publicUrl + paths.contact.to() },
      after: [`Your message: ${message}`],
    },
  );
}
