import { button, nothing, part, text, type MailTemplate } from './template.ts';

const staff = { ...nothing, group: 'staff' } as const;

export const staffTemplates = {
  'staff-invitation': {
    ...staff,
    label: 'Invitation',
    about: 'To a person who is to work in the admin area.',
    fields: ['invited_by', 'link_life'],
    parts: { role: 'The role' },
    buttons: { accept: 'The link that accepts the invitation' },
    words: {
      subject: 'You are invited to the staff of {{shop}}',
      preheader: 'The link works once, for {{link_life}}.',
      heading: 'You are invited to the staff of {{shop}}',
      blocks: [
        text('{{invited_by}} invites you to work in the store’s admin area.'),
        part('role'),
        button('accept', 'Accept the invitation'),
        text('The link works once, for {{link_life}}.'),
        text('If you do not know what this is about, you need not do anything.'),
      ],
    },
  },
  'order-notice': {
    ...staff,
    label: 'New order',
    about: 'To the address for new orders in the settings, after an order was paid.',
    fields: ['order_number', 'total', 'recipient_name', 'city'],
    parts: { facts: 'Number and total of the order' },
    buttons: { order: 'The order in the admin area' },
    words: {
      subject: 'New order {{order_number}}: {{total}}',
      preheader: 'For {{recipient_name}}, {{city}}.',
      heading: 'A new order',
      blocks: [
        text('Order {{order_number}} was paid. It goes to {{recipient_name}}, {{city}}.'),
        part('facts'),
        button('order', 'Open the order'),
      ],
    },
  },
} as const satisfies Readonly<Record<string, MailTemplate>>;
