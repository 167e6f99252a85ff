import { button, nothing, part, text, type MailTemplate } from './template.ts';

const returns = { ...nothing, group: 'returns', buttons: { order: 'The order' } } as const;
const viewOrder = button('order', 'View your order');

const received = {
  ...returns,
  fields: ['order_number', 'outcome', 'amount', 'refund_time', 'reply_hours', 'reply_time'],
  whens: {
    money_follows: 'Money goes back',
    exchanged: 'Pieces are exchanged',
    more_follows: 'Other pieces have not arrived yet',
    not_refunded: 'A piece is not refunded',
  },
  parts: { items: 'The pieces, and what follows for each' },
} as const;

const what = [
  part('items'),
  text('{{amount}} goes back to you. {{refund_time}}', 'money_follows'),
  text('Your exchange leaves soon, and we write to you when it has shipped.', 'exchanged'),
  text(
    'The other pieces of this return have not arrived yet. We write to you when they have.',
    'more_follows',
  ),
  text('If you think that we are wrong, answer this email or write to us. {{reply_time}}', 'not_refunded'),
  viewOrder,
];

export const returnTemplates = {
  'return-requested': {
    ...returns,
    label: 'Return asked for',
    about: 'After a shopper has asked to return pieces.',
    fields: ['order_number', 'reply_hours', 'reply_time'],
    parts: { items: 'The pieces', note: 'What the shopper wrote' },
    words: {
      subject: 'We have your return request for order {{order_number}}',
      preheader: 'We look at it and write to you. {{reply_time}}',
      heading: 'We have your return request',
      blocks: [
        text('We look at it and write to you. {{reply_time}} Please keep the pieces as they are until then.'),
        ...[part('items'), part('note')],
        viewOrder,
      ],
    },
  },
  'return-approved': {
    ...returns,
    label: 'Return approved',
    about: 'When pieces may be sent back.',
    fields: ['order_number', 'reason', 'exchange_days', 'refund_days'],
    whens: {
      label_follows: 'The staff wrote nothing, and a label is sent',
      with_reply: 'The staff wrote how to send it back',
      exchange_kept: 'Pieces are kept in exchange',
      money_follows: 'Money goes back',
    },
    parts: {
      facts: 'Number of the order',
      reply: 'How it is sent back, as the staff wrote it',
      items: 'What is kept in exchange',
    },
    words: {
      subject: 'Your return for order {{order_number}} is approved',
      preheader: '{{reason}}',
      heading: 'Your return is approved',
      blocks: [
        part('facts'),
        text(
          'We send you a prepaid return label in an email of its own. Pack the pieces unworn, with their tags, and hand the parcel over.',
          'label_follows',
        ),
        text('Pack the pieces unworn, with their tags, and hand the parcel over.', 'with_reply'),
        ...[part('reply'), part('items')],
        text(
          'We keep it for {{exchange_days}} days, and send it when your pieces have arrived. If they come later and it is sold, we refund you.',
          'exchange_kept',
        ),
        text('When it has arrived, we refund you within {{refund_days}} business days.', 'money_follows'),
        viewOrder,
      ],
    },
  },
  'return-rejected': {
    ...returns,
    label: 'Return not taken',
    about: 'When pieces are not taken back.',
    fields: ['order_number', 'reason'],
    parts: { facts: 'Number of the order', reply: 'Why, as the staff wrote it' },
    words: {
      subject: 'We cannot take back your return for order {{order_number}}',
      preheader: '{{reason}}',
      heading: 'We cannot take back your return',
      blocks: [
        ...[part('facts'), part('reply')],
        text('If you think that this is wrong, {{reach_us}}'),
        viewOrder,
      ],
    },
  },
  'return-arrived': {
    ...returns,
    label: 'Return arrived',
    about: 'When a return has arrived and is looked at.',
    fields: ['order_number', 'outcome', 'refund_days'],
    whens: { money_follows: 'Money goes back', no_money: 'No money goes back' },
    parts: { facts: 'Number of the order' },
    words: {
      subject: 'Your return for order {{order_number}} has arrived',
      preheader: '{{outcome}}',
      heading: 'Your return has arrived',
      blocks: [
        part('facts'),
        text('We look at the pieces and refund you within {{refund_days}} business days.', 'money_follows'),
        text('We look at the pieces within {{refund_days}} business days.', 'no_money'),
        viewOrder,
      ],
    },
  },
  'return-received': {
    ...received,
    label: 'Pieces received',
    about: 'When pieces of a return were looked at: what follows for each.',
    words: {
      subject: 'Your return for order {{order_number}} has arrived',
      preheader: '{{outcome}}',
      heading: 'Your return has arrived',
      blocks: what,
    },
  },
  'return-missing': {
    ...received,
    label: 'Pieces missing',
    about: 'When pieces of a return were not in the parcel.',
    words: {
      subject: 'Pieces of your return for order {{order_number}} are missing',
      preheader: '{{outcome}}',
      heading: 'Pieces of your return are missing',
      blocks: what,
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
