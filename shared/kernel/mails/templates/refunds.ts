import { button, nothing, part, text, type MailTemplate } from './template.ts';

const refunds = {
  ...nothing,
  group: 'orders',
  parts: { refund: 'The refund' },
  buttons: { order: 'The order' },
} as const;
const viewOrder = button('order', 'View your order');

const canceled = {
  ...refunds,
  fields: ['order_number', 'amount', 'outcome', 'refund_time'],
  whens: {
    by_shopper: 'The shopper canceled it',
    no_answer: 'The shopper has not agreed to a later date',
    money_follows: 'Money goes back',
    no_money: 'No money goes back',
  },
} as const;

const money = [
  text('{{outcome}}', 'no_money'),
  text('{{outcome}} {{refund_time}}', 'money_follows'),
  part('refund'),
  viewOrder,
];

export const refundTemplates = {
  'order-canceled': {
    ...canceled,
    label: 'Order canceled',
    about: 'When a paid order ends before it has shipped.',
    words: {
      subject: 'Order {{order_number}} is canceled',
      preheader: 'Nothing of it will be shipped. {{outcome}}',
      heading: 'Your order is canceled',
      blocks: [
        text('You canceled order {{order_number}}, and nothing of it will be shipped.', 'by_shopper'),
        text(
          'We could not ship order {{order_number}} in time, and have not heard that you agree to the later date. So it is canceled, and nothing of it will be shipped. We are sorry.',
          'no_answer',
        ),
        ...money,
      ],
    },
  },
  'order-rest-canceled': {
    ...canceled,
    label: 'Rest of an order canceled',
    about: 'When what has not shipped of a paid order ends.',
    parts: { ...canceled.parts, items: 'What is canceled' },
    words: {
      subject: 'The rest of order {{order_number}} is canceled',
      preheader: 'Nothing more of it will be shipped. {{outcome}}',
      heading: 'The rest is canceled',
      blocks: [
        text(
          'You canceled the rest of order {{order_number}}, and nothing more of it will be shipped.',
          'by_shopper',
        ),
        text(
          'We could not ship the rest of order {{order_number}} in time, and have not heard that you agree to the later date. So it is canceled, and nothing more of it will be shipped. We are sorry.',
          'no_answer',
        ),
        part('items'),
        ...money,
      ],
    },
  },
  'order-refunded': {
    ...refunds,
    label: 'Refund',
    about: 'When money goes back, in whole or in part.',
    fields: ['order_number', 'amount', 'refund_time'],
    words: {
      subject: '{{amount}} of order {{order_number}} is refunded',
      preheader: '{{refund_time}}',
      heading: 'Your refund is on its way',
      blocks: [
        text('We refunded {{amount}} for order {{order_number}}. {{refund_time}}'),
        part('refund'),
        viewOrder,
      ],
    },
  },
  'refund-failed': {
    ...refunds,
    label: 'Refund failed',
    about: 'When money that was said to go back did not arrive.',
    fields: ['order_number', 'amount', 'reason'],
    whens: { sent_back: 'The bank sent it back', refused: 'It could not be refunded to the card' },
    words: {
      subject: 'Your refund for order {{order_number}} did not arrive',
      preheader: '{{reason}} We will find another way.',
      heading: 'Your refund did not arrive',
      blocks: [
        text(
          'We refunded {{amount}} for order {{order_number}}, and your bank sent it back to us.',
          'sent_back',
        ),
        text(
          'That happens when a card was replaced or an account was closed. The money is not lost.',
          'sent_back',
        ),
        text(
          'We could not refund {{amount}} for order {{order_number}} to the card with which you paid.',
          'refused',
        ),
        text(
          'That happens when a payment was long ago or an account was closed. The money is not lost.',
          'refused',
        ),
        text('We will write to you to find another way. You need not do anything until then.'),
        part('refund'),
        viewOrder,
      ],
    },
  },
  'payment-refunded': {
    ...refunds,
    label: 'Late payment goes back',
    about: 'When a payment came after its order had ended.',
    fields: ['order_number', 'total', 'refund_time'],
    words: {
      subject: 'Your payment for order {{order_number}} is refunded',
      preheader: '{{total}} goes back to you. We are sorry for the trouble.',
      heading: 'Your payment is refunded',
      blocks: [
        text(
          'Your payment of {{total}} for order {{order_number}} came after the order had ended, and some of its pieces were no longer there.',
        ),
        text('We refund it in full. {{refund_time}} We are sorry for the trouble.'),
        part('refund'),
        viewOrder,
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
