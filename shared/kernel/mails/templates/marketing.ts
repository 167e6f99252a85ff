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
  'opening-confirm': {
    ...nothing,
    group: 'marketing',
    label: 'Confirm the list to be told',
    about: 'At once, to an address that was entered on the page of the shop before it opens.',
    fields: ['confirm_days'],
    buttons: { confirm: 'The page on which the address is confirmed' },
    words: {
      subject: 'Confirm that {{shop}} may tell you when it opens',
      preheader: 'One click, and we write to you once.',
      heading: 'Tell you when we open?',
      blocks: [
        text(
          'This address was entered on our page. Confirm that it is yours, and we write to you once: when our shop has opened.',
        ),
        button('confirm', 'Yes, tell me'),
        text('Without that we forget the address after {{confirm_days}} days.'),
      ],
    },
  },
  'shop-opened': {
    ...nothing,
    group: 'marketing',
    label: 'The shop has opened',
    about: 'Once, to those who asked to be told, when the shop has opened.',
    buttons: { shop: 'The home page' },
    words: {
      subject: '{{shop}} is open',
      preheader: 'You asked to be told: our doors are open.',
      heading: 'We are open',
      blocks: [
        text('You asked us to tell you when our shop opens. It has: come in and look around.'),
        button('shop', 'To the shop'),
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
