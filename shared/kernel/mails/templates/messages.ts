import { button, nothing, part, text, type MailTemplate } from './template.ts';

const messages = { ...nothing, group: 'messages' } as const;

export const messageTemplates = {
  'contact-receipt': {
    ...messages,
    label: 'Message received',
    about: 'To a person who has used the contact form.',
    fields: ['name', 'reference', 'reply_hours', 'reply_time'],
    parts: { facts: 'Reference and topic', message: 'What was written' },
    buttons: { faq: 'The FAQ' },
    words: {
      subject: 'We have your message {{reference}}',
      preheader: '{{reply_time}}',
      heading: 'We have your message',
      blocks: [
        text('Hello {{name}},'),
        text('Thank you for writing to us. {{reply_time}}'),
        part('facts'),
        part('message'),
        text('Many questions have their answer already:'),
        button('faq', 'Read our FAQ'),
      ],
    },
  },
  'contact-reply': {
    ...messages,
    label: 'Answer to a message',
    about: 'What the staff answers to a message.',
    fields: ['name', 'reference', 'answer'],
    parts: { answer: 'The answer', message: 'What was written' },
    buttons: { contact: 'The contact form' },
    words: {
      subject: 'Our answer to your message {{reference}}',
      preheader: '{{answer}}',
      heading: 'Our answer to your message',
      blocks: [
        text('Hello {{name}},'),
        part('answer'),
        part('message'),
        text('If something is still open, just answer this email, or write to us again:'),
        button('contact', 'Write to us'),
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
