import { button, nothing, part, text, type MailTemplate } from './template.ts';

/** Their foot has the link that stops them and the postal address, which no words replace. */
export const marketingTemplates = {
  'review-request': {
    ...nothing,
    group: 'marketing',
    label: 'Request for reviews',
    about: 'Some days after an order has arrived, to those who chose to be asked.',
    fields: ['first_name', 'order_number', 'review_days'],
    parts: { items: 'The pieces without a review' },
    buttons: { review: 'The order, where reviews are written' },
    words: {
      subject: 'How do you like your order {{order_number}}?',
      preheader: 'Stars, fit and a few words help others to choose.',
      heading: 'How do you like it?',
      blocks: [
        text('Hello {{first_name}},'),
        text(
          'Your pieces have been with you for some days. Stars, fit and a few words help others to choose. We publish what is not to your liking, too.',
        ),
        part('items'),
        button('review', 'Write a review'),
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
